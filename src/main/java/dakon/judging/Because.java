package dakon.judging;

import java.util.Objects;

/**
 * A reason, and when it can be seen.
 *
 * @param reason the reason
 * @param events how many events of the move have happened then
 */
record Because(Reason reason, int events) {
  /** Refuses no reason. */
  Because {
    Objects.requireNonNull(reason);
  }
}
