package dakon.lesson;

import dakon.trace.Trace;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * How a run of moves came out: laps, seeds sown and seeds captured are those of all moves together,
 * everything else is as the last move left it.
 *
 * @param moves the moves, at least one
 */
public record Outcome(List<Trace> moves) {

  /** Keeps its own list of the moves. */
  public Outcome {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("nothing comes of no move");
    }
  }

  /** The laps of all moves. */
  public int laps() {
    return sum(Trace::laps);
  }

  /** The seeds sown in all moves. */
  public int sown() {
    return sum(Trace::sown);
  }

  /** The seeds captured in all moves. */
  public int captured() {
    return sum(Trace::captured);
  }

  /** The last move. */
  public Trace last() {
    return moves.get(moves.size() - 1);
  }

  private int sum(ToIntFunction<Trace> number) {
    return moves.stream().mapToInt(number).sum();
  }
}
