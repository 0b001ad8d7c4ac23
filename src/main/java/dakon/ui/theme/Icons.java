package dakon.ui.theme;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Image;
import java.util.List;
import javax.swing.Icon;

/** The icons: one set of strokes, in the colour of the text of what they are on. */
public final class Icons {
  private static final int SIZE = 20;
  private static final int LINE = 16;
  private static final int SMALL = 12;

  private Icons() {}

  /** The icon of the program, in the sizes that windows want. */
  public static List<Image> ofProgram() {
    return FlatSVGUtils.createWindowIconImages("/dakon/ui/icons/dakon.svg");
  }

  /**
   * The icon of this name, no higher than the line of text before which it stands: a button with it
   * is as high as one without.
   */
  public static Icon inLine(String name) {
    return of(name, LINE);
  }

  /** The icon of this name, as large as what stands by itself. */
  public static Icon of(String name) {
    return of(name, SIZE);
  }

  /** The icon of this name, as large as a letter. */
  public static Icon small(String name) {
    return of(name, SMALL);
  }

  /** The icon of this name in a size in pixels, whatever the zoom. */
  public static Icon exactly(String name, int pixels) {
    return of(name, UIScale.unscale(pixels));
  }

  private static Icon of(String name, int size) {
    return new StrokeIcon(name, size);
  }
}
