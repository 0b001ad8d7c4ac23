package dakon.ui.theme;

import dakon.text.Messages;
import java.io.Serial;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;

/** The menu of how the window looks: its theme, its zoom, and whether it fills the screen. */
public final class ViewMenu extends JMenu {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(ViewMenu.class);

  /**
   * The menu of a look.
   *
   * @param fullScreen goes to the full screen and back
   */
  public ViewMenu(Look look, Runnable fullScreen) {
    Mnemonics.on(this, messages.text("view"));
    setName("view");
    ThemeItems.of(look).forEach(this::add);
    addSeparator();
    add(item("zoom.in", "ctrl PLUS", look::zoomIn));
    add(item("zoom.out", "ctrl MINUS", look::zoomOut));
    add(item("zoom.whole", "ctrl 0", look::zoomReset));
    addSeparator();
    add(item("full", "F11", fullScreen));
  }

  private JMenuItem item(String name, String key, Runnable action) {
    JMenuItem item = Mnemonics.on(new JMenuItem(), messages.text(name));
    item.setName(name);
    item.setAccelerator(KeyStroke.getKeyStroke(key));
    item.addActionListener(event -> action.run());
    return item;
  }
}
