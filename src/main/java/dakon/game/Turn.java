package dakon.game;

import dakon.board.Side;
import dakon.trace.Trace;
import java.util.List;

/**
 * The moves a player makes in one go: one, and another after each that ended in the store.
 *
 * @param side the player
 * @param moves the moves, at least one
 */
public record Turn(Side side, List<Trace> moves) {

  /** Keeps its own list of the moves. */
  public Turn {
    moves = List.copyOf(moves);
  }
}
