package dakon.analysis;

import java.time.Duration;
import java.util.Objects;

/**
 * How much a search of a first turn may take. Where it comes to a limit, it gives the best it has
 * found.
 *
 * @param time how long it may take
 * @param memory how many bytes the positions that it remembers may take
 */
public record Limits(Duration time, long memory) {
  /** Longer than anybody waits, and short enough to be counted in nanoseconds. */
  static final Duration LONGEST = Duration.ofDays(365);

  /** What is left of the memory of the program to everything else, as a part of it. */
  private static final int SHARE = 4;

  /** Refuses a search that may take nothing. */
  public Limits {
    Objects.requireNonNull(time);
    if (time.isNegative() || memory < 0) {
      throw new IllegalArgumentException("a search takes some time and memory");
    }
  }

  /** So long, and three quarters of the memory that the program may have. */
  public static Limits of(Duration time) {
    long all = Runtime.getRuntime().maxMemory();
    return new Limits(time, all - all / SHARE);
  }
}
