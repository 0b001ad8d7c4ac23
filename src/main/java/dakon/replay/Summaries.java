package dakon.replay;

import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What laps, moves and turns come to, in numbers that are read off the traces. */
final class Summaries {
  private final Replay replay;
  private final Teller teller;

  /** Puts numbers into a sentence. */
  interface Teller {
    /** The sentence of a key. */
    String text(String key, Object... arguments);
  }

  Summaries(Replay replay, Teller teller) {
    this.replay = replay;
    this.teller = teller;
  }

  /** What has come to an end with a moment, the largest that has; nothing where all goes on. */
  Optional<String> at(int moment) {
    if (moment == 0) {
      return Optional.empty();
    }
    int move = replay.moveAt(moment);
    if (moment == replay.endOf(move)) {
      return turn(move).or(() -> move(move));
    }
    return lap(moment);
  }

  /** Of a lap, where one ends and another begins. */
  private Optional<String> lap(int moment) {
    return replay
        .lapAt(moment)
        .filter(lap -> replay.events().get(moment) instanceof Event.Lifted)
        .map(Replay.Lap::lifted)
        .map(lifted -> teller.text("summary.lap", lifted.lap(), lifted.seeds(), lifted.from()));
  }

  /** Of a move, if seeds were sown in it. */
  Optional<String> move(int number) {
    Trace move = replay.moves().get(number);
    return Optional.of(move)
        .filter(made -> made.laps() > 0)
        .map(made -> teller.text("summary.move", made.sown(), made.laps(), made.captured()));
  }

  /** Of a turn of several moves, if it ends with this one. */
  Optional<String> turn(int last) {
    List<Trace> moves = replay.moves();
    boolean ends = last == moves.size() - 1 || !moves.get(last).goesOn();
    int first = last;
    while (first > 0 && moves.get(first - 1).goesOn()) {
      first--;
    }
    return first < last && ends
        ? Optional.of(turn(moves.subList(first, last + 1)))
        : Optional.empty();
  }

  private String turn(List<Trace> moves) {
    return teller.text(
        "summary.turn",
        moves.size(),
        sum(moves, Trace::sown),
        sum(moves, Trace::laps),
        sum(moves, Trace::captured));
  }

  private static int sum(List<Trace> moves, ToIntFunction<Trace> number) {
    return moves.stream().mapToInt(number).sum();
  }
}
