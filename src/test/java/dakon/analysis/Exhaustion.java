package dakon.analysis;

import dakon.board.Board;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The value of positions by looking at everything to the end of the game, by the referee, each
 * position once. It knows nothing of the search that is measured against it.
 */
final class Exhaustion {
  private final Referee referee;
  private final int row;
  private final Map<Position, Integer> gains = new HashMap<>();
  private final Set<Position> onTheWay = new HashSet<>();
  private int repetitions;

  Exhaustion(Ruleset rules, int row) {
    this.referee = new Referee(rules);
    this.row = row;
  }

  /** By how many seeds the player to move is ahead in the end, with best play. */
  int value(Position position) {
    if (referee.isOver(position)) {
      return leadWithRows(position);
    }
    Position bare = withoutStores(position);
    Integer known = gains.get(bare);
    if (known != null) {
      return lead(position) + known;
    }
    if (!onTheWay.add(bare)) {
      repetitions++;
      return leadWithRows(position);
    }
    int best = Integer.MIN_VALUE;
    for (Move move : referee.legalMoves(position)) {
      Position after = referee.play(position, move).after();
      int value = value(after);
      best = Math.max(best, after.toMove() == position.toMove() ? value : -value);
    }
    onTheWay.remove(bare);
    gains.put(bare, best - lead(position));
    return best;
  }

  /** What is won already changes nothing of what is still to come; one seed stands for it. */
  private Position withoutStores(Position position) {
    Store store = new Store(Side.SOUTH);
    return new Position(
        Board.of(row, pit -> pit.equals(store) ? 1 : hole(position, pit)), position.toMove());
  }

  private static int hole(Position position, Pit pit) {
    return pit instanceof Store ? 0 : position.board().seeds(pit);
  }

  /** How often it came to a position that it was still busy with. */
  int repetitions() {
    return repetitions;
  }

  /** By how many seeds in the stores the player to move is ahead. */
  static int lead(Position position) {
    Side mover = position.toMove();
    return position.board().seeds(new Store(mover))
        - position.board().seeds(new Store(mover.opponent()));
  }

  /** The same, when both take what lies in the own row. */
  static int leadWithRows(Position position) {
    Side mover = position.toMove();
    return lead(position)
        + position.board().seedsInRow(mover)
        - position.board().seedsInRow(mover.opponent());
  }
}
