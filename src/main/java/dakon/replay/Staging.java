package dakon.replay;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Event;
import dakon.trace.Snapshot;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes the scenes of a replay: at rest in a moment, and on the way from one to the next. */
final class Staging {
  private final Replay replay;
  private final Narrator narrator;
  private final Map<Integer, List<Note>> notes;

  Staging(Replay replay, Narrator narrator, List<Note> notes) {
    this.replay = replay;
    this.narrator = narrator;
    this.notes = notes.stream().collect(Collectors.groupingBy(Note::moment));
  }

  /** The board at rest, so many events having happened. */
  Scene rest(int moment) {
    Snapshot snapshot = replay.snapshot(moment);
    Optional<Hand> hand =
        snapshot.inHand() > 0
            ? Optional.of(resting(whereHandIs(moment), snapshot.inHand()))
            : Optional.empty();
    List<Note> notesHere = notes.getOrDefault(moment, List.of());
    List<Mark> marks = new ArrayList<>(marks(moment, snapshot.board()));
    notesHere.forEach(note -> marks.addAll(note.marks()));
    return new Scene(
        snapshot.board(),
        toMove(moment),
        hand,
        List.of(),
        marks,
        slips(notesHere),
        narrator.caption(replay, moment));
  }

  private List<Slip> slips(List<Note> spoken) {
    return spoken.stream()
        .filter(Note::speaks)
        .map(note -> new Slip(note.subject().orElseGet(() -> place(note.moment())), note.text()))
        .toList();
  }

  /** The pit of what has just happened; before the first move, the store of whoever is to move. */
  private Pit place(int moment) {
    return moment == 0
        ? new Store(replay.start().toMove())
        : replay.events().get(moment - 1).accept(new Place(replay.sideAt(moment)));
  }

  /**
   * The board while the event after a moment happens.
   *
   * @param progress how far it has got, above 0 and at most 1
   */
  Scene action(int moment, double progress) {
    return replay.events().get(moment).accept(new Action(moment, progress));
  }

  private static Hand resting(Pit over, int seeds) {
    return new Hand(over, over, 1, seeds);
  }

  /** The pit that the latest event of a lap was about. */
  private Pit whereHandIs(int moment) {
    Event latest = replay.events().get(moment - 1);
    return latest instanceof Event.Sown sown ? sown.into() : ((Event.Lifted) latest).from();
  }

  private Optional<Side> toMove(int moment) {
    int move = replay.moveAt(moment);
    boolean isOver = moment == replay.endOf(move) && replay.moves().get(move).over();
    return isOver ? Optional.empty() : Optional.of(replay.sideAt(moment));
  }

  /** What is pointed out once so many events have happened. */
  private List<Mark> marks(int moment, Board board) {
    List<Mark> marks = new ArrayList<>();
    if (closing(moment).isEmpty()) {
      replay.lapAt(moment).ifPresent(lap -> marks.addAll(lapMarks(lap, moment)));
    }
    if (moment < replay.events().size()
        && replay.events().get(moment) instanceof Event.Captured captured) {
      marks.add(captureMark(captured, landing(moment), board));
    }
    marks.addAll(endMarks(moment));
    return marks;
  }

  private List<Mark> lapMarks(Replay.Lap lap, int moment) {
    List<Pit> sown =
        replay.events().subList(lap.place() + 1, moment).stream()
            .filter(Event.Sown.class::isInstance)
            .map(event -> ((Event.Sown) event).into())
            .toList();
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Lifted(lap.lifted().from()));
    if (!sown.isEmpty()) {
      marks.add(new Mark.Path(sown));
    }
    if (sown.size() == lap.lifted().seeds()) {
      marks.add(new Mark.LastSeed(sown.get(sown.size() - 1)));
    }
    return marks;
  }

  /** The pit into which the seed before a moment fell. */
  private Pit landing(int moment) {
    return ((Event.Sown) replay.events().get(moment - 1)).into();
  }

  private static Mark captureMark(Event.Captured captured, Pit landing, Board board) {
    List<Hole> from = captured.from();
    return switch (captured.rule()) {
      case NEMBAK -> new Mark.Shot((Hole) landing, from.get(0), captured.seeds());
      case MATI_BELA -> new Mark.Joined(from.get(0), from.get(1), captured.seeds());
      case MIKUL -> new Mark.Pole(from.get(0), from.get(1), from.get(2), captured.seeds());
      case CHAIN -> new Mark.Chain(from.subList(0, 1), board.seeds(from.get(0)));
    };
  }

  /** What the events after the sowing leave to be pointed out until the next move. */
  private List<Mark> endMarks(int moment) {
    Trace trace = replay.moves().get(replay.moveAt(moment));
    List<Mark> marks = new ArrayList<>();
    for (Event event : closing(moment)) {
      if (event instanceof Event.Captured captured) {
        if (captured.rule() == CaptureRule.CHAIN) {
          marks.add(new Mark.Chain(captured.from(), captured.seeds()));
        }
        marks.add(new Mark.Gain(captured.into(), captured.seeds()));
      } else if (event instanceof Event.Swept swept) {
        marks.add(new Mark.Gain(swept.into(), swept.seeds()));
      }
    }
    if (moment == replay.endOf(replay.moveAt(moment)) && trace.goesOn()) {
      marks.add(new Mark.Bonus(new Store(trace.mover())));
    }
    return marks;
  }

  /** The latest events of a move that are neither lifting nor sowing. */
  private List<Event> closing(int moment) {
    int first = replay.startOf(replay.moveAt(moment));
    int from = moment;
    while (from > first && !isSowing(replay.events().get(from - 1))) {
      from--;
    }
    return replay.events().subList(from, moment);
  }

  private static boolean isSowing(Event event) {
    return event instanceof Event.Lifted || event instanceof Event.Sown;
  }

  /** The scene while an event happens. */
  private final class Action implements Event.Visitor<Scene> {
    private final int moment;
    private final double progress;
    private final Board before;

    Action(int moment, double progress) {
      this.moment = moment;
      this.progress = progress;
      this.before = replay.snapshot(moment).board();
    }

    @Override
    public Scene lifted(Event.Lifted event) {
      Hand hand = new Hand(event.from(), event.from(), eased(progress), event.seeds());
      return scene(
          lying(List.of(event.from()), event.from(), 0),
          Optional.of(hand),
          List.of(),
          List.of(new Mark.Lifted(event.from())));
    }

    @Override
    public Scene sown(Event.Sown event) {
      Pit from = whereHandIs(moment);
      Optional<Hand> hand =
          event.inHand() > 0
              ? Optional.of(new Hand(from, event.into(), eased(progress), event.inHand()))
              : Optional.empty();
      Flight seed = new Flight(from, event.into(), 1, progress);
      return scene(before, hand, List.of(seed), marks(moment, before));
    }

    @Override
    public Scene captured(Event.Captured event) {
      if (event.rule() == CaptureRule.CHAIN) {
        return chained(event);
      }
      return scene(
          lying(event.from(), event.into(), 0),
          Optional.empty(),
          flights(event.from(), event.into(), eased(progress)),
          marks(moment, before));
    }

    /** One hole of the chain after the other. */
    private Scene chained(Event.Captured event) {
      double holes = progress * event.from().size();
      int carried = Math.min((int) holes, event.from().size() - 1);
      List<Hole> done = event.from().subList(0, carried);
      List<Hole> sofar = event.from().subList(0, carried + 1);
      int seeds = sofar.stream().mapToInt(before::seeds).sum();
      return scene(
          lying(sofar, event.into(), done.stream().mapToInt(before::seeds).sum()),
          Optional.empty(),
          flights(List.of(event.from().get(carried)), event.into(), eased(holes - carried)),
          List.of(new Mark.LastSeed(event.from().get(0)), new Mark.Chain(sofar, seeds)));
    }

    @Override
    public Scene swept(Event.Swept event) {
      return scene(
          lying(event.from(), event.into(), 0),
          Optional.empty(),
          flights(event.from(), event.into(), eased(progress)),
          endMarks(moment));
    }

    @Override
    public Scene ended(Event.Ended event) {
      return rest(moment);
    }

    @Override
    public Scene passed(Event.Passed event) {
      return rest(moment);
    }

    /** The seeds that lie still while some holes are empty and so many have come into a pit. */
    private Board lying(List<Hole> emptied, Pit into, int arrived) {
      return Board.of(
          before.row(),
          pit -> emptied.contains(pit) ? 0 : before.seeds(pit) + (pit.equals(into) ? arrived : 0));
    }

    private Scene scene(Board board, Optional<Hand> hand, List<Flight> flights, List<Mark> marks) {
      Side mover = replay.moves().get(replay.moveAt(moment + 1)).mover();
      return new Scene(
          board,
          Optional.of(mover),
          hand,
          flights,
          marks,
          List.of(),
          narrator.caption(replay, moment + 1));
    }

    private List<Flight> flights(List<Hole> from, Store into, double way) {
      return from.stream().map(hole -> new Flight(hole, into, before.seeds(hole), way)).toList();
    }
  }

  /**
   * The pit that an event is about.
   *
   * @param side whose store stands for what is about no pit
   */
  private record Place(Side side) implements Event.Visitor<Pit> {
    @Override
    public Pit lifted(Event.Lifted event) {
      return event.from();
    }

    @Override
    public Pit sown(Event.Sown event) {
      return event.into();
    }

    @Override
    public Pit captured(Event.Captured event) {
      return event.from().get(0);
    }

    @Override
    public Pit swept(Event.Swept event) {
      return event.into();
    }

    @Override
    public Pit ended(Event.Ended event) {
      return new Store(side);
    }

    @Override
    public Pit passed(Event.Passed event) {
      return new Store(event.by());
    }
  }

  /** Gathers speed and loses it again, smoothly. */
  private static double eased(double progress) {
    return progress * progress * (3 - 2 * progress);
  }
}
