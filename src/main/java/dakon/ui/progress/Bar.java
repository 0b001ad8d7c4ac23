package dakon.ui.progress;

import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ToolButton;
import java.awt.Component;
import java.io.Serial;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** Something to be told, with what can be done about it. Stays until it is dismissed. */
final class Bar extends Card {
  @Serial private static final long serialVersionUID = 1;

  /**
   * A bar.
   *
   * @param name by what tests find it
   * @param dismiss is called when the user has done with it
   */
  Bar(String name, String icon, String text, Runnable dismiss, JButton... actions) {
    super(new MigLayout("insets 8 14 8 8, gapx 10, fillx", "[][grow,fill][][]"));
    setName(name);
    add(new JLabel(Icons.of(icon)));
    add(text(name, text), "wmin 0");
    for (Component action : actions) {
      add(action);
    }
    add(close(name, dismiss));
  }

  private static JTextArea text(String name, String text) {
    JTextArea area = new JTextArea(text);
    area.setName(name + "-text");
    area.getAccessibleContext().setAccessibleName(Messages.of(Bar.class).text("message"));
    area.setEditable(false);
    area.setOpaque(false);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    area.setBorder(
        Scale.room(6, 0, 6, 0)); // as high as what stands beside it, so that Tab comes to it first
    return area;
  }

  private static JButton close(String name, Runnable dismiss) {
    String spoken = Messages.of(Bar.class).text("dismiss");
    JButton close = new ToolButton(name + "-dismiss", "cross", spoken, spoken);
    close.setRequestFocusEnabled(true);
    close.addActionListener(event -> dismiss.run());
    return close;
  }
}
