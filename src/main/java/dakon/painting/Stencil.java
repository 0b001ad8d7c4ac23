package dakon.painting;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** Paints within a shape, with smooth edges where a clip would leave jagged ones. */
final class Stencil {
  private Stencil() {}

  /** Lets something be painted, and keeps of it what lies within the shape. */
  static void paint(Graphics2D g, Shape shape, Consumer<Graphics2D> painting) {
    Rectangle box = shape.getBounds();
    box.grow(1, 1);
    BufferedImage layer = new BufferedImage(box.width, box.height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D inside = layer.createGraphics();
    smooth(inside);
    inside.translate(-box.x, -box.y);
    inside.fill(shape);
    inside.setComposite(AlphaComposite.SrcAtop);
    painting.accept(inside);
    inside.dispose();
    g.drawImage(layer, box.x, box.y, null);
  }

  /** Asks for smooth edges, exact strokes and soft scaling. */
  static void smooth(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
  }
}
