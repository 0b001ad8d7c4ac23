package dakon.ui.theme;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Insets;
import java.io.Serial;
import javax.swing.border.AbstractBorder;
import javax.swing.border.Border;

/**
 * Sizes as they are at the present zoom, from what they are at 100 %. Ask anew whenever something
 * is laid out or painted: what was scaled before is out of date when the zoom changes. Fonts, icons
 * and the numbers of MigLayout are scaled already.
 */
public final class Scale {
  private Scale() {}

  /** So many pixels, in whole ones. */
  public static int of(int pixels) {
    return UIScale.scale(pixels);
  }

  /** So many pixels, and parts of them. */
  public static double of(double pixels) {
    return UIScale.scale((float) pixels);
  }

  /** A size in pixels. */
  public static Dimension of(int width, int height) {
    return new Dimension(of(width), of(height));
  }

  /** Room round a component, in pixels at 100 %; it follows the zoom by itself. */
  public static Border room(int top, int left, int bottom, int right) {
    return new Room(top, left, bottom, right);
  }

  private static final class Room extends AbstractBorder {
    @Serial private static final long serialVersionUID = 1;

    private final int top;
    private final int left;
    private final int bottom;
    private final int right;

    Room(int top, int left, int bottom, int right) {
      this.top = top;
      this.left = left;
      this.bottom = bottom;
      this.right = right;
    }

    @Override
    public Insets getBorderInsets(Component component, Insets insets) {
      insets.set(of(top), of(left), of(bottom), of(right));
      return insets;
    }
  }
}
