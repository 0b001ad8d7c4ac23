package dakon.analysis;

import dakon.analysis.TurnSweep.Found;
import dakon.board.Board;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.rules.Sower;
import dakon.rules.Stores;
import java.util.Objects;
import java.util.Optional;

/**
 * The turn with which a player has most in the store before the other has moved. Where all that the
 * turn can lead to can be looked through, the answer is proved; else it is the best found.
 *
 * <p>First only the fullest stores of each number of moves are followed, which takes no time and
 * finds something good; then all positions are looked through; and where that comes to a limit,
 * more and more of the fullest are followed in the time that is left.
 */
public final class FirstTurn {
  private static final int NARROW = 256;
  private static final int WIDER = 16;
  private static final int ALL = Integer.MAX_VALUE;

  /** The part of the time in which a proof is tried, in hundredths. */
  private static final int TIME_FOR_PROOF = 75;

  private final Sower sower;
  private final Position start;
  private final Goal goal;

  /** Why nothing can be sought. */
  public enum Obstacle {
    /** The game has no stores that are sown into: a turn is one move. */
    NO_STORES,
    /** The player to move has nothing to move with, or the game is over. */
    NO_MOVE,
    /** The player to move has more than half of all seeds in the store. */
    WON_ALREADY
  }

  /**
   * How far a search is.
   *
   * @param moves turns of so many moves are looked at
   * @param positions the positions there were
   * @param store the most seeds found in the store
   * @param all whether all of them are looked at, or the fullest stores alone
   */
  public record Reach(int moves, int positions, int store, boolean all) {}

  /**
   * A search for the first turn of a player.
   *
   * @throws IllegalArgumentException if there is an {@link #obstacle}
   */
  public FirstTurn(Ruleset rules, Position start, Goal goal) {
    obstacle(rules, start, goal)
        .ifPresent(
            obstacle -> {
              throw new IllegalArgumentException(obstacle.toString());
            });
    this.sower = new Sower(rules, start.board().row());
    this.start = start;
    this.goal = Objects.requireNonNull(goal);
  }

  /** Why nothing can be sought in this position; nothing where it can. */
  public static Optional<Obstacle> obstacle(Ruleset rules, Position start, Goal goal) {
    Board board = start.board();
    Side mover = start.toMove();
    if (rules.stores() == Stores.ASIDE) {
      return Optional.of(Obstacle.NO_STORES);
    }
    Sower sower = new Sower(rules, board.row());
    if (sower.isOver(sower.seeds(board), mover) || board.seedsInRow(mover) == 0) {
      return Optional.of(Obstacle.NO_MOVE);
    }
    return goal == Goal.MAJORITY && 2 * board.seeds(new Store(mover)) > board.seeds()
        ? Optional.of(Obstacle.WON_ALREADY)
        : Optional.empty();
  }

  /** Searches, as long as the limits and the onlooker allow. */
  public BestTurn search(Limits limits, Onlooker<Reach> onlooker) {
    Allowance allowance = new Allowance(limits, onlooker::isCancelled);
    Found best = sweep(NARROW, allowance, onlooker);
    if (best.isWhole()) {
      return answer(best, best);
    }
    Found whole = sweep(ALL, allowance.part(TIME_FOR_PROOF), onlooker);
    best = (whole.isBetterThan(best) || whole.isWhole()) ? whole : best;
    for (int width = WIDER * NARROW; goesOn(whole, allowance); width *= WIDER) {
      Found wider = sweep(width, allowance, onlooker);
      best = wider.isBetterThan(best) ? wider : best;
      if (wider.isWhole() || wider.stop().isPresent()) {
        break;
      }
    }
    return answer(best, whole);
  }

  private boolean goesOn(Found whole, Allowance allowance) {
    return !whole.isWhole() && allowance.stop(0).isEmpty();
  }

  private Found sweep(int width, Allowance allowance, Onlooker<Reach> onlooker) {
    return new TurnSweep(sower, start, goal, width).run(allowance, onlooker);
  }

  /** Whether all that is shorter was looked through. */
  private static boolean isShortest(Found best, Found whole) {
    return best.isReached() && whole.ruledOut() >= best.moves().size() - 1;
  }

  private BestTurn answer(Found best, Found whole) {
    return new BestTurn(
        best.moves(),
        best.store(),
        start.board().seeds(),
        whole.ruledOut(),
        whole.positions(),
        (whole.isWhole() || isShortest(best, whole)) ? Optional.empty() : whole.stop());
  }
}
