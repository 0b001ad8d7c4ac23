package dakon.ui.classroom;

import dakon.ui.theme.Palette;
import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import javax.swing.JComponent;

/**
 * How large letters are on the wall: parts of its height, never less than 2.4 %, so that they can
 * be read from the back row. The zoom of the window changes nothing of that.
 */
enum Letters {
  /** On buttons, and what keeps back. */
  SMALL(0.026, Font.PLAIN),
  /** What can be chosen. */
  TEXT(0.030, Font.PLAIN),
  /** What is said of the board. */
  SPOKEN(0.032, Font.PLAIN),
  /** A number of votes. */
  COUNT(0.036, Font.BOLD),
  /** What is asked. */
  TITLE(0.043, Font.BOLD);

  private final double share;
  private final int style;

  Letters(double share, int style) {
    this.share = share;
    this.style = style;
  }

  /** Has a component written in these letters. */
  <C extends JComponent> C on(C component) {
    component.putClientProperty(Letters.class, this);
    return component;
  }

  /** The font on a wall of a height, in pixels. */
  Font font(int wall) {
    return Palette.font(style, 1).deriveFont((float) (share * wall));
  }

  /** A font that stays the same is left alone: else everything would be laid out for ever. */
  private void write(JComponent component, int wall) {
    Font font = font(wall);
    if (!font.equals(component.getFont())) {
      component.setFont(font);
    }
  }

  /** Gives all that is on a wall the sizes for its height, in pixels. */
  static void fit(Component shown, int wall) {
    if (shown instanceof JComponent component
        && component.getClientProperty(Letters.class) instanceof Letters letters) {
      letters.write(component, wall);
    }
    if (shown instanceof Fitting fitting) {
      fitting.fit(wall);
    }
    if (shown instanceof Container container) {
      for (Component child : container.getComponents()) {
        fit(child, wall);
      }
    }
  }
}
