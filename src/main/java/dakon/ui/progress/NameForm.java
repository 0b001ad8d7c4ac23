package dakon.ui.progress;

import dakon.progress.Learner;
import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;

/** Asks for the name of a learner. What is wrong with it is said below it. */
final class NameForm extends Card {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(NameForm.class);
  private final JTextField name = new JTextField(20);
  private final JLabel warning = new JLabel(Icons.small("warning"));
  private final WrappedText fault = StyleClass.QUIET.on(new WrappedText("name-fault", ""));

  /**
   * A form.
   *
   * @param question what is asked
   * @param before the name there was
   * @param then is told what was answered
   * @param cancel is called if nothing was
   */
  NameForm(String question, String before, Consumer<Learner> then, Runnable cancel) {
    super(
        new MigLayout(
            "insets 12 14 12 14, gapx 10, hidemode 3, fillx, novisualpadding", "[][grow,fill]"));
    setName("name-form");
    JLabel label = new JLabel(question);
    label.setLabelFor(name);
    name.setName("learner-name");
    name.setText(before);
    name.selectAll();
    showFault(false);
    WrappedRow answers = new WrappedRow(8);
    answers.add(button("name-ok", "ok", () -> answer(then)));
    answers.add(button("name-cancel", "cancel", cancel));
    WrappedRow row = new WrappedRow(10);
    row.add(label);
    row.add(name);
    row.add(answers);
    add(row, "span, growx, wmin 0, wrap");
    add(warning, "aligny top");
    add(fault, "wmin 0");
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
