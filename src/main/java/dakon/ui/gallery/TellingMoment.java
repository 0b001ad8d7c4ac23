package dakon.ui.gallery;

import dakon.board.Direction;
import dakon.gallery.Example;
import dakon.lesson.Block;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.ui.board.Motif;
import java.util.List;

/**
 * The moment of an example that says most: the last capture about to be made, or else the end.
 *
 * @param example the example
 */
record TellingMoment(Example example) implements Motif {
  @Override
  public BoardStyle style() {
    return BoardStyle.of(example.rules().game());
  }

  @Override
  public Direction direction() {
    return example.rules().direction();
  }

  @Override
  public Scene scene() {
    return example.block().accept(new OfBlock());
  }

  private static final class OfBlock implements Block.Visitor<Scene> {
    @Override
    public Scene board(Block.BoardBlock block) {
      return block.scene();
    }

    @Override
    public Scene replay(Block.ReplayBlock block) {
      Timeline timeline =
          Timeline.of(new Replay(block.moves()), Narrator.of(block.rules().game()), List.of());
      List<Integer> captures = timeline.captures();
      return timeline.atMoment(
          captures.isEmpty() ? timeline.lastMoment() : captures.get(captures.size() - 1));
    }

    @Override
    public Scene predict(Block.PredictBlock block) {
      return replay(block.replay());
    }

    @Override
    public Scene exercise(Block.ExerciseBlock block) {
      return block.scene();
    }

    @Override
    public Scene question(Block.QuestionBlock block) {
      return board(block.board().orElseThrow());
    }
  }
}
