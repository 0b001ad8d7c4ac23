package dakon.ui.theme;

import java.awt.Container;
import javax.swing.JComponent;

/**
 * Remembers, for a layout, in which width a height was asked, and has it asked again in another.
 */
public final class AskedWidth {
  private int width;

  /** Its height is asked in the width it has. */
  public void ask(Container parent) {
    width = parent.getWidth();
  }

  /** It is laid out: where that is in another width, another height is asked for. */
  public void layOut(Container parent) {
    if (width != parent.getWidth() && parent instanceof JComponent component) {
      ask(parent);
      Reflow.later(component);
    }
  }
}
