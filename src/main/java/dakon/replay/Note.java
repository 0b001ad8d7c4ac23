package dakon.replay;

import dakon.board.Pit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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

  /** Whether there are words. */
  boolean speaks() {
    return !text.isBlank();
  }

  /** The pit it speaks of: the first one ringed, or else that to which the first arrow points. */
  Optional<Pit> subject() {
    Optional<Pit> ringed =
        marks.stream()
            .filter(Mark.Ring.class::isInstance)
            .map(mark -> ((Mark.Ring) mark).pit())
            .findFirst();
    return ringed.or(
        () ->
            marks.stream()
                .filter(Mark.Arrow.class::isInstance)
                .map(mark -> ((Mark.Arrow) mark).to())
                .findFirst());
  }
}
