package dakon.testing;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A game seen in a mirror, or from the other side of the board. */
public final class Reflection {
  private final Function<Side, Side> sides;
  private final boolean mirrored;

  private Reflection(Function<Side, Side> sides, boolean mirrored) {
    this.sides = sides;
    this.mirrored = mirrored;
  }

  /** Left and right change places; so does the direction of sowing. */
  public static Reflection inMirror() {
    return new Reflection(Function.identity(), true);
  }

  /** The players change places. */
  public static Reflection fromTheOtherSide() {
    return new Reflection(Side::opponent, false);
  }

  /** A reflected position. */
  public Position of(Position position) {
    Board board = position.board();
    int row = board.row();
    return new Position(
        Board.of(row, pit -> board.seeds(of(pit, row))), sides.apply(position.toMove()));
  }

  /** A reflected move. */
  public Move of(Move move, int row) {
    return move instanceof Move.Lift lift ? Move.lift(of(lift.hole(), row)) : move;
  }

  /** A reflected trace. */
  public Trace of(Trace trace) {
    int row = trace.before().board().row();
    return new Trace(
        of(trace.before()),
        of(trace.move(), row),
        trace.events().stream()
            .map(event -> event.accept(new OfEvents(row)))
            .sorted(Comparator.comparingInt(Reflection::rank))
            .toList(),
        trace.ending(),
        of(trace.after()),
        trace.over());
  }

  /** All events keep their order but for the remainders, of which South's is always told first. */
  private static int rank(Event event) {
    if (event instanceof Event.Swept swept) {
      return swept.into().side() == Side.SOUTH ? 1 : 2;
    }
    return event instanceof Event.Ended ? 3 : 0;
  }

  private Pit of(Pit pit, int row) {
    return pit instanceof Hole hole ? of(hole, row) : new Store(sides.apply(pit.side()));
  }

  private Hole of(Hole hole, int row) {
    return new Hole(sides.apply(hole.side()), mirrored ? row - 1 - hole.number() : hole.number());
  }

  private final class OfEvents implements Event.Visitor<Event> {
    private final int row;

    OfEvents(int row) {
      this.row = row;
    }

    @Override
    public Event lifted(Event.Lifted event) {
      return new Event.Lifted(of(event.from(), row), event.seeds(), event.lap());
    }

    @Override
    public Event sown(Event.Sown event) {
      return new Event.Sown(of(event.into(), row), event.inHand());
    }

    @Override
    public Event captured(Event.Captured event) {
      List<Hole> from = event.from().stream().map(hole -> of(hole, row)).toList();
      return new Event.Captured(event.rule(), from, event.seeds(), store(event.into()));
    }

    @Override
    public Event swept(Event.Swept event) {
      List<Hole> from = event.from().stream().map(hole -> of(hole, row)).toList();
      return new Event.Swept(from, event.seeds(), store(event.into()));
    }

    @Override
    public Event ended(Event.Ended event) {
      Map<Side, Integer> seeds =
          event.seeds().entrySet().stream()
              .collect(Collectors.toMap(of -> sides.apply(of.getKey()), Map.Entry::getValue));
      return new Event.Ended(event.why(), seeds);
    }

    @Override
    public Event passed(Event.Passed event) {
      return new Event.Passed(sides.apply(event.by()));
    }

    private Store store(Store store) {
      return new Store(sides.apply(store.side()));
    }
  }
}
