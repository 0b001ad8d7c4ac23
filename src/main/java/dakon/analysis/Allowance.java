package dakon.analysis;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What is left of the limits of a search that has begun. */
final class Allowance {
  private static final int HUNDRED = 100;

  private final long begun;
  private final long nanos;
  private final long memory;
  private final BooleanSupplier cancelled;

  /** All that the limits allow, from now on. */
  Allowance(Limits limits, BooleanSupplier cancelled) {
    this(System.nanoTime(), nanos(limits.time()), limits.memory(), cancelled);
  }

  private Allowance(long begun, long nanos, long memory, BooleanSupplier cancelled) {
    this.begun = begun;
    this.nanos = nanos;
    this.memory = memory;
    this.cancelled = cancelled;
  }

  static long nanos(Duration time) {
    return time.compareTo(Limits.LONGEST) > 0 ? Limits.LONGEST.toNanos() : time.toNanos();
  }

  /** The same, but only a part of the time, in hundredths. */
  Allowance part(int hundredths) {
    return new Allowance(begun, nanos / HUNDRED * hundredths, memory, cancelled);
  }

  /** Why the search has to stop, if it has to, when it would take so many bytes. */
  Optional<Stop> stop(long bytes) {
    if (cancelled.getAsBoolean()) {
      return Optional.of(Stop.CANCELLED);
    }
    if (System.nanoTime() - begun > nanos) {
      return Optional.of(Stop.TIME);
    }
    return bytes > memory ? Optional.of(Stop.MEMORY) : Optional.empty();
  }
}
