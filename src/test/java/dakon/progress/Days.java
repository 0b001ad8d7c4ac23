package dakon.progress;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes by days, and stands still in between. */
final class Days extends Clock {
  static final LocalDate FIRST = LocalDate.of(2026, 3, 1);

  private LocalDate today = FIRST;

  void pass(int days) {
    today = today.plusDays(days);
  }

  LocalDate today() {
    return today;
  }

  @Override
  public Instant instant() {
    return today.atTime(17, 0).toInstant(ZoneOffset.UTC);
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.fixed(instant(), zone);
  }
}
