package dakon.contrast;

import dakon.board.Move;
import dakon.board.Position;
import dakon.contrast.Difference.Allows;
import dakon.contrast.Difference.Happens;
import dakon.contrast.Difference.Stands;
import dakon.contrast.Run.Stop;
import dakon.rules.Ruleset;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The same moves from the same position under two sets of rules, each played as far as it goes, and
 * the first thing in which they differ.
 *
 * @param first how the moves go under the first set
 * @param second how they go under the second
 * @param difference in what they first differ; nothing where they do not
 */
public record Contrast(Run first, Run second, Optional<Difference> difference) {

  /** Refuses a contrast of nothing. */
  public Contrast {
    Objects.requireNonNull(first);
    Objects.requireNonNull(second);
    Objects.requireNonNull(difference);
  }

  /**
   * Whether a position of one set of rules is one of the other too: either sows into stores, or
   * lays what is won aside.
   */
  public static boolean isPossible(Ruleset first, Ruleset second) {
    return first.stores() == second.stores();
  }

  /**
   * Plays moves under two sets of rules and compares. May take a while: a relay may go on for
   * 10,000 laps.
   *
   * @throws IllegalArgumentException if they are played on boards of different kinds
   */
  public static Contrast of(Ruleset first, Ruleset second, Position start, List<Move> moves) {
    if (!isPossible(first, second)) {
      throw new IllegalArgumentException(first.game() + " and " + second.game());
    }
    Run one = Run.of(first, start, moves);
    Run other = Run.of(second, start, moves);
    return new Contrast(one, other, difference(one, other));
  }

  private static Optional<Difference> difference(Run first, Run second) {
    for (int move = 0; ; move++) {
      Standing one = first.standing(move);
      Standing other = second.standing(move);
      if (!one.equals(other)) {
        return Optional.of(new Stands(move, one, other));
      }
      if (move == first.moves().size() || move == second.moves().size()) {
        return refused(move, first, second);
      }
      Optional<Difference> within = within(move, first.moves().get(move), second.moves().get(move));
      if (within.isPresent()) {
        return within;
      }
    }
  }

  /** What differs where one of the runs, or both, have come to their end. */
  private static Optional<Difference> refused(int move, Run first, Run second) {
    Optional<Stop> one = first.stop().filter(stop -> move == first.moves().size());
    Optional<Stop> other = second.stop().filter(stop -> move == second.moves().size());
    return one.map(Stop::refusal).equals(other.map(Stop::refusal))
        ? Optional.empty()
        : Optional.of(new Allows(move, one, other));
  }

  private static Optional<Difference> within(int move, Trace first, Trace second) {
    int most = Math.max(first.events().size(), second.events().size());
    for (int event = 0; event < most; event++) {
      Optional<Event> one = event(first, event);
      Optional<Event> other = event(second, event);
      if (!one.equals(other)) {
        return Optional.of(new Happens(move, event, one, other));
      }
    }
    return Optional.empty();
  }

  private static Optional<Event> event(Trace trace, int number) {
    return number < trace.events().size()
        ? Optional.of(trace.events().get(number))
        : Optional.empty();
  }

  /**
   * The moment at which the difference has happened, where both are played abreast: how many events
   * there are till then. Without a difference, the end.
   */
  public int moment() {
    return difference
        .map(found -> eventsBefore(found.move()) + found.accept(new EventsIn()))
        .orElseGet(() -> eventsBefore(first.moves().size()));
  }

  /** Whether neither of them is too long to be watched. */
  public boolean canBeShown() {
    return Trace.canBeWatched(first.moves()) && Trace.canBeWatched(second.moves());
  }

  private int eventsBefore(int move) {
    return first.moves().stream().limit(move).mapToInt(trace -> trace.events().size()).sum();
  }

  /** How many events of its own move there are till a difference is seen. */
  private static final class EventsIn implements Difference.Visitor<Integer> {
    @Override
    public Integer happens(Happens difference) {
      return difference.event() + 1;
    }

    @Override
    public Integer allows(Allows difference) {
      return difference.first().isPresent() && difference.second().isPresent() ? 0 : 1;
    }

    @Override
    public Integer stands(Stands difference) {
      return 0;
    }
  }
}
