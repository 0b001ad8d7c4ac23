package dakon.ui.classroom;

import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StyleClass;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.awt.Insets;
import java.io.Serial;
import javax.swing.JButton;

/**
 * A button on the wall. A click leaves the keyboard where it was, so that a presenter's remote goes
 * on to work; by Tab it can be reached.
 */
final class WallButton extends JButton implements Fitting {
  @Serial private static final long serialVersionUID = 1;

  private static final double HEIGHT = 0.062;
  private static final double ICON = 0.032;
  private static final double PADDING = 0.028;

  private transient String icon = "";
  private double sign = ICON;
  private int wall;

  private WallButton(String name, Runnable action) {
    setName(name);
    setRequestFocusEnabled(false);
    addActionListener(event -> action.run());
    Keys.bindFocused(this, "ENTER", this::doClick);
    setMargin(new Insets(0, 0, 0, 0));
    Letters.SMALL.on(this);
  }

  /** A button with words. */
  static WallButton saying(String name, String words, Runnable action) {
    WallButton button = new WallButton(name, action);
    button.setText(words);
    return button;
  }

  /** A button with a sign alone, and what that means. */
  static WallButton showing(String name, String icon, String meaning, Runnable action) {
    WallButton button = new WallButton(name, action);
    button.icon = icon;
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.getAccessibleContext().setAccessibleName(meaning);
    return button.telling(meaning);
  }

  /**
   * Is seen to be a button before it is pointed at; its sign has that part of the wall's height.
   */
  WallButton framed(double newSign) {
    putClientProperty("JButton.buttonType", null);
    sign = newSign;
    return this;
  }

  /** Says more where it is pointed at. */
  WallButton telling(String tip) {
    setToolTipText(tip);
    return this;
  }

  /** Is what one most likely wants. */
  WallButton advised(boolean isAdvised) {
    return isAdvised ? StyleClass.PRIMARY.on(this) : StyleClass.none(this);
  }

  /** Shows another sign. */
  void show(String newIcon) {
    if (!newIcon.equals(icon)) {
      icon = newIcon;
      fit(wall);
    }
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    if (!icon.isEmpty()) {
      setIcon(Icons.exactly(seen(), (int) Math.round(sign * wall)));
    }
  }

  /** Pages are turned the other way where one reads the other way. */
  private String seen() {
    if (getComponentOrientation().isLeftToRight()) {
      return icon;
    }
    return switch (icon) {
      case "back" -> "next";
      case "next" -> "back";
      default -> icon;
    };
  }

  @Override
  public void setComponentOrientation(ComponentOrientation orientation) {
    super.setComponentOrientation(orientation);
    if (wall > 0) {
      fit(wall);
    }
  }

  @Override
  public Dimension getPreferredSize() {
    int height = (int) Math.round(HEIGHT * wall);
    if (!icon.isEmpty()) {
      return new Dimension(height, height);
    }
    int words = getFontMetrics(getFont()).stringWidth(getText());
    return new Dimension(words + (int) Math.round(2 * PADDING * wall), height);
  }
}
