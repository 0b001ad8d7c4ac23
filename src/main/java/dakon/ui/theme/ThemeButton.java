package dakon.ui.theme;

import dakon.text.Messages;
import java.io.Serial;
import javax.swing.JPopupMenu;

/** Opens a menu of the themes, for a tutor in a window without a menu bar. */
public final class ThemeButton extends ToolButton {
  @Serial private static final long serialVersionUID = 1;

  /** A button that chooses among the themes of a look. */
  public ThemeButton(Look look) {
    super("theme", "theme", spoken(), spoken());
    JPopupMenu menu = new JPopupMenu();
    ThemeItems.of(look).forEach(menu::add);
    setComponentPopupMenu(menu);
    addActionListener(event -> menu.show(this, 0, -menu.getPreferredSize().height));
  }

  private static String spoken() {
    return Messages.of(ThemeButton.class).text("theme");
  }
}
