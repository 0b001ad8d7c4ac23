package dakon.replay;

import java.util.List;

/**
 * When the moments of something that is played have come to rest, and which of them are worth a
 * stop. Times are milliseconds from the start at normal speed; a moment is a number of steps that
 * have been made, and between two moments the board first rests, then the seeds move.
 */
public interface Timetable {

  /** The moment at which everything has happened. */
  int lastMoment();

  /** When a moment has come to rest. */
  double timeOf(int moment);

  /** How long the board rests from a moment on. */
  double holdOf(int moment);

  /** The moments at which a lap begins, in order. */
  List<Integer> lapStarts();

  /** The moments at which seeds are about to be captured. */
  List<Integer> captures();

  /** The moments at which a move ended in the store, and the same player moves again. */
  List<Integer> bonuses();

  /**
   * The moments at which whoever wants no motion is shown the board: a lap has ended, something
   * that is no lap has happened, or an author has a word to say. The first is the start.
   */
  List<Integer> landmarks();

  /** How long it lasts. */
  default double duration() {
    return timeOf(lastMoment()) + holdOf(lastMoment());
  }

  /** The latest moment that has come to rest by a time. */
  default int momentAt(double time) {
    int low = 0;
    int high = lastMoment();
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (timeOf(middle) <= time) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The moment to step on to from a time: the next one, or the last. */
  default int momentAfter(double time) {
    return Math.min(momentAt(time) + 1, lastMoment());
  }

  /** The moment to step back to from a time: where the seeds last lay still, or the first. */
  default int momentBefore(double time) {
    int moment = momentAt(time);
    boolean moving = moment < lastMoment() && time > timeOf(moment) + holdOf(moment);
    return Math.max(0, moving ? moment : moment - 1);
  }

  /** The moment at which the next lap begins; the last one where there is none. */
  default int lapAfter(double time) {
    int moment = momentAt(time);
    return lapStarts().stream().filter(start -> start > moment).findFirst().orElse(lastMoment());
  }

  /** The moment at which the lap before began; the first one where there is none. */
  default int lapBefore(double time) {
    int moment = momentAt(time);
    return last(lapStarts(), moment - 1);
  }

  /** The latest landmark by a time. */
  default int landmarkAt(double time) {
    return last(landmarks(), momentAt(time));
  }

  private static int last(List<Integer> moments, int most) {
    return moments.stream()
        .filter(moment -> moment <= most)
        .reduce((first, second) -> second)
        .orElse(0);
  }
}
