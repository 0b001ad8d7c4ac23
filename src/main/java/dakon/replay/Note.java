package dakon.replay;

import java.util.List;
import java.util.Objects;

/**
 * What an author says of a moment of a replay.
 *
 * @param moment the moment, by the number of events that have happened
 * @param text the words
 * @param marks what is pointed out with them
 */
public record Note(int moment, String text, List<Mark> marks) {

  /** Keeps its own list of the marks. */
  public Note {
    Objects.requireNonNull(text);
    marks = List.copyOf(marks);
  }
}
