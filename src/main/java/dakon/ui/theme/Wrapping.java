package dakon.ui.theme;

import java.awt.Component;

/** Something whose height depends on the width it is given. */
public interface Wrapping {
  /** The height it needs in a width, both in pixels. */
  int heightFor(int width);

  /** The height any component needs in a width, both in pixels. */
  static int heightOf(Component component, int width) {
    return component instanceof Wrapping wrapping
        ? wrapping.heightFor(width)
        : component.getPreferredSize().height;
  }
}
