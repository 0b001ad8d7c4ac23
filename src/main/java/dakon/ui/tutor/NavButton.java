package dakon.ui.tutor;

import dakon.ui.theme.Icons;
import dakon.ui.theme.Lines;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import java.awt.Color;
import java.awt.Graphics;
import java.io.Serial;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;

/** The name of a page in the side bar, with its icon; in the colour of action while it is shown. */
final class NavButton extends JToggleButton {
  @Serial private static final long serialVersionUID = 1;

  private static final double ARC = 12;

  /** A button without a text yet. */
  NavButton(String name, String icon) {
    super(Icons.of(icon));
    setName(name);
    setHorizontalAlignment(SwingConstants.LEADING);
    putClientProperty("JButton.buttonType", "toolBarButton");
    StyleClass.NAV.on(this);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (isSelected()) {
      Lines.ring(graphics, getWidth(), getHeight(), ARC);
    }
  }

  @Override
  public Color getForeground() {
    return isSelected() ? Palette.ACTION.color() : super.getForeground();
  }
}
