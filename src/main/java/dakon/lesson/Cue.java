package dakon.lesson;

import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * When an author wants something said. Where there are several moves and it is not said which is
 * meant, it is the last for {@link Occasion#END}, the first that captures for {@link
 * Occasion#CAPTURED}, and the first of all for the rest.
 *
 * @param move which move of the run, from 1
 * @param occasion what happens then
 * @param lap which lap is meant, where one is, from 1
 * @param seed which seed of the move or lap is meant, where one is, from 1
 */
public record Cue(OptionalInt move, Occasion occasion, int lap, int seed) {
  private static final Pattern FORM =
      Pattern.compile(
          "(?:move +(?<move>\\d{1,6}) +)?"
              + "(?:(?<word>start|lifted|captured|end)"
              + "|lap +(?<lap>\\d{1,6})(?: +sown +(?<seedOfLap>\\d{1,6}))?"
              + "|sown +(?<seed>\\d{1,6}))");

  /** What happens at the moment that is meant. */
  public enum Occasion {
    /** Nothing has happened yet: {@code start}. */
    START,
    /** A lap begins: {@code lifted} for the first, else {@code lap N}. */
    LAP,
    /** A seed falls, counted in the whole move: {@code sown N}. */
    SEED,
    /** A seed falls, counted in its lap: {@code lap N sown M}. */
    SEED_OF_LAP,
    /** Seeds are taken: {@code captured}. */
    CAPTURED,
    /** Nothing more happens: {@code end}. */
    END
  }

  /** Refuses a cue that is not said when. */
  public Cue {
    Objects.requireNonNull(move);
    Objects.requireNonNull(occasion);
  }

  /**
   * The cue of a moment of a run of moves; of what happens after the last capture of a move, its
   * end.
   */
  public static Cue of(int moment, List<Trace> moves) {
    int number = 0;
    int before = 0;
    while (moment > before + moves.get(number).events().size()) {
      before += moves.get(number).events().size();
      number++;
    }
    OptionalInt move = OptionalInt.of(number + 1);
    if (moment == before) {
      return new Cue(move, Occasion.START, 1, 1);
    }
    List<Event> happened = moves.get(number).events().subList(0, moment - before);
    Event latest = happened.get(happened.size() - 1);
    if (latest instanceof Event.Lifted lifted) {
      return new Cue(move, Occasion.LAP, lifted.lap(), 1);
    }
    if (latest instanceof Event.Sown) {
      int sown = (int) happened.stream().filter(Event.Sown.class::isInstance).count();
      return new Cue(move, Occasion.SEED, 1, sown);
    }
    boolean takes = latest instanceof Event.Captured;
    return new Cue(move, takes ? Occasion.CAPTURED : Occasion.END, 1, 1);
  }

  /** The cue that is written so; nothing where it is written in no known way. */
  public static Optional<Cue> read(String text) {
    Matcher form = FORM.matcher(text.strip());
    return form.matches() ? Optional.of(of(form)) : Optional.empty();
  }

  private static Cue of(Matcher form) {
    OptionalInt move = number(form, "move");
    OptionalInt lap = number(form, "lap");
    OptionalInt seedOfLap = number(form, "seedOfLap");
    OptionalInt seed = number(form, "seed");
    if (seed.isPresent()) {
      return new Cue(move, Occasion.SEED, 1, seed.getAsInt());
    }
    if (seedOfLap.isPresent()) {
      return new Cue(move, Occasion.SEED_OF_LAP, lap.orElseThrow(), seedOfLap.getAsInt());
    }
    if (lap.isPresent()) {
      return new Cue(move, Occasion.LAP, lap.getAsInt(), 1);
    }
    return switch (form.group("word")) {
      case "start" -> new Cue(move, Occasion.START, 1, 1);
      case "lifted" -> new Cue(move, Occasion.LAP, 1, 1);
      case "captured" -> new Cue(move, Occasion.CAPTURED, 1, 1);
      default -> new Cue(move, Occasion.END, 1, 1);
    };
  }

  private static OptionalInt number(Matcher form, String group) {
    String digits = form.group(group);
    return digits == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
  }

  /**
   * The moment of a replay that is meant, by the number of events that have happened in a run of
   * moves; nothing where the run has no such moment.
   */
  public Optional<Integer> in(List<Trace> moves) {
    return meant(moves.size())
        .filter(number -> number >= 0 && number < moves.size())
        .mapToObj(number -> moment(eventsBefore(number, moves), moves.get(number).events()))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private IntStream meant(int moves) {
    if (move.isPresent()) {
      return IntStream.of(move.getAsInt() - 1);
    }
    return switch (occasion) {
      case START, LAP, SEED, SEED_OF_LAP -> IntStream.of(0);
      case CAPTURED -> IntStream.range(0, moves);
      case END -> IntStream.of(moves - 1);
    };
  }

  private static int eventsBefore(int number, List<Trace> moves) {
    return moves.stream().limit(number).mapToInt(move -> move.events().size()).sum();
  }

  private Optional<Integer> moment(int before, List<Event> events) {
    OptionalInt event =
        switch (occasion) {
          case START -> OptionalInt.of(-1);
          case LAP -> nth(lap, Event.Lifted.class, events, 0);
          case SEED -> nth(seed, Event.Sown.class, events, 0);
          case SEED_OF_LAP -> seedOfLap(events);
          case CAPTURED -> nth(1, Event.Captured.class, events, 0);
          case END -> OptionalInt.of(events.size() - 1);
        };
    return event.isPresent() ? Optional.of(before + event.getAsInt() + 1) : Optional.empty();
  }

  private OptionalInt seedOfLap(List<Event> events) {
    int start = nth(lap, Event.Lifted.class, events, 0).orElse(events.size());
    int end = nth(1, Event.Lifted.class, events, start + 1).orElse(events.size());
    return nth(seed, Event.Sown.class, events.subList(0, end), start);
  }

  private static OptionalInt nth(
      int n, Class<? extends Event> kind, List<Event> events, int start) {
    return IntStream.range(start, events.size())
        .filter(at -> kind.isInstance(events.get(at)))
        .skip(Math.max(0, n - 1L))
        .limit(n > 0 ? 1 : 0)
        .findFirst();
  }
}
