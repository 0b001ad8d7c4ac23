package dakon.judging;

import dakon.replay.Mark;
import java.util.List;
import java.util.Objects;

/**
 * What a prediction is worth.
 *
 * @param right whether it is right
 * @param reason why it is wrong; just what happened where it is right
 * @param text what is to be said, in full sentences
 * @param moment when that can be seen, by the number of events of the run of moves
 * @param marks what is to be pointed out then
 */
public record Judgement(boolean right, Reason reason, String text, int moment, List<Mark> marks) {
  /** Keeps its own list of the marks. */
  public Judgement {
    Objects.requireNonNull(reason);
    Objects.requireNonNull(text);
    marks = List.copyOf(marks);
  }
}
