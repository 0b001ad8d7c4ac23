package dakon.ui.theme;

import java.awt.Component;
import java.awt.Insets;
import javax.swing.text.JTextComponent;
import javax.swing.text.View;

/** Something whose height depends on the width it is given. */
public interface Wrapping {
  /** The room, in pixels, that Swing keeps free behind a text, for the caret. */
  int CARET = 1;

  /** The height it needs in a width, both in pixels. */
  int heightFor(int width);

  /** The height any component needs in a width, both in pixels. */
  static int heightOf(Component component, int width) {
    return component instanceof Wrapping wrapping
        ? wrapping.heightFor(width)
        : component.getPreferredSize().height;
  }

  /**
   * The height a text needs in a width, both in pixels. Its size stays as it is: to give it another
   * only to measure it would have all around it laid out anew, without end.
   */
  static int heightOfText(JTextComponent text, int width) {
    Insets around = text.getInsets();
    View lines = text.getUI().getRootView(text);
    lines.setSize(width - around.left - around.right - CARET, Short.MAX_VALUE);
    return (int) Math.ceil(lines.getPreferredSpan(View.Y_AXIS)) + around.top + around.bottom;
  }
}
