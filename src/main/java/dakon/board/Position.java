package dakon.board;

import java.util.Objects;

/**
 * A board and the player to move on it: all that the rest of a game depends on, but for repetition.
 *
 * @param board the seeds
 * @param toMove the player whose turn it is
 */
public record Position(Board board, Side toMove) {

  /** Refuses a position without a player to move, or without a single seed. */
  public Position {
    Objects.requireNonNull(toMove);
    if (board.seeds() == 0) {
      throw new IllegalArgumentException("a position has at least one seed");
    }
  }
}
