package dakon.ui.replay;

import dakon.board.Hole;
import dakon.board.Position;
import dakon.trace.Trace;
import java.util.Optional;

/** Knows what a move would do. */
public interface Foresight {
  /** Tells nothing. */
  Foresight NONE = (position, hole) -> Optional.empty();

  /** What would happen if this hole were lifted; nothing where it may not be. */
  Optional<Trace> of(Position position, Hole hole);
}
