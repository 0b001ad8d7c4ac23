package dakon.ui.lesson;

import dakon.lesson.Block;
import dakon.lesson.Note;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.ui.board.BoardView;
import dakon.ui.replay.ReplayPanel;
import javax.swing.JComponent;

/** Makes what a block puts beside the text: the board, and what goes with it. */
final class Stage implements Block.Visitor<JComponent> {
  private Stage() {}

  /** What is to be seen of a block. */
  static JComponent of(Block block) {
    return block.accept(new Stage());
  }

  @Override
  public JComponent board(Block.BoardBlock block) {
    return new StillPanel(view(block));
  }

  @Override
  public JComponent replay(Block.ReplayBlock block) {
    Replay replay = new Replay(block.moves());
    return new ReplayPanel(
        view(block),
        replay,
        Narrator.of(block.rules().game()),
        block.notes().stream().map(note -> note(replay, note)).toList());
  }

  private static BoardView view(Block block) {
    Ruleset rules = block.rules();
    return new BoardView(
        BoardStyle.of(rules.game()), rules.direction(), Scene.still(block.start(), block.marks()));
  }

  private static dakon.replay.Note note(Replay replay, Note note) {
    int moment = replay.startOf(note.moment().move()) + note.moment().event() + 1;
    return new dakon.replay.Note(moment, note.text(), note.marks());
  }
}
