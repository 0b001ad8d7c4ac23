package dakon.ui.lesson;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.judging.Attempt;
import dakon.judging.Attempt.Response;
import dakon.judging.Trial.Standing;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Hint;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.rules.IllegalMoveException;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.replay.RestingPanel;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.WrappedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * An exercise: the learner moves on the board until the goal is met. What misses it is played too,
 * answered and taken back.
 */
final class ExerciseTask implements Task {
  private final Messages messages = Messages.of(ExerciseTask.class);
  private final ExerciseBlock block;
  private final BoardView board;
  private final Foresight foresight;
  private final Settings settings;
  private final Listener listener;
  private final Narrator narrator;
  private final TaskCard card;
  private final JPanel stage =
      TaskCard.clear(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
  private final JComponent howTo = new WrappedText("task-help", messages.text("exercise.move"));
  private final JButton hint = TaskCard.button("hint", "", this::help);
  private final JButton again = TaskCard.button("start-again", "", this::startAgain);
  private Attempt attempt;

  /** What plays the latest moves. */
  private Optional<ReplayPanel> replay = Optional.empty();

  /** What is said to a move that is still played, once that has come to rest. */
  private Optional<Runnable> verdict = Optional.empty();

  /** Whether the learner is to move. */
  private boolean isOpen;

  /**
   * An exercise at its start.
   *
   * @param board the view on which it is played
   * @param foresight what the learner may know of a move beforehand
   * @param listener is told what comes of it
   */
  ExerciseTask(
      ExerciseBlock block,
      BoardView board,
      Foresight foresight,
      Settings settings,
      Listener listener) {
    this.block = block;
    this.board = board;
    this.foresight = foresight;
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, "exercises");
    this.listener = listener;
    this.narrator = Narrator.of(block.rules().game());
    this.attempt = Attempt.of(block);
    this.card = new TaskCard("goal", attempt.goal());
    bindLetters(block.start().board());
    rest(block.marks());
  }

  @Override
  public JComponent card() {
    return card;
  }

  /** The board, and what is said of it. */
  JComponent stage() {
    return stage;
  }

  @Override
  public void focus() {
    board.requestFocusInWindow();
  }

  /** The holes of the learner by their letters, large or small. */
  private void bindLetters(Board pits) {
    for (Hole hole : pits.holes(block.start().toMove())) {
      String letter = String.valueOf(hole.letter());
      for (String key : List.of(letter.toLowerCase(Locale.ROOT), letter.toUpperCase(Locale.ROOT))) {
        Keys.bindWhile(
            () -> isOpen && (board.isFocusOwner() || settings.isOn(Switch.SINGLE_KEYS)),
            card,
            "typed " + key,
            () -> choose(hole));
      }
    }
  }

  /** The board waits for the first move. */
  private void rest(List<Mark> marks) {
    replay = Optional.empty();
    put(() -> new RestingPanel(board, attempt.trial().game(), marks, narrator, foresight));
    open();
    card.offer(howTo);
  }

  private void open() {
    isOpen = true;
    board.onChoice(this::choose);
    offerHelp();
  }

  /** What was there goes first: a move that is still played shows itself once more as it stops. */
  private void put(Supplier<JComponent> content) {
    boolean hadFocus = board.isFocusOwner();
    stage.removeAll();
    stage.add(content.get(), "wmin 0, hmin 0");
    stage.revalidate();
    stage.repaint();
    if (hadFocus) {
      board.requestFocusInWindow();
    }
  }

  private void offerHelp() {
    List<JButton> ways = new ArrayList<>();
    int left = block.hints().size() - attempt.hints().size();
    hint.setText(left > 0 ? messages.text("hint", left) : messages.text("solution"));
    hint.setIcon(Icons.inLine(left > 0 ? "hint" : "eye"));
    ways.add(hint);
    if (!attempt.trial().own().isEmpty()) {
      again.setText(messages.text("start.again"));
      ways.add(again);
    }
    card.goOnBy(ways);
  }

  /** A pit was chosen: while a move is still played, that is first played to its end. */
  private void choose(Pit pit) {
    if (replay.filter(playing -> !playing.isAtEnd()).isPresent()) {
      replay.get().finish();
    } else if (pit instanceof Hole hole) {
      move(Move.lift(hole));
    }
  }

  private void move(Move move) {
    try {
      answer(attempt.play(move));
    } catch (IllegalMoveException refused) {
      card.say(Verdict.Kind.HINT, refused.getMessage());
    }
  }

  private void answer(Response response) {
    int stars = attempt.stars();
    attempt = response.next();
    card.fallSilent();
    card.offer();
    verdict = Optional.of(() -> judge(response, stars));
    play(response.moves());
    if (settings.isOn(Switch.REDUCED_MOTION)) {
      settle();
    } else {
      replay.ifPresent(playing -> playing.onEnd(this::settle));
    }
  }

  /** Says what is still to be said to the latest move. */
  private void settle() {
    Optional<Runnable> said = verdict;
    verdict = Optional.empty();
    said.ifPresent(Runnable::run);
  }

  private void judge(Response response, int stars) {
    switch (response.standing()) {
      case SOLVED -> solve(response, stars);
      case GOES_ON -> {
        card.say(Verdict.Kind.SO_FAR, response.text());
        open();
      }
      case FAILED -> fail(response);
    }
  }

  private void play(List<Trace> moves) {
    boolean showsAll = attempt.trial().standing() == Standing.GOES_ON;
    ReplayPanel player =
        new ReplayPanel(
            board,
            new Replay(moves),
            narrator,
            List.of(),
            showsAll ? foresight : Foresight.NONE,
            settings);
    replay = Optional.of(player);
    put(() -> player);
    player.play();
  }

  /** What was found out by a move that is still played counts, too. */
  @Override
  public void leave() {
    settle();
    close();
  }

  private void close() {
    isOpen = false;
    board.endChoice();
  }

  private void solve(Response response, int stars) {
    close();
    card.say(Verdict.Kind.RIGHT, response.text());
    card.award(stars);
    card.goOnBy(List.of());
    listener.right(stars, card.spoken());
  }

  private void fail(Response response) {
    close();
    card.say(Verdict.Kind.WRONG, response.text());
    JButton back = TaskCard.button("take-back", messages.text("take.back"), this::startAgain);
    card.goOnBy(List.of(back, hint));
    card.focus(back);
    listener.wrong();
  }

  private void startAgain() {
    settle();
    if (attempt.isSolved()) {
      return; // by the move that was still played
    }
    attempt = attempt.restart();
    card.fallSilent();
    rest(block.marks());
    focus();
  }

  private void help() {
    settle();
    if (attempt.isSolved()) {
      return; // by the move that was still played
    }
    attempt = attempt.helped();
    if (attempt.showsSolution()) {
      showSolution();
    } else {
      showHint(attempt.hints().get(attempt.hints().size() - 1));
    }
  }

  /**
   * A hint is of the position in which the learner is to move: what missed the goal is taken back.
   */
  private void showHint(Hint latest) {
    List<Mark> marks = attempt.trial().own().isEmpty() ? block.marks() : List.of();
    rest(Stream.concat(marks.stream(), latest.marks().stream()).toList());
    card.say(Verdict.Kind.HINT, latest.text());
    card.focus(hint);
  }

  private void showSolution() {
    close();
    attempt = attempt.restart();
    play(Attempt.solution(block));
    card.offer();
    String line = String.join(" ", block.solution().stream().map(Move::toString).toList());
    card.say(Verdict.Kind.SOLUTION, line);
    JButton own = TaskCard.button("try-yourself", messages.text("try.yourself"), this::startAgain);
    card.goOnBy(List.of(own));
    card.focus(own);
  }
}
