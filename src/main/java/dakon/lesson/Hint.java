package dakon.lesson;

import dakon.board.Move;
import dakon.replay.Mark;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A hint for a learner who is stuck.
 *
 * @param text the words
 * @param marks what is pointed out with them
 * @param move the first move it gives away, if it does; the goal can be met after it
 */
public record Hint(String text, List<Mark> marks, Optional<Move> move) {

  /** Keeps its own list of the marks. */
  public Hint {
    Objects.requireNonNull(text);
    marks = List.copyOf(marks);
    Objects.requireNonNull(move);
  }
}
