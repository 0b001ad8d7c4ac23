package dakon.lesson;

import java.util.Comparator;

/**
 * A place in a text file.
 *
 * @param line the line, from 1
 * @param column the column, from 1, in code points
 */
public record Place(int line, int column) implements Comparable<Place> {
  /** Where a file begins. */
  public static final Place START = new Place(1, 1);

  private static final Comparator<Place> ORDER =
      Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

  /** Refuses a place before the start of a file. */
  public Place {
    if (line < 1 || column < 1) {
      throw new IllegalArgumentException("no file has a place " + line + ":" + column);
    }
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
