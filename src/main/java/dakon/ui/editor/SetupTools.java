package dakon.ui.editor;

import dakon.study.Draft;
import dakon.study.Edited;
import dakon.text.Messages;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What can be done with a whole board while it is set up, and how single pits are filled. */
final class SetupTools extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 8;

  private final transient Messages messages = Messages.of(SetupTools.class);
  private final transient Desk desk;
  private final WrappedRow row = new WrappedRow(GAP);

  /** Tools for what is on a desk. */
  SetupTools(Desk desk) {
    super(new MigLayout("insets 0, gapy 12, fillx", "[grow,fill]", "[][]"));
    this.desk = desk;
    setOpaque(false);
    row.add(tool("restart", Draft::restarted));
    row.add(tool("empty", Draft::emptied));
    row.add(tool("turn", Draft::turned));
    add(row, "wmin 0, wrap");
    add(StyleClass.QUIET.on(new WrappedText("how-to", messages.text("how"))), "wmin 0");
  }

  private JButton tool(String name, Function<Draft, Edited> edit) {
    JButton button = StyleClass.SOFT.on(Mnemonics.on(new JButton(), messages.text(name)));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    button.addActionListener(event -> desk.edit(edit));
    return button;
  }
}
