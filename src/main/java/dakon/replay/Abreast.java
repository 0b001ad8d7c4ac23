package dakon.replay;

import dakon.board.Position;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two runs of moves, played on two boards at one time: a pure function from a time to what is to be
 * seen on either.
 *
 * <p>They keep step. With each moment one more event has happened on both, and a move begins on
 * both at once; so as long as the same happens, the same is to be seen. Where a move, or a run, is
 * over earlier than the other, its board rests. What takes longer on one of them is waited for, so
 * that at each moment the seeds lie still on both.
 */
public final class Abreast implements Timetable {
  private final Track first;
  private final Track second;
  private final double[] times;
  private final double[] holds;
  private final List<Integer> lapStarts;
  private final List<Integer> captures;
  private final List<Integer> bonuses;
  private final List<Integer> landmarks;

  /**
   * What is played on one of the boards.
   *
   * @param start the position before the first move
   * @param moves the moves, perhaps none
   * @param narrator says what happens
   */
  public record Lane(Position start, List<Trace> moves, Narrator narrator) {
    /** Keeps its own list of the moves. */
    public Lane {
      Objects.requireNonNull(start);
      Objects.requireNonNull(narrator);
      moves = List.copyOf(moves);
    }

    private int events(int move) {
      return move < moves.size() ? moves.get(move).events().size() : 0;
    }
  }

  /** The first of the boards, or the second. */
  public enum Place {
    /** The first. */
    FIRST,
    /** The second. */
    SECOND
  }

  /** Two runs of moves, laid out together. */
  public Abreast(Lane first, Lane second) {
    int[] steps =
        IntStream.range(0, Math.max(first.moves().size(), second.moves().size()))
            .map(move -> Math.max(first.events(move), second.events(move)))
            .toArray();
    this.first = new Track(first, steps);
    this.second = new Track(second, steps);
    int last = Arrays.stream(steps).sum();
    this.times = new double[last + 1];
    this.holds = new double[last + 1];
    for (int moment = 0; moment < last; moment++) {
      int now = moment;
      holds[moment] = longest(track -> track.hold(now));
      times[moment + 1] = times[moment] + holds[moment] + longest(track -> track.action(now));
    }
    holds[last] = Timeline.AFTERGLOW;
    this.lapStarts = both(track -> track.beginning(Timeline::lapStarts));
    this.captures = both(track -> track.beginning(Timeline::captures));
    this.bonuses = both(track -> track.ending(Timeline::bonuses));
    this.landmarks = both(track -> track.ending(Timeline::landmarks));
  }

  private double longest(ToDoubleFunction<Track> length) {
    return Math.max(length.applyAsDouble(first), length.applyAsDouble(second));
  }

  /** What is to be seen on one of the boards at a time. */
  public Scene at(Place place, double time) {
    int moment = momentAt(time);
    double elapsed = time - times[moment];
    boolean rests = moment == lastMoment() || elapsed <= 0;
    if (rests) {
      return track(place).rest(moment);
    }
    double moved = elapsed - holds[moment];
    return moved <= 0
        ? track(place).holding(moment, elapsed / holds[moment])
        : track(place).acting(moment, moved / (times[moment + 1] - times[moment] - holds[moment]));
  }

  /** The event that has happened on one of the boards with a moment, if one has. */
  public Optional<Event> event(Place place, int moment) {
    return track(place).event(moment);
  }

  private Track track(Place place) {
    return switch (place) {
      case FIRST -> first;
      case SECOND -> second;
    };
  }

  /** The number of the move, from 0, that a moment belongs to. */
  public int moveAt(int moment) {
    return Math.max(first.moveAt(moment), second.moveAt(moment));
  }

  /** How many moves there are, on the board that has more. */
  public int moves() {
    return Math.max(first.lane.moves().size(), second.lane.moves().size());
  }

  @Override
  public int lastMoment() {
    return times.length - 1;
  }

  @Override
  public double timeOf(int moment) {
    return times[moment];
  }

  @Override
  public double holdOf(int moment) {
    return holds[moment];
  }

  @Override
  public List<Integer> lapStarts() {
    return lapStarts;
  }

  @Override
  public List<Integer> captures() {
    return captures;
  }

  @Override
  public List<Integer> bonuses() {
    return bonuses;
  }

  @Override
  public List<Integer> landmarks() {
    return landmarks;
  }

  private List<Integer> both(Function<Track, Stream<Integer>> moments) {
    return Stream.concat(moments.apply(first), moments.apply(second)).distinct().sorted().toList();
  }

  /** One of the runs, with the moment it has come to at each moment of both. */
  private static final class Track {
    private final Lane lane;
    private final Optional<Timeline> timeline;
    private final int[] own;

    Track(Lane lane, int[] steps) {
      this.lane = lane;
      this.timeline =
          Optional.of(lane.moves())
              .filter(moves -> !moves.isEmpty())
              .map(moves -> Timeline.of(new Replay(moves), lane.narrator(), List.of()));
      List<Integer> reached = new ArrayList<>(List.of(0));
      int before = 0;
      for (int move = 0; move < steps.length; move++) {
        for (int step = 1; step <= steps[move]; step++) {
          reached.add(before + Math.min(step, lane.events(move)));
        }
        before += lane.events(move);
      }
      this.own = reached.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean acts(int moment) {
      return moment + 1 < own.length && own[moment + 1] > own[moment];
    }

    double hold(int moment) {
      return acts(moment) ? timeline.orElseThrow().holdOf(own[moment]) : 0;
    }

    double action(int moment) {
      return acts(moment) ? length(moment) - hold(moment) : 0;
    }

    private double length(int moment) {
      return start(moment + 1) - start(moment);
    }

    private double start(int moment) {
      return timeline.orElseThrow().timeOf(own[moment]);
    }

    Optional<Event> event(int moment) {
      return moment > 0 && acts(moment - 1)
          ? timeline.map(played -> played.replay().events().get(own[moment] - 1))
          : Optional.empty();
    }

    int moveAt(int moment) {
      return timeline.map(played -> played.replay().moveAt(own[moment])).orElse(0);
    }

    Scene rest(int moment) {
      return timeline
          .map(played -> played.atMoment(own[moment]))
          .orElseGet(
              () ->
                  Scene.still(lane.start(), List.of())
                      .saying(lane.narrator().waiting(lane.start().toMove())));
    }

    Scene holding(int moment, double part) {
      return at(moment, part * hold(moment));
    }

    Scene acting(int moment, double part) {
      return at(moment, hold(moment) + part * action(moment));
    }

    private Scene at(int moment, double elapsed) {
      return acts(moment) ? timeline.orElseThrow().at(start(moment) + elapsed) : rest(moment);
    }

    /** Where something of this run is about to happen, as moments of both. */
    Stream<Integer> beginning(Function<Timeline, List<Integer>> moments) {
      return shared(moments, this::acts);
    }

    /** Where something of this run has just happened, as moments of both. */
    Stream<Integer> ending(Function<Timeline, List<Integer>> moments) {
      return shared(moments, moment -> moment == 0 || acts(moment - 1));
    }

    private Stream<Integer> shared(Function<Timeline, List<Integer>> moments, IntPredicate is) {
      Set<Integer> meant = Set.copyOf(timeline.map(moments).orElse(List.of()));
      return IntStream.range(0, own.length)
          .filter(moment -> is.test(moment) && meant.contains(own[moment]))
          .boxed();
    }
  }
}
