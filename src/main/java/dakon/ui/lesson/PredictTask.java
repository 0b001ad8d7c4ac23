package dakon.ui.lesson;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.judging.Judgement;
import dakon.judging.Prediction;
import dakon.lesson.Ask;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Claim;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.ui.board.BoardView;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.StarsIcon;
import dakon.ui.theme.WrappedText;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;

/**
 * A prediction: the answer is given on the board or on the card, then the move is played, and what
 * was said is held against what happened.
 */
final class PredictTask implements Task {
  private final Messages messages = Messages.of(PredictTask.class);
  private final Prediction prediction;
  private final BoardView board;
  private final ReplayPanel replay;
  private final Settings settings;
  private final Listener listener;
  private final TaskCard card;
  private final JComponent answers;
  private boolean isOpen;
  private int failures;

  /**
   * An open question.
   *
   * @param board the view on which the replay is played
   * @param replay shows what happens
   * @param listener is told what comes of it
   */
  PredictTask(
      PredictBlock block,
      BoardView board,
      ReplayPanel replay,
      Settings settings,
      Listener listener) {
    this.prediction = Prediction.of(block);
    this.board = board;
    this.replay = replay;
    this.settings = settings;
    this.listener = listener;
    this.card = new TaskCard("question", prediction.asked());
    this.answers = answers();
    if (prediction.ask() == Ask.LANDING) {
      bindLetters(block.start().board());
    } else if (answers instanceof NumberPad pad) {
      bindDigits(pad);
    }
    open();
  }

  @Override
  public JComponent card() {
    return card;
  }

  @Override
  public void focus() {
    if (!isOpen) {
      replay.requestFocusInWindow();
    } else if (prediction.ask() == Ask.LANDING) {
      board.requestFocusInWindow();
    } else {
      answers.requestFocusInWindow();
    }
  }

  @Override
  public void leave() {
    isOpen = false;
    board.endChoice();
  }

  private JComponent answers() {
    return switch (prediction.ask()) {
      case LANDING -> new WrappedText("task-help", messages.text("predict.landing"));
      case CAPTURED, LAPS, STORE ->
          new NumberPad(prediction.question(), number -> answer(prediction.number(number)));
      case NEXT -> new ButtonColumn(buttons("next-"));
      case HOW -> new ButtonColumn(buttons("how-"));
    };
  }

  private JButton button(String name, String text, Claim claim) {
    JButton button = new WrappedButton(text);
    button.addActionListener(event -> answer(claim));
    return TaskCard.named(name, button);
  }

  private List<JButton> buttons(String prefix) {
    return prediction.options().stream()
        .map(option -> button(prefix + option.name(), option.text(), option.claim()))
        .toList();
  }

  private void bindLetters(Board pits) {
    for (Side side : Side.values()) {
      for (Hole hole : pits.holes(side)) {
        bind("typed " + hole.letter(), () -> answer(prediction.pit(hole)));
      }
    }
  }

  private void bindDigits(NumberPad pad) {
    for (int digit = 0; digit <= 9; digit++) {
      int typed = digit;
      bind("typed " + digit, () -> pad.type(typed));
    }
  }

  /** While the question is open the key belongs to it, on the board or wherever the focus is. */
  private void bind(String key, Runnable action) {
    Keys.bindWhile(
        () -> isOpen && (board.isFocusOwner() || settings.isOn(Switch.SINGLE_KEYS)),
        card,
        key,
        action);
  }

  private void open() {
    isOpen = true;
    replay.hold(true);
    card.fallSilent();
    card.offer(answers);
    card.goOnBy(List.of());
    if (prediction.ask() == Ask.LANDING) {
      board.onChoice(this::choose);
    }
  }

  private void choose(Pit pit) {
    answer(prediction.pit(pit));
  }

  private void answer(Claim claim) {
    Judgement judgement = prediction.judge(claim);
    leave();
    replay.hold(false);
    card.offer();
    JButton show = showButton(judgement);
    if (judgement.right()) {
      int stars = Math.max(1, StarsIcon.MOST - failures);
      card.say(Verdict.Kind.RIGHT, judgement.text());
      card.award(stars);
      card.goOnBy(List.of(show));
      listener.right(stars, card.spoken());
    } else {
      failures++;
      JButton again = TaskCard.button("try-again", messages.text("again"), this::tryAgain);
      card.say(Verdict.Kind.WRONG, judgement.text());
      card.goOnBy(List.of(again, show));
      card.focus(again);
      listener.wrong();
    }
    replay.play();
  }

  private JButton showButton(Judgement judgement) {
    JButton show =
        TaskCard.button(
            "show-me",
            messages.text("show"),
            () -> replay.pointOut(judgement.moment(), judgement.marks()));
    show.setIcon(Icons.inLine("eye"));
    show.setToolTipText(messages.text("tip.show"));
    return show;
  }

  private void tryAgain() {
    open();
    focus();
  }
}
