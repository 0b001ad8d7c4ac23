package dakon.ui.lesson;

import dakon.board.Move;
import dakon.export.Subject;
import dakon.lesson.Block;
import dakon.lesson.Block.BoardBlock;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Block.OnBoard;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.markdown.BlockText;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.board.BoardView;
import dakon.ui.export.CopyAction;
import dakon.ui.export.ExportAction;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.JComponent;

/** Makes what a block puts beside the text: the board and what goes with it, and what is asked. */
public final class Stage {
  private final Optional<JComponent> board;
  private final Optional<Task> task;

  private Stage(Optional<JComponent> board, Optional<Task> task) {
    this.board = board;
    this.task = task;
  }

  /** What is to be seen of a block with this title where nothing is asked. */
  public static JComponent of(String title, OnBoard block, Settings settings) {
    return block.accept(new Unasked(title, settings, true)).orElseThrow();
  }

  /**
   * What is to be seen of a block of a step with this title.
   *
   * @param listener is told what comes of a question
   */
  static Stage of(String title, Block block, Settings settings, Task.Listener listener) {
    return block.accept(new Builder(title, settings, listener));
  }

  /** What is left to be seen of a block in later steps, without giving an answer away. */
  static Optional<JComponent> left(String title, Block block, Settings settings) {
    return block.accept(new Unasked(title, settings, false));
  }

  /** The board of a block as at the start, with nothing pointed out on it. */
  static Optional<JComponent> bare(Block block) {
    return block.bareBoard().map(board -> new StillPanel(view(board)));
  }

  /** What is in the place of the board; where there is nothing, it stays as it was. */
  Optional<JComponent> board() {
    return board;
  }

  /** What is asked, if anything is. */
  Optional<Task> task() {
    return task;
  }

  /** Makes what each kind of block shows. */
  private record Builder(String title, Settings settings, Task.Listener listener)
      implements Block.Visitor<Stage> {
    @Override
    public Stage board(BoardBlock block) {
      return new Stage(Optional.of(new StillPanel(view(block))), Optional.empty());
    }

    @Override
    public Stage replay(ReplayBlock block) {
      return new Stage(Optional.of(player(title, block, view(block), settings)), Optional.empty());
    }

    @Override
    public Stage predict(PredictBlock block) {
      BoardView view = view(block);
      ReplayPanel player = player(title, block.replay(), view, settings);
      return new Stage(
          Optional.of(player),
          Optional.of(new PredictTask(block, view, player, settings, listener)));
    }

    @Override
    public Stage exercise(ExerciseBlock block) {
      ExerciseTask task =
          new ExerciseTask(
              block,
              view(block),
              block.foretells() ? foresight(block.rules()) : Foresight.NONE,
              settings,
              listener);
      return new Stage(Optional.of(task.stage()), Optional.of(task));
    }

    @Override
    public Stage question(QuestionBlock block) {
      return new Stage(
          block.board().map(still -> new StillPanel(view(still))),
          Optional.of(new QuestionTask(block, listener)));
    }
  }

  /**
   * Makes what is seen of each kind of block where nothing is asked: moves that are to be watched
   * can be, and elsewhere the board stands as at the start.
   *
   * @param plays whether moves that are to be foretold can be watched, too
   */
  private record Unasked(String title, Settings settings, boolean plays)
      implements Block.Visitor<Optional<JComponent>> {
    @Override
    public Optional<JComponent> board(BoardBlock block) {
      return still(block);
    }

    @Override
    public Optional<JComponent> replay(ReplayBlock block) {
      return Optional.of(player(title, block, view(block), settings));
    }

    @Override
    public Optional<JComponent> predict(PredictBlock block) {
      return plays ? replay(block.replay()) : still(block);
    }

    @Override
    public Optional<JComponent> exercise(ExerciseBlock block) {
      return still(block);
    }

    @Override
    public Optional<JComponent> question(QuestionBlock block) {
      return block.board().flatMap(Unasked::still);
    }

    private static Optional<JComponent> still(OnBoard block) {
      return Optional.of(new StillPanel(view(block)));
    }
  }

  private static ReplayPanel player(
      String title, ReplayBlock block, BoardView board, Settings settings) {
    ReplayPanel panel =
        new ReplayPanel(
            board,
            new Replay(block.moves()),
            Narrator.of(block.rules().game()),
            block.notesAndMarks(),
            block.foretells() ? foresight(block.rules()) : Foresight.NONE,
            settings);
    panel.offer(new ExportAction(Subject.of(title, block), board, panel::moment));
    panel.offer(copying(block));
    return panel;
  }

  private static Action copying(ReplayBlock block) {
    return new CopyAction(
        Messages.of(Stage.class).text("copy.block"),
        () -> BlockText.of(block.rules(), block.start(), block.moves()));
  }

  private static Foresight foresight(Ruleset rules) {
    Referee referee = new Referee(rules);
    return (position, hole) ->
        referee.refusal(position, Move.lift(hole)).isEmpty()
            ? Optional.of(referee.play(position, Move.lift(hole)))
            : Optional.empty();
  }

  /** The board of a block as it stands at the start. */
  public static BoardView view(OnBoard block) {
    Ruleset rules = block.rules();
    return new BoardView(BoardStyle.of(rules.game()), rules.direction(), block.scene());
  }
}
