package dakon.ui.lesson;

import dakon.lesson.Choice;
import dakon.text.Messages;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.awt.Color;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.function.IntConsumer;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;

/** An answer to choose; a click anywhere on it chooses it. */
final class ChoiceRow extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(ChoiceRow.class);
  private final transient Choice choice;
  private final AbstractButton button;
  private final Sign sign = new Sign();
  private final WrappedText why;

  /** Whether it was chosen when it was answered. */
  private boolean isChosen;

  /** Whether a choice is right, as a sign. */
  private static final class Sign extends JLabel {
    @Serial private static final long serialVersionUID = 1;

    private Palette colour = Palette.TEXT;

    @Override
    public Color getForeground() {
      return colour == null ? super.getForeground() : colour.color();
    }
  }

  /**
   * An answer that is not chosen.
   *
   * @param place its place among the answers, from 0
   * @param several whether others may be chosen with it
   * @param listener is told when it is chosen or no longer chosen
   */
  ChoiceRow(Choice choice, int place, boolean several, Runnable listener) {
    super(new MigLayout("insets 2 0 2 0, gap 4, hidemode 3, fillx", "[]4[grow,fill]", "[]2[]"));
    this.choice = choice;
    this.button = several ? new JCheckBox() : new JRadioButton();
    this.why = StyleClass.QUIET.on(new WrappedText("why-" + place, choice.why()));
    setOpaque(false);
    button.setName("choice-" + place);
    button.setOpaque(false);
    button.getAccessibleContext().setAccessibleName(choice.text());
    button.addActionListener(event -> listener.run());
    WrappedText text = StyleClass.SPOKEN.on(new WrappedText("choice-text-" + place, choice.text()));
    chooseOnClick(text);
    add(button, "aligny top");
    add(text, "wmin 0, aligny top, gaptop 3, wrap");
    add(sign, "aligny top, alignx center");
    add(why, "wmin 0");
    fallSilent();
  }

  private void chooseOnClick(WrappedText text) {
    text.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            button.requestFocusInWindow();
            button.doClick();
          }
        });
  }

  /** What it is chosen with. */
  AbstractButton button() {
    return button;
  }

  /** Has Enter check the answers, and the arrow keys go to others. */
  void onKeys(Runnable check, IntConsumer go) {
    Keys.bindFocused(button, "ENTER", check);
    Keys.bindFocused(button, "UP", () -> go.accept(-1));
    Keys.bindFocused(button, "DOWN", () -> go.accept(1));
  }

  /** Says why it is right or not; a sign stands with it only where it was chosen. */
  void explain() {
    boolean hasSign = choice.right() || button.isSelected();
    sign.setIcon(hasSign ? Icons.of(choice.right() ? "check" : "cross") : null);
    sign.colour = choice.right() ? Palette.ACTION : Palette.CAPTURE;
    String wrong = hasSign ? "choice.wrong" : "choice.left";
    String word = messages.text(choice.right() ? "choice.right" : wrong);
    sign.getAccessibleContext().setAccessibleName(word);
    button.getAccessibleContext().setAccessibleDescription(word + " " + choice.why());
    sign.setVisible(true);
    why.setVisible(true);
    revalidate();
  }

  /** Says nothing of it any more. */
  void fallSilent() {
    button.getAccessibleContext().setAccessibleDescription("");
    sign.setVisible(false);
    why.setVisible(false);
    revalidate();
  }

  /** Is answered: stays as it is chosen now. It can still have the focus, and be read. */
  void close() {
    isChosen = button.isSelected();
  }

  /** Is chosen, or not, as it was when it was answered. */
  void restore() {
    button.setSelected(isChosen);
  }
}
