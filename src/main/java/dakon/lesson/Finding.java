package dakon.lesson;

import java.util.Comparator;
import java.util.Objects;

/**
 * Something that is to be said of a lesson file.
 *
 * @param path the file, as it was asked for
 * @param place where in the file
 * @param severity how bad it is
 * @param sentence what is wrong
 */
public record Finding(String path, Place place, Severity severity, String sentence)
    implements Comparable<Finding> {

  private static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::path)
          .thenComparing(Finding::place)
          .thenComparing(Finding::severity)
          .thenComparing(Finding::sentence);

  /** Refuses a finding that lacks something. */
  public Finding {
    Objects.requireNonNull(path);
    Objects.requireNonNull(place);
    Objects.requireNonNull(severity);
    Objects.requireNonNull(sentence);
  }

  @Override
  public int compareTo(Finding other) {
    return ORDER.compare(this, other);
  }

  /** As compilers do: {@code PATH:LINE:COLUMN: error: what is wrong}. */
  @Override
  public String toString() {
    return path + ":" + place + ": " + severity + ": " + sentence;
  }
}
