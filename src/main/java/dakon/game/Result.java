package dakon.game;

import dakon.board.Side;
import java.util.Optional;

/**
 * What each player has at the end of a game.
 *
 * @param south South's seeds
 * @param north North's seeds
 */
public record Result(int south, int north) {

  /** Who has more; nobody in a draw. */
  public Optional<Side> winner() {
    return south == north ? Optional.empty() : Optional.of(south > north ? Side.SOUTH : Side.NORTH);
  }

  /** As a game record has it: South's seeds, then North's. */
  @Override
  public String toString() {
    return south + "-" + north;
  }
}
