package dakon.ui.replay;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.replay.Mark;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Knows what a move would do. */
public interface Foresight {
  /** Tells nothing. */
  Foresight NONE = (position, hole) -> Optional.empty();

  /** What would happen if this hole were lifted; nothing where it may not be. */
  Optional<Trace> of(Position position, Hole hole);

  /** What is pointed out of a move that is foreseen: the hole it lifts, and where it ends. */
  static List<Mark> marks(Trace trace) {
    List<Mark> marks = new ArrayList<>();
    trace.landing().ifPresent(pit -> marks.add(new Mark.LastSeed(pit)));
    if (trace.move() instanceof Move.Lift lift) {
      marks.add(new Mark.Lifted(lift.hole()));
    }
    return marks;
  }
}
