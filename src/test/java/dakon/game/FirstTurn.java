package dakon.game;

import dakon.board.Side;
import dakon.rules.Ruleset;
import dakon.rules.Sink;
import dakon.rules.Sower;
import dakon.trace.Ending;
import java.util.HashSet;
import java.util.Set;

/** All that South can reach from the opening before North has moved. */
final class FirstTurn {
  private static final int MORE_THAN_A_PIT_HOLDS = 101;

  private final Sower sower;
  private final int row;
  private final int mostMoves;
  private final Set<Long> reached = new HashSet<>();
  private int stuck;
  private int mostInStore;

  private FirstTurn(Ruleset rules, int row, int mostMoves) {
    this.sower = new Sower(rules, row);
    this.row = row;
    this.mostMoves = mostMoves;
    explore(sower.seeds(rules.opening(row).board()), 0);
  }

  /** All that can be reached. */
  static FirstTurn of(Ruleset rules, int row) {
    return new FirstTurn(rules, row, Integer.MAX_VALUE);
  }

  /** All that can be reached in so many moves. */
  static FirstTurn of(Ruleset rules, int row, int moves) {
    return new FirstTurn(rules, row, moves);
  }

  private void explore(int[] pits, int moves) {
    if (moves == mostMoves || !reached.add(key(pits, moves))) {
      return;
    }
    if (sower.isOver(pits, Side.SOUTH)) {
      stuck++;
    }
    for (int hole = 0; hole < row; hole++) {
      if (sower.canLift(pits, Side.SOUTH, hole)) {
        int[] after = pits.clone();
        Ending ending = sower.sow(after, Side.SOUTH, hole, Sink.SILENT);
        mostInStore = Math.max(mostInStore, after[sower.store(Side.SOUTH)]);
        if (ending == Ending.BONUS) {
          explore(after, moves + 1);
        }
      }
    }
  }

  /** A position as one number; where moves are counted, one for each count. */
  private long key(int[] pits, int moves) {
    long key = mostMoves == Integer.MAX_VALUE ? 0 : moves;
    for (int seeds : pits) {
      key = key * MORE_THAN_A_PIT_HOLDS + seeds;
    }
    return key;
  }

  /** The number of positions with South to move, the opening among them. */
  int positions() {
    return reached.size();
  }

  /** The number of those positions in which South has nothing left to move with. */
  int stuck() {
    return stuck;
  }

  /** The most seeds that South can have in the store. */
  int mostInStore() {
    return mostInStore;
  }
}
