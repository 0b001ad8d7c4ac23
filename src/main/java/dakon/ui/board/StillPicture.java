package dakon.ui.board;

import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.Serial;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** A still picture of a board; until it is painted, the place where it will be. */
public final class StillPicture extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final double WIDTH_TO_HEIGHT = 2.2;
  private static final double ARC = 28;

  /** How far a board keeps from the edge of its picture, as a part of the width. */
  private static final double MARGIN = 0.025;

  private final transient Stills stills;
  private transient Optional<Motif> shown = Optional.empty();

  /** A picture of nothing yet. */
  public StillPicture(Stills stills) {
    this.stills = stills;
  }

  /** The height of a picture of this width. */
  public static int heightAt(int width) {
    return (int) (width / WIDTH_TO_HEIGHT);
  }

  /** Shows a motif. */
  public void show(Motif motif) {
    shown = Optional.of(motif);
    repaint();
  }

  /** Shows nothing. */
  public void clear() {
    shown = Optional.empty();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightAt(getWidth()));
  }

  /** The board is painted as large as it can be, in the middle. */
  private Rectangle area() {
    int width = Math.min(getWidth(), (int) (getHeight() * WIDTH_TO_HEIGHT) + 1);
    int height = Math.min(getHeight(), heightAt(width));
    return new Rectangle((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    shown.ifPresent(motif -> paint((Graphics2D) graphics.create(), motif, area()));
  }

  private void paint(Graphics2D pixels, Motif motif, Rectangle area) {
    Optional<BufferedImage> still = stills.picture(motif, size(pixels.getTransform(), area));
    if (still.isPresent()) {
      pixels.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      pixels.drawImage(still.get(), area.x, area.y, area.width, area.height, null);
    } else {
      paintPlace(pixels, area);
    }
    pixels.dispose();
  }

  private static Stills.Size size(AffineTransform device, Rectangle area) {
    return new Stills.Size(
        (int) Math.ceil(area.width * device.getScaleX()),
        (int) Math.ceil(area.height * device.getScaleY()),
        UIManager.getFont("Label.font"),
        Painters.finish());
  }

  private static void paintPlace(Graphics2D pixels, Rectangle area) {
    pixels.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pixels.setColor(Palette.GROUND.color());
    double margin = MARGIN * area.width;
    pixels.fill(
        new RoundRectangle2D.Double(
            area.x + margin,
            area.y + margin,
            area.width - 2 * margin,
            area.height - 2 * margin,
            Scale.of(ARC),
            Scale.of(ARC)));
  }
}
