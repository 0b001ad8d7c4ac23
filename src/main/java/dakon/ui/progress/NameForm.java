package dakon.ui.progress;

import dakon.progress.Learner;
import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;

/** Asks for the name of a learner. What is wrong with it is said below it. */
final class NameForm extends Card {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(NameForm.class);
  private final JTextField name = new JTextField(20);
  private final JLabel warning = new JLabel(Icons.small("warning"));
  private final JTextArea fault = StyleClass.QUIET.on(new JTextArea());

  /**
   * A form.
   *
   * @param question what is asked
   * @param before the name there was
   * @param then is told what was answered
   * @param cancel is called if nothing was
   */
  NameForm(String question, String before, Consumer<Learner> then, Runnable cancel) {
    super(new MigLayout("insets 12 14 12 14, gapx 10, hidemode 3, fillx", "[][240!,fill][][]push"));
    setName("name-form");
    JLabel label = new JLabel(question);
    label.setLabelFor(name);
    name.setName("learner-name");
    name.setText(before);
    name.selectAll();
    fault.setName("name-fault");
    fault.setEditable(false);
    fault.setFocusable(false);
    fault.setOpaque(false);
    fault.setLineWrap(true);
    fault.setWrapStyleWord(true);
    fault.setBorder(null);
    showFault(false);
    add(label);
    add(name);
    add(button("name-ok", "ok", () -> answer(then)));
    add(button("name-cancel", "cancel", cancel), "wrap");
    add(warning, "newline, skip 1, spanx, split 2, growx 0, aligny top");
    add(fault, "growx, pushx, wmin 0");
    Keys.bindFocused(name, "ENTER", () -> answer(then));
    Keys.bindWithin(this, "ESCAPE", cancel);
  }

  private JButton button(String called, String key, Runnable action) {
    JButton button = new JButton(messages.text(key));
    button.setName(called);
    button.addActionListener(event -> action.run());
    return button;
  }

  private void showFault(boolean there) {
    warning.setVisible(there);
    fault.setVisible(there);
  }

  private void answer(Consumer<Learner> then) {
    if (Learner.isName(name.getText())) {
      then.accept(Learner.named(name.getText()));
    } else {
      say(messages.text("name.wrong", Learner.MOST_CHARACTERS));
    }
  }

  /** Says what is wrong with the name. */
  void say(String sentence) {
    fault.setText(sentence);
    showFault(true);
    name.getAccessibleContext().setAccessibleDescription(sentence);
    name.requestFocusInWindow();
    revalidate();
  }

  @Override
  public boolean requestFocusInWindow() {
    return name.requestFocusInWindow();
  }
}
