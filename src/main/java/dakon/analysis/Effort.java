package dakon.analysis;

import java.time.Duration;
import java.util.Objects;

/**
 * How much a search for a move may take. It ends with whatever comes first; its answer depends on
 * the time only where that does.
 *
 * @param nodes how many moves it may try on its board
 * @param time how long it may take
 * @param turns how many turns it may look ahead
 */
public record Effort(long nodes, Duration time, int turns) {
  /** No game is looked ahead so far. */
  public static final int MOST_TURNS = 200;

  /** Refuses a search that may not look at anything. */
  public Effort {
    Objects.requireNonNull(time);
    if (nodes < 1 || time.isNegative() || turns < 1 || turns > MOST_TURNS) {
      throw new IllegalArgumentException("a search looks at something, and 200 turns at most");
    }
  }

  /** So many moves tried, however long that takes: the same answer each time. */
  public static Effort ofNodes(long nodes) {
    return new Effort(nodes, Limits.LONGEST, MOST_TURNS);
  }

  /** So many turns ahead, however long that takes. */
  public static Effort ofTurns(int turns) {
    return new Effort(Long.MAX_VALUE, Limits.LONGEST, turns);
  }

  /** The same, but for no longer than this. */
  public Effort within(Duration most) {
    return new Effort(nodes, most, turns);
  }
}
