package dakon.ui.tutor;

import dakon.settings.RecentFiles;
import dakon.text.Messages;
import dakon.ui.theme.Mnemonics;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;

/** The menu of what was opened lately, as it is when the menu opens. */
final class RecentMenu extends JMenu {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(RecentMenu.class);

  /** A menu that gives what is chosen to somebody who opens it. */
  RecentMenu(RecentFiles recent, Consumer<Path> opener) {
    Mnemonics.on(this, messages.text("menu.recent"));
    setName("recent-menu");
    addMenuListener(
        new MenuListener() {
          @Override
          public void menuSelected(MenuEvent event) {
            fill(recent.all(), opener);
          }

          @Override
          public void menuDeselected(MenuEvent event) {}

          @Override
          public void menuCanceled(MenuEvent event) {}
        });
    fill(recent.all(), opener);
  }

  private void fill(List<Path> files, Consumer<Path> opener) {
    removeAll();
    for (Path file : files) {
      JMenuItem item = add(String.valueOf(file.getFileName()));
      item.setToolTipText(file.toString());
      item.addActionListener(event -> opener.accept(file));
    }
    if (files.isEmpty()) {
      add(messages.text("menu.recent.none")).setEnabled(false);
    }
  }
}
