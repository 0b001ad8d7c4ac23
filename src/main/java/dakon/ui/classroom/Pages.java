package dakon.ui.classroom;

import dakon.lesson.Block;
import dakon.lesson.Block.BoardBlock;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Block.OnBoard;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.settings.Settings;
import dakon.ui.lesson.Stage;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;

/**
 * Makes the pages of a lesson, each when it is turned to. The votes of a class are kept from one
 * visit of a page to the next, and nowhere else.
 */
final class Pages {
  private final Path file;
  private final Lesson lesson;
  private final Settings settings;
  private final Runnable keeper;
  private final Runnable listener;
  private final Map<Integer, Ballot> ballots = new HashMap<>();

  /**
   * The pages of a lesson.
   *
   * @param file where the lesson lies, and its pictures beside it
   * @param keeper keeps the keyboard
   * @param listener is told when something else is to be seen or heard on a page
   */
  Pages(Path file, Lesson lesson, Settings settings, Runnable keeper, Runnable listener) {
    this.file = file;
    this.lesson = lesson;
    this.settings = settings;
    this.keeper = keeper;
    this.listener = listener;
  }

  /** The page of a step. */
  Page of(int number) {
    Step step = lesson.steps().get(number);
    return step.block()
        .map(block -> block.accept(new Builder(number, step)))
        .orElseGet(() -> new StillPage(step.title(), Status.plain(lesson.title()), text(number)));
  }

  /** The words of a step, with those before the first. */
  TextSheet text(int number) {
    return new TextSheet(file, words(number));
  }

  /** Whether there are words. */
  boolean hasText(int number) {
    return !words(number).isBlank();
  }

  private String words(int number) {
    return (number == 0 ? lesson.introduction() : "") + lesson.steps().get(number).prose();
  }

  private WallBoard wall(OnBoard block) {
    return new WallBoard(Stage.view(block), keeper);
  }

  /** The board that a step leaves to later ones, with nothing pointed out on it. */
  private Optional<BoardBlock> boardBefore(int number) {
    for (int before = number - 1; before >= 0; before--) {
      Optional<BoardBlock> board = lesson.steps().get(before).block().flatMap(Block::bareBoard);
      if (board.isPresent()) {
        return board;
      }
    }
    return Optional.empty();
  }

  /** Makes the page of each kind of block. */
  private final class Builder implements Block.Visitor<Page> {
    private final int number;
    private final Step step;

    Builder(int number, Step step) {
      this.number = number;
      this.step = step;
    }

    @Override
    public Page board(BoardBlock block) {
      WallBoard board = wall(block);
      ProseStrip prose = new ProseStrip(file, step.prose(), false);
      return new StillPage(
          step.title(),
          Status.plain(lesson.title()),
          new Pile(Gaps.PARTS, board, prose).leavingRestTo(board));
    }

    @Override
    public Page replay(ReplayBlock block) {
      WallBoard board = wall(block);
      return new ReplayPage(
          step.title(), board, new Screening(block, board.board(), settings, listener));
    }

    @Override
    public Page predict(PredictBlock block) {
      WallBoard board = wall(block);
      Screening screening = new Screening(block.replay(), board.board(), settings, listener);
      return vote(Poll.of(block), Optional.of(board), Optional.of(screening), Optional.empty());
    }

    @Override
    public Page exercise(ExerciseBlock block) {
      return new ExercisePage(block, wall(block), settings, listener);
    }

    @Override
    public Page question(QuestionBlock block) {
      Optional<WallBoard> board = block.board().or(() -> boardBefore(number)).map(Pages.this::wall);
      return vote(
          Poll.of(step.title(), block),
          board,
          Optional.empty(),
          Optional.of(new ProseStrip(file, step.prose(), true)));
    }

    private Page vote(
        Poll poll,
        Optional<WallBoard> board,
        Optional<Screening> screening,
        Optional<JComponent> words) {
      return new VotePage(
          poll,
          board,
          screening,
          words,
          ballots.getOrDefault(number, poll.ballot()),
          ballot -> ballots.put(number, ballot),
          listener);
    }
  }
}
