package dakon.ui.lesson;

import dakon.judging.Selection;
import dakon.lesson.Block.QuestionBlock;
import dakon.text.Messages;
import dakon.ui.theme.StarsIcon;
import dakon.ui.theme.StyleClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComponent;

/** A question with answers to choose from, each with a word on it once it was chosen. */
final class QuestionTask implements Task {
  private final Messages messages = Messages.of(QuestionTask.class);
  private final QuestionBlock block;
  private final Listener listener;
  private final TaskCard card;
  private final List<ChoiceRow> rows = new ArrayList<>();
  private final JButton check;
  private int failures;
  private boolean isAnswered;

  /**
   * An open question.
   *
   * @param listener is told what comes of it
   */
  QuestionTask(QuestionBlock block, Listener listener) {
    this.block = block;
    this.listener = listener;
    boolean several = block.hasSeveral();
    this.card = new TaskCard("question", messages.text(several ? "choose.several" : "choose.one"));
    this.check =
        StyleClass.PRIMARY.on(TaskCard.button("check", messages.text("check"), this::check));
    ButtonGroup group = new ButtonGroup();
    for (int place = 0; place < block.choices().size(); place++) {
      ChoiceRow row = new ChoiceRow(block.choices().get(place), place, several, this::change);
      rows.add(row);
      if (!several) {
        group.add(row.button());
      }
      row.onKeys(this::check, by -> focus(rows.indexOf(row) + by));
    }
    card.offer(rows.toArray(JComponent[]::new));
    card.goOnBy(List.of(check));
  }

  @Override
  public JComponent card() {
    return card;
  }

  @Override
  public void focus() {
    focus(0);
  }

  @Override
  public void leave() {}

  private void focus(int place) {
    rows.get(Math.floorMod(place, rows.size())).button().requestFocusInWindow();
  }

  /**
   * Another choice was made. What was said of the one before stays until the next is checked, so
   * that nothing moves under the mouse.
   */
  private void change() {
    if (isAnswered) {
      rows.forEach(ChoiceRow::restore);
    }
  }

  private Set<Integer> chosen() {
    return IntStream.range(0, rows.size())
        .filter(place -> rows.get(place).button().isSelected())
        .boxed()
        .collect(Collectors.toSet());
  }

  private void check() {
    if (isAnswered) {
      return;
    }
    rows.forEach(ChoiceRow::fallSilent);
    if (chosen().isEmpty()) {
      card.say(Verdict.Kind.HINT, messages.text("choose.first"));
      return;
    }
    Selection selection = new Selection(block, chosen());
    selection.chosen().forEach(place -> rows.get(place).explain());
    if (selection.isRight()) {
      finish(selection);
    } else {
      failures++;
      card.say(Verdict.Kind.WRONG, selection.text());
      listener.wrong();
      card.focus(check);
    }
  }

  private void finish(Selection selection) {
    int stars = Math.max(1, StarsIcon.MOST - failures);
    rows.forEach(ChoiceRow::explain);
    rows.forEach(ChoiceRow::close);
    isAnswered = true;
    card.say(Verdict.Kind.RIGHT, selection.text());
    card.award(stars);
    card.goOnBy(List.of());
    listener.right(stars, card.spoken());
  }
}
