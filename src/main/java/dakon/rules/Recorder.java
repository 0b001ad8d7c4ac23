package dakon.rules;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Event;
import dakon.trace.GameEnd;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Turns what a {@link Sower} tells into the events of a trace. */
final class Recorder implements Sink {
  private static final int USUAL_LENGTH = 32;

  private final List<Pit> pits;
  private final Store moversStore;
  private final List<Event> events = new ArrayList<>(USUAL_LENGTH);
  private final List<Hole> emptied = new ArrayList<>();
  private int haul;
  private int laps;

  /**
   * A recorder of one move.
   *
   * @param pits what the pits of the sower's array are called
   * @param mover the player who makes the move
   */
  Recorder(List<Pit> pits, Side mover) {
    this.pits = pits;
    this.moversStore = new Store(mover);
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
  public void emptied(int hole, int seeds) {
    emptied.add((Hole) pits.get(hole));
    haul += seeds;
  }

  @Override
  public void captured(CaptureRule rule) {
    events.add(new Event.Captured(rule, emptied, haul, moversStore));
    forget();
  }

  @Override
  public void swept(Side side) {
    events.add(new Event.Swept(emptied, haul, new Store(side)));
    forget();
  }

  /** Notes that the game is over, all seeds lying as on this board. */
  void ended(GameEnd why, Board board) {
    Map<Side, Integer> seeds = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      seeds.put(side, board.seeds(new Store(side)));
    }
    events.add(new Event.Ended(why, seeds));
  }

  private void forget() {
    emptied.clear();
    haul = 0;
  }

  /** What happened, in the order in which it did. */
  List<Event> events() {
    return events;
  }
}
