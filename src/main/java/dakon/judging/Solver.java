package dakon.judging;

import dakon.board.Move;
import dakon.judging.Trial.Standing;
import dakon.trace.Trace;
import java.util.Optional;

/**
 * Looks whether an exercise can be solved, or can be missed, from where a try stands. What it looks
 * through at once, and all together, is bounded, so that no lesson can keep a reader waiting.
 */
public final class Solver {
  /** The most events of one search; a move counts as some more, for what it costs besides. */
  private static final int MOST_AT_ONCE = 200_000;

  private static final int MOST_IN_ALL = 10 * MOST_AT_ONCE;
  private static final int COST_OF_A_MOVE = 30;
  private static final int COST_OF_FORESIGHT = 10_000;

  private int spent;
  private int limit;

  /** Whether the goal can be met from here; nothing where there is too much to look through. */
  public Optional<Boolean> canBeSolved(Trial trial) {
    return canCome(trial, Standing.SOLVED);
  }

  /** Whether the goal can be missed from here; nothing where there is too much to look through. */
  public Optional<Boolean> canBeMissed(Trial trial) {
    return canCome(trial, Standing.FAILED);
  }

  private Optional<Boolean> canCome(Trial trial, Standing wanted) {
    limit = Math.min(spent + MOST_AT_ONCE, MOST_IN_ALL);
    boolean comes = comes(trial, wanted);
    return comes || spent <= limit ? Optional.of(comes) : Optional.empty();
  }

  private boolean comes(Trial trial, Standing wanted) {
    if (trial.standing() != Standing.GOES_ON) {
      return trial.standing() == wanted;
    }
    for (Move move : trial.game().legalMoves()) {
      if (spent > limit) {
        return false;
      }
      Trial next = trial.play(move);
      spent += cost(trial, next);
      if (comes(next, wanted)) {
        return true;
      }
    }
    return false;
  }

  private static int cost(Trial before, Trial after) {
    return after.game().moves().stream()
        .skip(before.game().moves().size())
        .mapToInt(move -> move.events().size() + COST_OF_A_MOVE + foresight(after, move))
        .sum();
  }

  private static int foresight(Trial trial, Trace move) {
    return trial.exercise().bestReplies() && move.mover() != trial.learner()
        ? COST_OF_FORESIGHT
        : 0;
  }
}
