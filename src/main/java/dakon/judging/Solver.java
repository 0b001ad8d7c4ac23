package dakon.judging;

import dakon.board.Move;
import dakon.judging.Trial.Standing;
import java.util.Optional;

/**
 * Looks whether an exercise can be solved, or can be missed, from where a try stands. All it looks
 * through together is bounded, so that no lesson can keep a reader waiting.
 */
public final class Solver {
  private static final int MOST_EVENTS = 200_000;

  private int events;

  /** Whether the goal can be met from here; nothing where there is too much to look through. */
  public Optional<Boolean> canBeSolved(Trial trial) {
    return canCome(trial, Standing.SOLVED);
  }

  /** Whether the goal can be missed from here; nothing where there is too much to look through. */
  public Optional<Boolean> canBeMissed(Trial trial) {
    return canCome(trial, Standing.FAILED);
  }

  private Optional<Boolean> canCome(Trial trial, Standing wanted) {
    boolean comes = comes(trial, wanted);
    return comes || events <= MOST_EVENTS ? Optional.of(comes) : Optional.empty();
  }

  private boolean comes(Trial trial, Standing wanted) {
    if (trial.standing() != Standing.GOES_ON) {
      return trial.standing() == wanted;
    }
    for (Move move : trial.game().legalMoves()) {
      if (events > MOST_EVENTS) {
        return false;
      }
      Trial next = trial.play(move);
      events += added(trial, next);
      if (comes(next, wanted)) {
        return true;
      }
    }
    return false;
  }

  private static int added(Trial before, Trial after) {
    return after.game().moves().stream()
        .skip(before.game().moves().size())
        .mapToInt(move -> move.events().size())
        .sum();
  }
}
