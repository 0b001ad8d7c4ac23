package dakon.contrast;

import dakon.contrast.Difference.Allows;
import dakon.contrast.Difference.Happens;
import dakon.contrast.Difference.Stands;
import dakon.contrast.Run.Stop;
import dakon.game.Result;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says of a contrast what is the same, what differs first, and how far either goes. */
public final class ContrastWords {
  private final Messages messages = Messages.of(ContrastWords.class);
  private final Contrast contrast;
  private final Half first;
  private final Half second;

  /** The words of a contrast, in the language of the display. */
  public ContrastWords(Contrast contrast) {
    this.contrast = contrast;
    this.first = new Half(contrast.first(), true);
    this.second = new Half(contrast.second(), false);
  }

  /** What the first set of rules is called beside the second. */
  public String firstName() {
    return first.name();
  }

  /** What the second set of rules is called beside the first. */
  public String secondName() {
    return second.name();
  }

  /** What is pointed out on the first board at the difference. */
  public List<Mark> firstMarks() {
    return marks(true);
  }

  /** What is pointed out on the second board at the difference. */
  public List<Mark> secondMarks() {
    return marks(false);
  }

  private List<Mark> marks(boolean isFirst) {
    return contrast
        .difference()
        .map(found -> found.accept(new ContrastMarks(contrast, isFirst)))
        .orElse(List.of());
  }

  /** What is the same, and the first difference; or that there is none. */
  public String difference() {
    return contrast
        .difference()
        .map(
            found ->
                found.accept(new Common()) + " " + first.does(found) + " " + second.does(found))
        .orElseGet(this::none);
  }

  private String none() {
    int moves = contrast.first().moves().size();
    return Point.between(rules(contrast.first()), rules(contrast.second())).isEmpty()
        ? messages.text("none.rules")
        : messages.text("none", moves);
  }

  private boolean isSharedStop() {
    return contrast.first().moves().size() == contrast.second().moves().size()
        && contrast.first().stop().equals(contrast.second().stop());
  }

  private static Ruleset rules(Run run) {
    return run.game().rules();
  }

  /**
   * In which points the rules differ, and how far either goes; a sentence each. Where both refuse
   * the same move for the same reason, that is to be said of the move, and is not said here.
   */
  public List<String> further() {
    Stream<String> points =
        Point.between(rules(contrast.first()), rules(contrast.second())).stream().map(this::point);
    return Stream.of(points, first.end().stream(), second.end().stream())
        .flatMap(part -> part)
        .toList();
  }

  private String point(Point point) {
    return messages.text(
        "point",
        messages.text(point),
        said(point, contrast.first()),
        said(point, contrast.second()));
  }

  private String said(Point point, Run run) {
    Object value = point.of(rules(run));
    if (value instanceof List<?> list) {
      return list.isEmpty()
          ? messages.text("captures.none")
          : list.stream()
              .map(rule -> messages.text((Enum<?>) rule))
              .collect(Collectors.joining(messages.text("list.comma")));
    }
    return value instanceof Enum<?> rule ? messages.text(rule) : value.toString();
  }

  /** What is the same till the difference. */
  private final class Common implements Difference.Visitor<String> {
    @Override
    public String happens(Happens difference) {
      Trace trace = contrast.first().moves().get(difference.move());
      long sown =
          trace.events().stream()
              .limit(difference.event())
              .filter(Event.Sown.class::isInstance)
              .count();
      return messages.text("common.seeds", difference.move(), (int) sown, trace.move());
    }

    @Override
    public String allows(Allows difference) {
      return messages.text("common.moves", difference.move());
    }

    @Override
    public String stands(Stands difference) {
      return messages.text("common.moves", difference.move());
    }
  }

  /** One of the two runs, in the words of its game. */
  private final class Half {
    private final Run run;
    private final boolean isFirst;
    private final Narrator narrator;

    Half(Run run, boolean isFirst) {
      this.run = run;
      this.isFirst = isFirst;
      this.narrator = Narrator.of(rules(run).game());
    }

    /** The game, and in what its rules are others where that does not tell. */
    String name() {
      List<String> parts = new ArrayList<>(List.of(messages.text("game." + rules(run).game())));
      List<Point> points = Point.between(rules(contrast.first()), rules(contrast.second()));
      Stream.of(Point.DIRECTION, Point.END)
          .filter(points::contains)
          .forEach(point -> parts.add(said(point, run)));
      return String.join(messages.text("list.comma"), parts);
    }

    String does(Difference difference) {
      return messages.text("does", name(), difference.accept(new Doing()));
    }

    private String at(int move, int events) {
      Replay replay = new Replay(run.moves().subList(0, move + 1));
      return narrator.caption(replay, replay.startOf(move) + events).text();
    }

    /** How it ended, or why it went no further than the other. */
    Optional<String> end() {
      Optional<String> result = run.game().result().map(this::result);
      return result.or(() -> run.stop().filter(stop -> !isSharedStop()).map(this::stop));
    }

    private String result(Result result) {
      return messages.text("end.over", name(), result.south(), result.north());
    }

    private String stop(Stop stop) {
      return messages.text("end.stop", name(), run.moves().size(), stop.sentence());
    }

    /** What is done here at the difference. */
    private final class Doing implements Difference.Visitor<String> {
      @Override
      public String happens(Happens difference) {
        Optional<Event> event = isFirst ? difference.first() : difference.second();
        return event.isPresent()
            ? at(difference.move(), difference.event() + 1)
            : nothingMore(difference.move());
      }

      /** The last thing that was said of a move, and whose turn it is then. */
      private String nothingMore(int move) {
        Trace trace = run.moves().get(move);
        String last = at(move, trace.events().size());
        return trace.over() || trace.goesOn()
            ? last
            : last + " " + narrator.waiting(trace.after().toMove()).text();
      }

      @Override
      public String allows(Allows difference) {
        Optional<Stop> stop = isFirst ? difference.first() : difference.second();
        return stop.map(Stop::sentence).orElseGet(() -> at(difference.move(), 1));
      }

      @Override
      public String stands(Stands difference) {
        Standing standing = isFirst ? difference.first() : difference.second();
        return standing.isOver()
            ? messages.text("stands.over")
            : narrator.waiting(standing.toMove()).text();
      }
    }
  }
}
