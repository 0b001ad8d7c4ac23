package dakon.ui.tutor;

import dakon.text.Messages;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import java.awt.event.ActionEvent;
import java.io.Serial;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Something that can be done from anywhere in the tutor, by a key and from a menu. */
final class Command extends AbstractAction {
  @Serial private static final long serialVersionUID = 1;

  private final String key;
  private final transient Runnable what;

  /**
   * A command.
   *
   * @param name what it is called in messages and by tests
   * @param key the key, as {@link KeyStroke#getKeyStroke(String)} has it
   */
  Command(String name, String key, Runnable what) {
    this.key = key;
    this.what = what;
    Mnemonics.on(this, Messages.of(Command.class).text("menu." + name));
    putValue(ACTION_COMMAND_KEY, name);
    putValue(ACCELERATOR_KEY, KeyStroke.getKeyStroke(key));
  }

  /** Binds its key as long as a component is shown; a host without a menu bar needs no more. */
  void bind(JComponent where) {
    Keys.bind(where, key, what);
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    what.run();
  }
}
