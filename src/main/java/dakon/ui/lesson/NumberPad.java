package dakon.ui.lesson;

import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.Locale;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import javax.swing.text.AbstractDocument;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DocumentFilter;
import net.miginfocom.swing.MigLayout;

/** A number to be given: typed, put together from digits, or counted up and down. */
final class NumberPad extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int COLUMNS = 5;
  private static final int MOST_DIGITS = 3;
  private static final int MOST = 999;

  private final transient Messages messages = Messages.of(NumberPad.class);
  private final transient IntConsumer taker;
  private final JTextField field = new JTextField(MOST_DIGITS);

  /** Takes digits alone, and not too many. */
  private static final class Digits extends DocumentFilter {
    @Override
    public void insertString(FilterBypass bypass, int at, String text, AttributeSet style)
        throws BadLocationException {
      replace(bypass, at, 0, text, style);
    }

    @Override
    public void replace(FilterBypass bypass, int at, int length, String text, AttributeSet style)
        throws BadLocationException {
      int room = MOST_DIGITS - bypass.getDocument().getLength() + length;
      boolean isNumber = text.chars().allMatch(letter -> letter >= '0' && letter <= '9');
      if (isNumber && text.length() <= room) {
        super.replace(bypass, at, length, text, style);
      }
    }
  }

  /**
   * A pad without a number.
   *
   * @param question what the number is the answer to
   * @param taker is given the number
   */
  NumberPad(String question, IntConsumer taker) {
    super(
        new MigLayout(
            "insets 0, gap 4, wrap " + COLUMNS + ", fillx, novisualpadding",
            "[sg,grow,fill]".repeat(COLUMNS)));
    this.taker = taker;
    setOpaque(false);
    setName("number-pad");
    add(step("minus", -1));
    add(field(question), "span 2, grow, wmin 0");
    add(step("plus", 1));
    add(erase());
    for (int digit = 1; digit <= 10; digit++) {
      add(digit(digit % 10));
    }
    add(answer(), "newline, span, grow");
  }

  private JTextField field(String question) {
    field.setName("number");
    field.setHorizontalAlignment(SwingConstants.CENTER);
    StyleClass.SPOKEN.on(field);
    field.getAccessibleContext().setAccessibleName(question);
    ((AbstractDocument) field.getDocument()).setDocumentFilter(new Digits());
    Keys.bindFocused(field, "UP", () -> count(1));
    Keys.bindFocused(field, "DOWN", () -> count(-1));
    Keys.bindFocused(field, "ENTER", this::take);
    return field;
  }

  private JButton step(String name, int by) {
    return icon(name, () -> count(by));
  }

  private JButton erase() {
    return icon(
        "erase",
        () ->
            field.setText(field.getText().substring(0, Math.max(0, field.getText().length() - 1))));
  }

  private JButton icon(String name, Runnable action) {
    JButton button = TaskCard.button(name, "", action);
    button.setIcon(Icons.of(name));
    button.setToolTipText(messages.text("number." + name));
    button.getAccessibleContext().setAccessibleName(messages.text("number." + name));
    return plain(button);
  }

  private JButton digit(int digit) {
    return plain(
        TaskCard.button(
            "digit-" + digit, String.format(Locale.ROOT, "%d", digit), () -> type(digit)));
  }

  /** Is as narrow as it must, and leaves the keyboard where it is. */
  private static JButton plain(JButton button) {
    StyleClass.DIGIT.on(button);
    button.setRequestFocusEnabled(false);
    return button;
  }

  private JButton answer() {
    return StyleClass.PRIMARY.on(
        TaskCard.button("answer", messages.text("number.answer"), this::take));
  }

  /** Puts a digit behind the others. */
  void type(int digit) {
    field.replaceSelection(String.format(Locale.ROOT, "%d", digit));
  }

  private void count(int by) {
    int now = field.getText().isEmpty() ? (by > 0 ? -1 : 1) : Integer.parseInt(field.getText());
    field.setText(String.format(Locale.ROOT, "%d", Math.max(0, Math.min(now + by, MOST))));
  }

  private void take() {
    if (field.getText().isEmpty()) {
      field.requestFocusInWindow();
    } else {
      taker.accept(Integer.parseInt(field.getText()));
    }
  }

  /** Gives the focus to the number, to be typed over. */
  @Override
  public boolean requestFocusInWindow() {
    field.selectAll();
    return field.requestFocusInWindow();
  }
}
