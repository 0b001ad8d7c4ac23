package dakon.ui.replay;

import dakon.text.Messages;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The list of keys, in a window of its own. */
final class KeyList {
  private static final String[] KEYS = {
    "play", "seed", "lap", "ends", "tenths", "speed", "loop", "step", "full", "help"
  };

  private KeyList() {}

  /** Shows the list until it is closed. */
  static void show(Component owner) {
    Messages messages = Messages.of(KeyList.class);
    JPanel panel = new JPanel(new MigLayout("insets 0, wrap 2, gapy 8", "[]24[]"));
    for (String key : KEYS) {
      JLabel name = StyleClass.STRONG.on(new JLabel(messages.text("key." + key)));
      JLabel does = new JLabel(messages.text("key." + key + ".does"));
      name.setLabelFor(does);
      panel.add(name);
      panel.add(does);
    }
    JOptionPane pane = new JOptionPane(panel, JOptionPane.PLAIN_MESSAGE);
    JDialog dialog = pane.createDialog(owner, messages.text("keys.title"));
    dialog.setName("key-list");
    dialog.setVisible(true);
    dialog.dispose();
  }
}
