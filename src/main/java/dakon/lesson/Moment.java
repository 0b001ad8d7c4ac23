package dakon.lesson;

import java.util.Comparator;

/**
 * A moment in a run of moves: when an event has just happened.
 *
 * @param move the place of the move in the run, from 0
 * @param event the place of the event in the trace of the move, from 0
 */
public record Moment(int move, int event) implements Comparable<Moment> {
  private static final Comparator<Moment> ORDER =
      Comparator.comparingInt(Moment::move).thenComparingInt(Moment::event);

  @Override
  public int compareTo(Moment other) {
    return ORDER.compare(this, other);
  }
}
