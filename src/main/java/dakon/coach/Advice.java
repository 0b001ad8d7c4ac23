package dakon.coach;

import dakon.analysis.Thought;
import dakon.board.Move;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;

/**
 * What the coach says of a move.
 *
 * @param trace what it does
 * @param thought what it is worth to its mover, and what is best after it; the move is the first of
 *     the line
 * @param remarks the reasons for and against it
 */
public record Advice(Trace trace, Thought thought, List<Remark> remarks) {

  /** Keeps its own list of the remarks. */
  public Advice {
    Objects.requireNonNull(trace);
    Objects.requireNonNull(thought);
    remarks = List.copyOf(remarks);
  }

  /** The move. */
  public Move move() {
    return trace.move();
  }
}
