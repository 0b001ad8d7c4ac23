package dakon.trace;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import java.util.List;

/**
 * Where the seeds are between two events of a move: on the board or in the mover's hand.
 *
 * @param board the seeds that lie in pits
 * @param inHand the seeds in the hand
 */
public record Snapshot(Board board, int inHand) {

  /** The seeds as they lie before a move, nothing in the hand. */
  public static Snapshot of(Board board) {
    return new Snapshot(board, 0);
  }

  /** The seeds after one more event. */
  public Snapshot after(Event event) {
    return event.accept(new Folding());
  }

  /** The seeds after some more events. */
  public Snapshot after(List<Event> events) {
    Snapshot snapshot = this;
    for (Event event : events) {
      snapshot = snapshot.after(event);
    }
    return snapshot;
  }

  private final class Folding implements Event.Visitor<Snapshot> {
    @Override
    public Snapshot lifted(Event.Lifted event) {
      int[] seeds = board.toArray();
      int index = board.index(event.from());
      int lifted = seeds[index];
      seeds[index] = 0;
      return new Snapshot(Board.ofIndexed(seeds), inHand + lifted);
    }

    @Override
    public Snapshot sown(Event.Sown event) {
      int[] seeds = board.toArray();
      seeds[board.index(event.into())]++;
      return new Snapshot(Board.ofIndexed(seeds), inHand - 1);
    }

    @Override
    public Snapshot captured(Event.Captured event) {
      return carried(event.from(), event.into());
    }

    @Override
    public Snapshot swept(Event.Swept event) {
      return carried(event.from(), event.into());
    }

    @Override
    public Snapshot ended(Event.Ended event) {
      return Snapshot.this;
    }

    @Override
    public Snapshot passed(Event.Passed event) {
      return Snapshot.this;
    }

    private Snapshot carried(List<Hole> from, Pit into) {
      int[] seeds = board.toArray();
      for (Hole hole : from) {
        seeds[board.index(into)] += seeds[board.index(hole)];
        seeds[board.index(hole)] = 0;
      }
      return new Snapshot(Board.ofIndexed(seeds), inHand);
    }
  }
}
