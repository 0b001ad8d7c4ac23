package dakon.ui.ask;

import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;

/**
 * Moves from a position.
 *
 * @param start the position and its rules
 * @param moves the moves, perhaps none
 */
public record Tried(Placed start, List<Trace> moves) {
  /** Keeps its own list. */
  public Tried {
    Objects.requireNonNull(start);
    moves = List.copyOf(moves);
  }
}
