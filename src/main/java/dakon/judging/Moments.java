package dakon.judging;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the moments of a move, by the number of events that have happened. */
final class Moments {
  private final Trace trace;

  Moments(Trace trace) {
    this.trace = trace;
  }

  /** The moment after a seed fell. */
  record Fall(int lap, Pit pit, int inHand, int events) {}

  /** Every seed that fell, in that order. */
  List<Fall> falls() {
    List<Fall> falls = new ArrayList<>();
    int lap = 0;
    for (int at = 0; at < trace.events().size(); at++) {
      Event event = trace.events().get(at);
      if (event instanceof Event.Lifted lifted) {
        lap = lifted.lap();
      } else if (event instanceof Event.Sown sown) {
        falls.add(new Fall(lap, sown.into(), sown.inHand(), at + 1));
      }
    }
    return falls;
  }

  /** The last seeds of the laps. */
  List<Fall> lapEnds() {
    return falls().stream().filter(fall -> fall.inHand() == 0).toList();
  }

  /** When the last seed of the move has fallen; the end of a move in which none did. */
  int landing() {
    List<Fall> falls = falls();
    return falls.isEmpty() ? end() : falls.get(falls.size() - 1).events();
  }

  /** When seeds have been captured, if any are. */
  Optional<Integer> capture() {
    return trace.capture().map(capture -> trace.events().indexOf(capture) + 1);
  }

  /** When nothing more happens. */
  int end() {
    return trace.events().size();
  }

  /** The seeds at a moment. */
  Board board(int events) {
    return Snapshot.of(trace.before().board()).after(trace.events().subList(0, events)).board();
  }
}
