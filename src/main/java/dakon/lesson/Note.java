package dakon.lesson;

import dakon.replay.Mark;
import java.util.List;
import java.util.Objects;

/**
 * What an author says of a moment of a replay.
 *
 * @param moment when it is said
 * @param text what is said, plain text
 * @param marks what is pointed out with it
 */
public record Note(Moment moment, String text, List<Mark> marks) {

  /** Keeps its own list of the marks. */
  public Note {
    Objects.requireNonNull(moment);
    Objects.requireNonNull(text);
    marks = List.copyOf(marks);
  }
}
