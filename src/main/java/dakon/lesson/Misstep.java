package dakon.lesson;

import dakon.board.Move;
import java.util.List;
import java.util.Objects;

/**
 * A wrong way that an author foresaw.
 *
 * @param moves the learner's own moves from the start, at least one, after which the goal cannot be
 *     met any more
 * @param text what is said to it
 */
public record Misstep(List<Move> moves, String text) {

  /** Keeps its own list of the moves. */
  public Misstep {
    moves = List.copyOf(moves);
    Objects.requireNonNull(text);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a misstep has at least one move");
    }
  }
}
