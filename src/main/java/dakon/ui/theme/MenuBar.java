package dakon.ui.theme;

import java.io.Serial;
import java.util.List;
import javax.swing.Action;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;

/** The menu bar of a window. */
public final class MenuBar extends JMenuBar {
  @Serial private static final long serialVersionUID = 1;

  /** A bar with these menus, in this order. */
  public MenuBar(List<JMenu> menus) {
    setName("menu-bar");
    menus.forEach(this::add);
  }

  /**
   * A menu of actions in groups, with a line between two groups.
   *
   * @param name by what tests find it
   * @param written its title, with an ampersand before its letter
   * @param groups the actions, each with its name and, if it has them, its letter and its key; by
   *     their commands tests find the entries
   */
  public static JMenu menu(String name, String written, List<List<Action>> groups) {
    JMenu menu = Mnemonics.on(new JMenu(), written);
    menu.setName(name);
    for (List<Action> group : groups) {
      if (menu.getItemCount() > 0) {
        menu.addSeparator();
      }
      for (Action action : group) {
        JMenuItem item = menu.add(action);
        item.setName(item.getActionCommand());
      }
    }
    return menu;
  }
}
