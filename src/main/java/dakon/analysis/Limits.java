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

  /** How much of the memory of the program that may be, in hundredths; the rest needs room too. */
  private static final int SHARE = 60;

  /** Refuses a search that may take nothing. */
  public Limits {
    Objects.requireNonNull(time);
    if (time.isNegative() || memory < 0) {
      throw new IllegalArgumentException("a search takes some time and memory");
    }
  }

  /** So long, and a good half of the memory that the program may have. */
  public static Limits of(Duration time) {
    return new Limits(time, Runtime.getRuntime().maxMemory() / 100 * SHARE);
  }
}
