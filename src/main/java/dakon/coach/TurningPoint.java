package dakon.coach;

import java.util.Objects;

/**
 * A move of a game that cost its player something.
 *
 * @param number which move of the game it is, from 0
 * @param played what was played
 * @param better what would have been better
 * @param cost how many seeds it cost, as far as was looked ahead
 */
public record TurningPoint(int number, Advice played, Advice better, int cost) {

  /** Refuses a move that cost nothing. */
  public TurningPoint {
    Objects.requireNonNull(played);
    Objects.requireNonNull(better);
    if (cost < 1) {
      throw new IllegalArgumentException("what costs nothing is no turning point");
    }
  }
}
