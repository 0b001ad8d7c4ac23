package dakon.rules;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Event;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Turns what a {@link Sower} tells into the events of a trace. */
final class Recorder implements Sink {
  private final List<Pit> pits;
  private final List<Event> events = new ArrayList<>();
  private final Map<CaptureRule, Haul> taken = new EnumMap<>(CaptureRule.class);
  private final Map<Side, Haul> swept = new EnumMap<>(Side.class);
  private int laps;

  /** A recorder for a move on a board with rows of this length. */
  Recorder(int row) {
    this.pits = Board.pits(row);
  }

  @Override
  public void lifted(int from, int seeds) {
    laps++;
    events.add(new Event.Lifted((Hole) pits.get(from), seeds, laps));
  }

  @Override
  public void sown(int into, int inHand) {
    events.add(new Event.Sown(pits.get(into), inHand));
  }

  @Override
  public void taken(CaptureRule rule, int from, int seeds) {
    taken.computeIfAbsent(rule, any -> new Haul()).add((Hole) pits.get(from), seeds);
  }

  @Override
  public void swept(int from, int seeds) {
    Hole hole = (Hole) pits.get(from);
    swept.computeIfAbsent(hole.side(), any -> new Haul()).add(hole, seeds);
  }

  /** What happened in a move of this player, in the order in which it did. */
  List<Event> events(Side mover) {
    List<Event> all = new ArrayList<>(events);
    taken.forEach(
        (rule, haul) -> all.add(new Event.Captured(rule, haul.from, haul.seeds, new Store(mover))));
    swept.forEach((side, haul) -> all.add(new Event.Swept(haul.from, haul.seeds, new Store(side))));
    return all;
  }

  private static final class Haul {
    private final List<Hole> from = new ArrayList<>();
    private int seeds;

    void add(Hole hole, int more) {
      from.add(hole);
      seeds += more;
    }
  }
}
