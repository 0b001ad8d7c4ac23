package dakon.replay;

import dakon.board.Position;
import dakon.board.Side;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run of moves to look at, as one sequence of events. A <i>moment</i> is a number of events that
 * have happened, from none to all; a moment between two moves belongs to the one that has ended.
 */
public final class Replay {
  /** So many events apart, the seeds are kept; from there they are folded on. */
  private static final int STRIDE = 64;

  private final List<Trace> moves;
  private final List<Integer> starts;
  private final List<Event> events;
  private final List<Snapshot> kept;

  /** A replay of moves, each of which begins where the one before it ended. */
  public Replay(List<Trace> moves) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a replay has at least one move");
    }
    for (int i = 1; i < moves.size(); i++) {
      if (!moves.get(i).before().equals(moves.get(i - 1).after())) {
        throw new IllegalArgumentException("move " + (i + 1) + " does not follow move " + i);
      }
    }
    this.moves = List.copyOf(moves);
    List<Event> all = new ArrayList<>();
    List<Integer> begin = new ArrayList<>();
    for (Trace move : moves) {
      begin.add(all.size());
      all.addAll(move.events());
    }
    this.events = List.copyOf(all);
    this.starts = List.copyOf(begin);
    this.kept = keep();
  }

  private List<Snapshot> keep() {
    List<Snapshot> snapshots = new ArrayList<>();
    Snapshot snapshot = Snapshot.of(start().board());
    snapshots.add(snapshot);
    for (int from = 0; from + STRIDE <= events.size(); from += STRIDE) {
      snapshot = snapshot.after(events.subList(from, from + STRIDE));
      snapshots.add(snapshot);
    }
    return List.copyOf(snapshots);
  }

  /** The moves. */
  public List<Trace> moves() {
    return moves;
  }

  /** The events of all moves. */
  public List<Event> events() {
    return events;
  }

  /** The position before the first move. */
  public Position start() {
    return moves.get(0).before();
  }

  /** The position after the last move. */
  public Position end() {
    return moves.get(moves.size() - 1).after();
  }

  /** The moment at which a move starts. */
  public int startOf(int move) {
    return starts.get(move);
  }

  /** The moment at which a move has ended. */
  public int endOf(int move) {
    return starts.get(move) + moves.get(move).events().size();
  }

  /** The number of the move, from 0, that a moment belongs to. */
  public int moveAt(int moment) {
    int low = 0;
    int high = moves.size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (moment <= endOf(middle)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** Where the seeds are at a moment. */
  public Snapshot snapshot(int moment) {
    int stride = moment / STRIDE;
    return kept.get(stride).after(events.subList(stride * STRIDE, moment));
  }

  /** Whose move it is at a moment; once the game is over, who would have moved. */
  public Side sideAt(int moment) {
    Trace move = moves.get(moveAt(moment));
    return moment == endOf(moveAt(moment)) ? move.after().toMove() : move.mover();
  }

  /** The number of the lap, from 1, that a moment belongs to; 0 before the first of its move. */
  public int lapNumber(int moment) {
    return lapAt(moment).map(lap -> lap.lifted().lap()).orElse(0);
  }

  /** The event with which the lap of a moment began, and its place; nothing before the first. */
  Optional<Lap> lapAt(int moment) {
    int first = startOf(moveAt(moment));
    for (int place = moment - 1; place >= first; place--) {
      if (events.get(place) instanceof Event.Lifted lifted) {
        return Optional.of(new Lap(lifted, place));
      }
    }
    return Optional.empty();
  }

  /**
   * A lap of a move.
   *
   * @param lifted how it began
   * @param place the place of that among the events of the replay
   */
  record Lap(Event.Lifted lifted, int place) {}
}
