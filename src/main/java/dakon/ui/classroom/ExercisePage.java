package dakon.ui.classroom;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.judging.Attempt;
import dakon.judging.Attempt.Response;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Hint;
import dakon.replay.Mark;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.IllegalMoveException;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.theme.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComponent;

/** An exercise put to a class: the teacher tries what the class says, and it is judged. */
final class ExercisePage implements Page {
  private final Messages messages = Messages.of(ExercisePage.class);
  private final ExerciseBlock block;
  private final WallBoard board;
  private final Settings settings;
  private final Runnable listener;
  private final SpokenLines said = new SpokenLines();
  private final JComponent body;
  private final WallButton hint;
  private final WallButton again;
  private Attempt attempt;
  private Status status;

  /** What plays the latest moves. */
  private Optional<Screening> screening = Optional.empty();

  /** What is said to a move that is still played, once that has come to rest. */
  private Optional<Runnable> verdict = Optional.empty();

  /** Whether a move is awaited. */
  private boolean isOpen;

  /**
   * An exercise at its start.
   *
   * @param board the board on which it is played
   * @param listener is told when something else is to be seen or heard
   */
  ExercisePage(ExerciseBlock block, WallBoard board, Settings settings, Runnable listener) {
    this.block = block;
    this.board = board;
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, "exercises");
    this.listener = listener;
    this.attempt = Attempt.of(block);
    this.body = new Pile(Gaps.PARTS, board, said).leavingRestTo(board);
    this.hint = WallButton.saying("hint", "", this::help);
    this.again = WallButton.saying("start-again", messages.text("start.again"), this::startAgain);
    this.status = new Status(Tone.ASKING, messages.text("exercise.try"));
    bindKeys();
    rest(block.marks());
  }

  private void bindKeys() {
    for (Hole hole : block.start().board().holes(block.start().toMove())) {
      String letter = String.valueOf(hole.letter()).toUpperCase(Locale.ROOT);
      Keys.bindWhile(() -> isOpen, body, letter, () -> choose(hole));
      Keys.bindWhile(() -> isOpen, body, "shift " + letter, () -> choose(hole));
    }
    Keys.bindWhile(() -> hasMoved(), body, "ENTER", this::startAgain);
    Keys.bindWhile(() -> hasMoved(), body, "BACK_SPACE", this::startAgain);
    Keys.bindWhile(() -> !attempt.isSolved(), body, "typed ?", this::help);
    Keys.bindWhile(() -> !attempt.isSolved() && !isHoleH(), body, "typed h", this::help);
  }

  /** Whether the key of a hint means a hole: on long boards. */
  private boolean isHoleH() {
    return block.start().board().row() > 'H' - 'A';
  }

  private boolean hasMoved() {
    return screening.isPresent();
  }

  /** The board waits for the first move. */
  private void rest(List<Mark> marks) {
    stop();
    screening = Optional.empty();
    board.board().show(Scene.still(attempt.position(), marks));
    open();
  }

  private void stop() {
    screening.ifPresent(Screening::stop);
  }

  private void open() {
    isOpen = true;
    board.board().onChoice(this::choose);
  }

  private void close() {
    isOpen = false;
    board.board().endChoice();
  }

  /** A pit was chosen: while a move is still played, that is first played to its end. */
  private void choose(Pit pit) {
    if (screening.filter(playing -> !playing.hasEnded()).isPresent()) {
      screening.get().finish();
    } else if (pit instanceof Hole hole) {
      move(Move.lift(hole));
    }
  }

  private void move(Move move) {
    try {
      answer(attempt.play(move));
    } catch (IllegalMoveException refused) {
      say(Tone.HINT, messages.text("exercise.not"), refused.getMessage());
    }
  }

  private void answer(Response response) {
    attempt = response.next();
    say(Tone.ASKING, messages.text("exercise.played"), "");
    verdict = Optional.of(() -> judge(response));
    play(response.moves());
    if (settings.isOn(Switch.REDUCED_MOTION)) {
      settle();
    }
  }

  /** Says what is still to be said to the latest move. */
  private void settle() {
    Optional<Runnable> said = verdict;
    verdict = Optional.empty();
    said.ifPresent(Runnable::run);
  }

  private void judge(Response response) {
    switch (response.standing()) {
      case SOLVED -> {
        close();
        say(Tone.RIGHT, messages.text("exercise.right"), response.text());
      }
      case GOES_ON -> {
        open();
        say(Tone.ASKING, messages.text("exercise.so.far"), response.text());
      }
      case FAILED -> {
        close();
        say(Tone.WRONG, messages.text("exercise.wrong"), response.text());
      }
    }
  }

  private void play(List<Trace> moves) {
    stop();
    Screening player =
        new Screening(
            new Replay(moves),
            block.rules().game(),
            List.of(),
            board.board(),
            settings,
            this::follow);
    screening = Optional.of(player);
    player.bind(body, () -> true);
    player.play();
  }

  /** Follows what is played to its end. */
  private void follow() {
    if (screening.filter(Screening::hasEnded).isPresent()) {
      settle();
    }
  }

  private void say(Tone tone, String word, String words) {
    status = new Status(tone, word);
    said.say(words);
    listener.run();
  }

  private void startAgain() {
    verdict = Optional.empty();
    attempt = attempt.restart();
    rest(block.marks());
    say(Tone.ASKING, messages.text("exercise.try"), "");
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

  /** A hint is of the position before the first move: what was played is taken back. */
  private void showHint(Hint latest) {
    attempt = attempt.restart();
    rest(Stream.concat(block.marks().stream(), latest.marks().stream()).toList());
    say(Tone.HINT, messages.text("exercise.hint"), latest.text());
  }

  private void showSolution() {
    close();
    attempt = attempt.restart();
    play(Attempt.solution(block));
    String line = String.join(" ", block.solution().stream().map(Move::toString).toList());
    say(Tone.SOLUTION, messages.text("exercise.solution"), line);
  }

  @Override
  public String title() {
    return attempt.goal();
  }

  @Override
  public Status status() {
    return status;
  }

  @Override
  public JComponent body() {
    return body;
  }

  @Override
  public List<WallButton> ways() {
    List<WallButton> ways = new ArrayList<>();
    if (hasMoved()) {
      ways.add(again.advised(!isOpen && !attempt.isSolved()));
    }
    if (!attempt.isSolved() || verdict.isPresent()) {
      int left = block.hints().size() - attempt.hints().size();
      hint.setText(left > 0 ? messages.text("hint", left) : messages.text("solution"));
      ways.add(hint);
    }
    return ways;
  }

  @Override
  public boolean takesLetters() {
    return isOpen;
  }

  @Override
  public String spoken() {
    return said.words();
  }

  @Override
  public void leave() {
    stop();
  }
}
