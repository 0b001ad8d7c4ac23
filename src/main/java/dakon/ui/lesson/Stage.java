package dakon.ui.lesson;

import dakon.board.Move;
import dakon.export.Subject;
import dakon.lesson.Block;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Note;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.ui.board.BoardView;
import dakon.ui.export.ExportAction;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** Makes what a block puts beside the text: the board, and what goes with it. */
public final class Stage implements Block.Visitor<JComponent> {
  private final String title;
  private final Settings settings;

  private Stage(String title, Settings settings) {
    this.title = title;
    this.settings = settings;
  }

  /** What is to be seen of a block of a step with this title. */
  public static JComponent of(String title, Block block, Settings settings) {
    return block.accept(new Stage(title, settings));
  }

  @Override
  public JComponent board(Block.BoardBlock block) {
    return new StillPanel(view(block));
  }

  @Override
  public JComponent replay(Block.ReplayBlock block) {
    BoardView board = view(block);
    ReplayPanel panel =
        new ReplayPanel(
            board,
            new Replay(block.moves()),
            Narrator.of(block.rules().game()),
            notes(block),
            block.foretells() ? foresight(block.rules()) : Foresight.NONE,
            settings);
    panel.offer(new ExportAction(Subject.of(title, block), board, panel::moment));
    return panel;
  }

  @Override
  public JComponent predict(Block.PredictBlock block) {
    return replay(block.replay());
  }

  @Override
  public JComponent exercise(Block.ExerciseBlock block) {
    return new StillPanel(view(block));
  }

  @Override
  public JComponent question(Block.QuestionBlock block) {
    JComponent nothing = new JPanel();
    nothing.setOpaque(false);
    return block.board().map(this::board).orElse(nothing);
  }

  /** The notes of a block; what it points out before the first move is one without words. */
  private static List<Note> notes(Block.ReplayBlock block) {
    List<Note> notes = new ArrayList<>(block.notes());
    if (!block.marks().isEmpty()) {
      notes.add(new Note(0, "", block.marks()));
    }
    return notes;
  }

  private static Foresight foresight(Ruleset rules) {
    Referee referee = new Referee(rules);
    return (position, hole) ->
        referee.refusal(position, Move.lift(hole)).isEmpty()
            ? Optional.of(referee.play(position, Move.lift(hole)))
            : Optional.empty();
  }

  private static BoardView view(Block.OnBoard block) {
    Ruleset rules = block.rules();
    return new BoardView(
        BoardStyle.of(rules.game()), rules.direction(), Scene.still(block.start(), block.marks()));
  }
}
