package dakon.ui.replay;

import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.ui.theme.ToolButton;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import javax.swing.Action;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;

/** Opens the menu of what a user can switch on and off in the player, and of its keys. */
final class OptionsButton extends ToolButton {
  @Serial private static final long serialVersionUID = 1;

  private static final List<Switch> OFFERED =
      List.of(
          Switch.STOP_AFTER_LAP,
          Switch.LOOP,
          Switch.REDUCED_MOTION,
          Switch.SOUND,
          Switch.SINGLE_KEYS);

  private static final Messages MESSAGES = Messages.of(OptionsButton.class);

  private final transient Settings settings;
  private final transient List<Action> further = new ArrayList<>();

  /** A button for what is switched in these settings. */
  OptionsButton(Settings settings) {
    super("options", "options", MESSAGES.text("options"), MESSAGES.text("options"));
    this.settings = settings;
    addActionListener(event -> menu().show(this, 0, getHeight()));
  }

  /** Offers something else that can be done with what is played. */
  void offer(Action action) {
    further.add(action);
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    OFFERED.forEach(offered -> menu.add(item(offered)));
    menu.addSeparator();
    further.forEach(menu::add);
    JMenuItem keys = new JMenuItem(MESSAGES.text("keys"));
    keys.setName("keys");
    keys.addActionListener(event -> KeyList.show(this));
    menu.add(keys);
    return menu;
  }

  private JCheckBoxMenuItem item(Switch offered) {
    JCheckBoxMenuItem item = new JCheckBoxMenuItem(MESSAGES.text(offered), settings.isOn(offered));
    item.setName(offered.name());
    item.addActionListener(event -> settings.turn(offered, item.isSelected()));
    return item;
  }
}
