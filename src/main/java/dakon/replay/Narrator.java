package dakon.replay;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.text.Messages;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says in full sentences what happens in a move, in the words of the game it is. All it says it
 * reads off the trace and the seeds.
 */
public final class Narrator {
  private final String game;
  private final Messages messages;

  private Narrator(String game, Messages messages) {
    this.game = game;
    this.messages = messages;
  }

  /** A narrator for a game, by its name in notation, in the language of the display. */
  public static Narrator of(String game) {
    return new Narrator(game, Messages.of(Narrator.class));
  }

  /** What is said at a moment: of the latest event, or at the start of whose turn it is. */
  public Caption caption(Replay replay, int moment) {
    if (moment == 0) {
      return waiting(replay.start().toMove());
    }
    Context context = new Context(replay, moment);
    String text = replay.events().get(moment - 1).accept(new Telling(context));
    return new Caption(heading(context), text, summaries(replay).at(moment).orElse(""));
  }

  /** What is said before a player moves. */
  public Caption waiting(Side toMove) {
    return new Caption(text("heading.start"), text("start", messages.text(toMove)));
  }

  /** What is said where a game is over, with so many seeds for each. */
  public Caption over(int south, int north) {
    return new Caption(text("heading.ended"), text("over") + " " + result(south, north));
  }

  private String result(int south, int north) {
    return south == north
        ? text("result.draw", south)
        : text(
            "result",
            messages.text(south > north ? Side.SOUTH : Side.NORTH),
            Math.max(south, north),
            Math.min(south, north));
  }

  /**
   * What is said from a moment on of seeds that are sown too quickly for words on each: how far the
   * move has come.
   */
  Caption inPassing(Replay replay, int moment) {
    int move = replay.moveAt(moment + 1);
    Trace trace = replay.moves().get(move);
    long sown =
        replay.events().subList(replay.startOf(move), moment).stream()
            .filter(Event.Sown.class::isInstance)
            .count();
    int lap = replay.lapNumber(moment + 1);
    return new Caption(
        lapHeading(replay, moment + 1),
        text("passing", (int) sown, trace.sown(), lap, trace.laps()));
  }

  private Summaries summaries(Replay replay) {
    return new Summaries(replay, this::text);
  }

  /**
   * The story of a replay in short: a line for each lap, and for all that is no lap; and behind
   * each move and each turn of several moves what it came to.
   */
  public List<Line> story(Replay replay) {
    List<Line> lines = new ArrayList<>();
    int moment = 0;
    while (moment < replay.events().size()) {
      int from = moment;
      moment++;
      if (replay.events().get(from) instanceof Event.Lifted lifted) {
        moment += lifted.seeds();
        lines.add(new Line(from, moment, lapHeading(replay, moment), lap(replay, lifted, moment)));
      } else {
        Context context = new Context(replay, moment);
        lines.add(new Line(from, moment, context.event().accept(new Naming()), inShort(context)));
      }
      sumUp(replay, moment, lines);
    }
    return List.copyOf(lines);
  }

  private void sumUp(Replay replay, int moment, List<Line> lines) {
    int move = replay.moveAt(moment);
    if (moment == replay.endOf(move)) {
      Summaries summaries = summaries(replay);
      summaries
          .move(move)
          .ifPresent(sum -> lines.add(new Line(moment, moment, moveHeading(replay, move), sum)));
      summaries
          .turn(move)
          .ifPresent(sum -> lines.add(new Line(moment, moment, text("heading.turn"), sum)));
    }
  }

  private String moveHeading(Replay replay, int move) {
    return replay.moves().size() == 1
        ? text("heading.move.whole")
        : text("heading.move.number", move + 1);
  }

  private String inShort(Context context) {
    if (context.event() instanceof Event.Captured captured) {
      Store into = captured.into();
      return text(
          "story.captured",
          list(captured.from()),
          captured.seeds(),
          store(into.side()),
          context.after().seeds(into));
    }
    return context.event().accept(new Telling(context));
  }

  private String lapHeading(Replay replay, int moment) {
    String lap = text("heading.lap", replay.lapNumber(moment));
    return replay.moves().size() == 1
        ? lap
        : text("heading.move.lap", replay.moveAt(moment) + 1, lap);
  }

  private String lap(Replay replay, Event.Lifted lifted, int moment) {
    Pit last = ((Event.Sown) replay.events().get(moment - 1)).into();
    int held = replay.snapshot(moment).board().seeds(last) - 1;
    return text("story.lap", lifted.from(), lifted.seeds(), pit(last), held);
  }

  /** What a move would do, without playing it. */
  public Caption foretell(Trace trace) {
    String where = trace.landing().map(this::pit).orElseThrow();
    String end = text("foretell", trace.move(), where, trace.laps());
    String what =
        trace.captured() > 0
            ? text("foretell.captures", trace.captured())
            : text("foretell." + trace.ending());
    return new Caption(text("foretell.heading"), end + " " + what);
  }

  private String heading(Context context) {
    List<String> parts = new ArrayList<>();
    if (context.replay.moves().size() > 1) {
      parts.add(text("heading.move", context.move + 1, context.replay.moves().size()));
    }
    context
        .replay
        .lapAt(context.moment)
        .ifPresent(lap -> parts.add(text("heading.lap", lap.lifted().lap())));
    parts.add(context.event().accept(new Naming()));
    return String.join(
        text("heading.and"), parts.stream().filter(part -> !part.isEmpty()).toList());
  }

  /** A sentence, in the game's own words where it has some. */
  private String text(String key, Object... arguments) {
    String own = key + "." + game;
    return messages.text(messages.has(own) ? own : key, arguments);
  }

  private String player(Side side) {
    return messages.text(side);
  }

  private String store(Side side) {
    return text("store." + side);
  }

  /** What a pit is called: a hole by its letter, a store by its owner. */
  public String pit(Pit pit) {
    return pit instanceof Hole ? pit.toString() : store(pit.side());
  }

  private String list(List<Hole> holes) {
    List<String> names = holes.stream().map(Hole::toString).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : text("list", String.join(text("list.comma"), names.subList(0, last)), names.get(last));
  }

  /** The surroundings of an event. */
  private static final class Context {
    private final Replay replay;
    private final int moment;
    private final int move;

    Context(Replay replay, int moment) {
      this.replay = replay;
      this.moment = moment;
      this.move = replay.moveAt(moment);
    }

    Event event() {
      return replay.events().get(moment - 1);
    }

    Trace trace() {
      return replay.moves().get(move);
    }

    Board before() {
      return replay.snapshot(moment - 1).board();
    }

    Board after() {
      return replay.snapshot(moment).board();
    }

    boolean isFirstOfLap() {
      return replay.events().get(moment - 2) instanceof Event.Lifted;
    }

    Hole lapStart() {
      return replay.lapAt(moment).orElseThrow().lifted().from();
    }

    Optional<Event> next() {
      return moment < replay.endOf(move)
          ? Optional.of(replay.events().get(moment))
          : Optional.empty();
    }
  }

  /** What the heading calls an event. */
  private final class Naming implements Event.Visitor<String> {
    @Override
    public String lifted(Event.Lifted event) {
      return "";
    }

    @Override
    public String sown(Event.Sown event) {
      return event.inHand() == 0 ? text("heading.last") : "";
    }

    @Override
    public String captured(Event.Captured event) {
      return messages.text(event.rule());
    }

    @Override
    public String swept(Event.Swept event) {
      return text("heading.swept");
    }

    @Override
    public String ended(Event.Ended event) {
      return text("heading.ended");
    }

    @Override
    public String passed(Event.Passed event) {
      return text("heading.passed");
    }
  }

  /** What is said of an event. */
  private final class Telling implements Event.Visitor<String> {
    private final Context context;
    private final Side mover;

    Telling(Context context) {
      this.context = context;
      this.mover = context.trace().mover();
    }

    @Override
    public String lifted(Event.Lifted event) {
      return event.lap() == 1
          ? text("lifted", player(mover), event.from(), event.seeds())
          : text("lifted.relay", event.from(), event.seeds(), event.seeds() - 1);
    }

    @Override
    public String sown(Event.Sown event) {
      int lying = context.after().seeds(event.into());
      if (event.inHand() == 0) {
        return text("sown.last", pit(event.into()), lying - 1) + " " + outcome(event, lying);
      }
      boolean back = context.isFirstOfLap() && event.into().equals(context.lapStart());
      return text(back ? "sown.back" : "sown", pit(event.into()), lying, event.inHand());
    }

    /** What follows from where the last seed of a lap fell. */
    private String outcome(Event.Sown event, int lying) {
      Optional<Event> next = context.next();
      if (next.isPresent() && next.get() instanceof Event.Lifted) {
        return text("outcome.relay", lying);
      }
      if (next.isPresent() && next.get() instanceof Event.Captured captured) {
        return text("outcome." + captured.rule(), lying);
      }
      return switch (context.trace().ending()) {
        case BONUS ->
            text(context.trace().over() ? "outcome.over" : "outcome.bonus", player(mover));
        case ENDLESS -> text("outcome.endless", context.trace().laps());
        case CAPTURE, DEAD, PASSED -> dead((Hole) event.into());
      };
    }

    /** Why nothing is taken. */
    private String dead(Hole landing) {
      Board board = context.after();
      if (landing.side() == mover) {
        return text("outcome.dead.own", board.opposite(landing));
      }
      return text("outcome.dead.other");
    }

    @Override
    public String captured(Event.Captured event) {
      Board before = context.before();
      List<Hole> from = event.from();
      Store into = event.into();
      int held = context.after().seeds(into);
      Hole last = from.get(from.size() - 1);
      return switch (event.rule()) {
        case NEMBAK -> text("captured.NEMBAK", last, event.seeds(), store(mover), held);
        case MATI_BELA ->
            text("captured.MATI_BELA", from.get(0), last, event.seeds(), store(mover), held);
        case MIKUL ->
            text(
                "captured.MIKUL",
                list(from.subList(1, 3)),
                before.seeds(last),
                event.seeds(),
                store(mover),
                held);
        case CHAIN ->
            from.size() == 1
                ? text("captured.CHAIN.one", last, event.seeds(), store(mover), held)
                : text("captured.CHAIN", list(from), event.seeds(), store(mover), held);
      };
    }

    @Override
    public String swept(Event.Swept event) {
      Side owner = event.into().side();
      return text(
          "swept", player(owner), event.seeds(), store(owner), context.after().seeds(event.into()));
    }

    @Override
    public String ended(Event.Ended event) {
      String why = text("ended." + event.why(), player(context.trace().after().toMove()));
      return why + " " + result(event.seeds().get(Side.SOUTH), event.seeds().get(Side.NORTH));
    }

    @Override
    public String passed(Event.Passed event) {
      return text("passed", player(event.by()));
    }
  }
}
