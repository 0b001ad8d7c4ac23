package dakon.analysis;

import dakon.board.Hole;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a search of a first turn has found.
 *
 * @param moves the holes lifted, in that order; none where no turn does what was sought
 * @param store how many seeds are then in the mover's store, the remainder of a game that ends with
 *     it among them
 * @param total how many seeds there are
 * @param ruledOut so many moves have been looked through to the last: no shorter or equally short
 *     turn does more
 * @param positions how many distinct positions with the mover to move were looked at, the first one
 *     among them
 * @param stop why not all was looked at that had to be; nothing where the answer is proved
 */
public record BestTurn(
    List<Hole> moves, int store, int total, int ruledOut, int positions, Optional<Stop> stop) {

  /** Keeps its own list of the moves. */
  public BestTurn {
    moves = List.copyOf(moves);
    Objects.requireNonNull(stop);
  }

  /** Whether it is proved that no turn does better. */
  public boolean proved() {
    return stop.isEmpty();
  }

  /** Whether the store holds more than half of all seeds. */
  public boolean isMajority() {
    return 2 * store > total;
  }
}
