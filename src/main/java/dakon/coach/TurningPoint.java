package dakon.coach;

import dakon.board.Move;
import java.util.List;

/**
 * A move of a game that cost its player something.
 *
 * @param number which move of the game it is, from 0
 * @param moves all moves there were to choose from, the best one first
 * @param move the one that was made
 */
public record TurningPoint(int number, List<Advice> moves, Move move) {

  /** Refuses a move that cost nothing. */
  public TurningPoint {
    moves = List.copyOf(moves);
    if (played(moves, move).thought().value() >= moves.get(0).thought().value()) {
      throw new IllegalArgumentException("what costs nothing is no turning point");
    }
  }

  /** What was played. */
  public Advice played() {
    return played(moves, move);
  }

  private static Advice played(List<Advice> moves, Move move) {
    return moves.stream().filter(each -> each.move().equals(move)).findFirst().orElseThrow();
  }

  /** What would have been best. */
  public Advice better() {
    return moves.get(0);
  }

  /**
   * How many seeds it cost, as far as was looked ahead. A seed more for the other player is one
   * less for the own side, so that it puts the player behind by two.
   */
  public int cost() {
    int behind = better().thought().value() - played().thought().value();
    return (behind + 1) / 2;
  }

  /** Whether both moves were looked at to the end of the game. */
  public boolean isExact() {
    return better().thought().exact() && played().thought().exact();
  }
}
