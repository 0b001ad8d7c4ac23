package dakon.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;

/**
 * How well something is remembered, and when it is to be asked again: a day after it was first
 * answered, then after 3, 7, 21 and 60 days, each time it was right when it was due. A right answer
 * before that time changes nothing, since it says nothing of remembering; a wrong one leads back to
 * the first interval.
 *
 * @param last when it was last answered
 * @param right whether that was right
 * @param rung which interval it is on, from 0
 * @param due the day on which it is to be asked again
 */
public record Recall(Instant last, boolean right, int rung, LocalDate due)
    implements Comparable<Recall> {
  /** The intervals, in days. */
  static final List<Integer> INTERVALS = List.of(1, 3, 7, 21, 60);

  private static final int TOP = INTERVALS.size() - 1;
  private static final Comparator<Recall> LATER_THEN_WORSE =
      Comparator.comparing(Recall::last)
          .thenComparing(recall -> !recall.right())
          .thenComparing(Recall::rung, Comparator.reverseOrder())
          .thenComparing(Recall::due, Comparator.reverseOrder());

  /** Refuses an interval there is not. */
  public Recall {
    if (rung < 0 || rung > TOP) {
      throw new IllegalArgumentException("there is no interval " + rung);
    }
  }

  /** Answered for the first time. */
  static Recall first(boolean right, Instant now, ZoneId zone) {
    return onRung(0, right, now, zone);
  }

  /** Answered again. */
  Recall again(boolean rightNow, Instant now, ZoneId zone) {
    if (!rightNow) {
      return onRung(0, false, now, zone);
    }
    return isDue(now.atZone(zone).toLocalDate())
        ? onRung(Math.min(rung + 1, TOP), true, now, zone)
        : new Recall(now, true, rung, due);
  }

  private static Recall onRung(int rung, boolean right, Instant now, ZoneId zone) {
    LocalDate today = now.atZone(zone).toLocalDate();
    return new Recall(now, right, rung, today.plusDays(INTERVALS.get(rung)));
  }

  /** Whether it is to be asked again; also where a clock that went wrong has put it off too far. */
  public boolean isDue(LocalDate today) {
    return !today.isBefore(due) || due.isAfter(today.plusDays(INTERVALS.get(TOP)));
  }

  /** The later one is greater; of two of the same time the one that asks sooner. */
  @Override
  public int compareTo(Recall other) {
    return LATER_THEN_WORSE.compare(this, other);
  }
}
