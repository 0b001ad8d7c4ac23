package dakon.match;

import java.util.Objects;

/**
 * A round of pingsut, by which two contenders decide who begins: both show a finger at once.
 *
 * @param first what the first of them shows
 * @param second what the second shows
 */
public record Pingsut(Sign first, Sign second) {

  /** Refuses an empty hand. */
  public Pingsut {
    Objects.requireNonNull(first);
    Objects.requireNonNull(second);
  }

  /** Whether both show the same, and show once more. */
  public boolean isTie() {
    return first == second;
  }

  /** Whether the first of them wins, and begins. */
  public boolean isFirsts() {
    return first.beats(second);
  }
}
