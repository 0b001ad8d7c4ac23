package dakon.painting;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;

/** Shapes with soft edges: what light leaves of a shadow. */
final class Softness {
  private Softness() {}

  /** Paints a shape in a colour that fades out over about twice the radius. */
  static void paint(Graphics2D g, Shape shape, double radius, Color colour) {
    Rectangle box = shape.getBounds();
    int reach = (int) Math.ceil(2 * radius) + 2;
    box.grow(reach, reach);
    double scale = Math.min(1, 4 / radius);
    int width = (int) Math.ceil(box.width * scale);
    int height = (int) Math.ceil(box.height * scale);
    if (width <= 0 || height <= 0) {
      return;
    }
    BufferedImage mask = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D m = mask.createGraphics();
    m.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    m.scale((double) width / box.width, (double) height / box.height);
    m.translate(-box.x, -box.y);
    m.setColor(Color.WHITE);
    m.fill(shape);
    m.dispose();
    int[] light = mask.getRaster().getSamples(0, 0, width, height, 0, new int[width * height]);
    int rgb = colour.getRGB() & 0xFFFFFF;
    int opacity = colour.getAlpha();
    BufferedImage soft =
        new Field(width, height, light)
            .blurred((int) Math.round(radius * scale * 0.6))
            .picture(box.width, box.height, l -> ((l * opacity + 127) / 255) << 24 | rgb);
    g.drawImage(soft, box.x, box.y, null);
  }

  /**
   * Paints what falls into a shape from outside, such as the shadow of its rim: from above if the
   * distance is positive, from below if it is negative. It is not clipped to the shape.
   */
  static void paintInside(Graphics2D g, Shape hole, double down, double radius, Color colour) {
    Rectangle box = hole.getBounds();
    int reach = (int) Math.ceil(3 * radius + Math.abs(down)) + 2;
    box.grow(reach, reach);
    Area around = new Area(box);
    Area lowered = new Area(hole);
    lowered.transform(AffineTransform.getTranslateInstance(0, down));
    around.subtract(lowered);
    paint(g, around, radius, colour);
  }
}
