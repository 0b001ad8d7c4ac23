package dakon.ui.theme;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.UIManager;

/** The lines of what paints itself, as thick as the theme has them. */
public final class Lines {
  private static final int THIN = 1;
  private static final int FOCUS = 2;

  private Lines() {}

  /** How thick a line is, in pixels at the present zoom. */
  public static double width() {
    return thickness("Dakon.lineWidth", THIN);
  }

  /** How thick the line is that shows where the keyboard is. */
  public static double focus() {
    return thickness("Component.focusWidth", FOCUS);
  }

  private static double thickness(String key, int standIn) {
    return Scale.of(UIManager.get(key) instanceof Number pixels ? pixels.doubleValue() : standIn);
  }

  /**
   * Paints a line along the inner edge of something that stands out by the ground it is on, where
   * the theme leaves colours little to tell.
   */
  public static void ring(Graphics graphics, int width, int height, double arc) {
    if (Theme.current() == Theme.CONTRAST) {
      paint(graphics, width, height, width(), arc, Palette.ACTION);
    }
  }

  /** Paints a line with round corners along the inner edge of a component of a size. */
  public static void paint(
      Graphics graphics, int width, int height, double thickness, double arc, Palette colour) {
    Graphics2D line = (Graphics2D) graphics.create();
    line.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    line.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    line.setStroke(new BasicStroke((float) thickness));
    line.setColor(colour.color());
    line.draw(
        new RoundRectangle2D.Double(
            thickness / 2,
            thickness / 2,
            width - thickness,
            height - thickness,
            Scale.of(arc),
            Scale.of(arc)));
    line.dispose();
  }
}
