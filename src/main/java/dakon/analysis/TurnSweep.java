package dakon.analysis;

import dakon.analysis.FirstTurn.Reach;
import dakon.board.Hole;
import dakon.board.Position;
import dakon.board.Side;
import dakon.rules.Sink;
import dakon.rules.Sower;
import dakon.trace.Ending;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One sweep through all that a turn can lead to, move after move: all that can be reached in one
 * move, then in two. Of each number of moves all positions are followed, or only so many that have
 * most in the store.
 */
final class TurnSweep {
  /** So many positions are followed before it is asked whether there is time for more. */
  private static final int IN_ONE_GO = 1024;

  private static final int FROM_NOWHERE = -1;

  private final Sower sower;
  private final Side mover;
  private final Goal goal;
  private final int width;
  private final int total;
  private final int first;
  private final int row;
  private final int store;

  private final PositionSet known;
  private final int[] before;
  private final int[] after;

  private int most;
  private int bestOrigin = FROM_NOWHERE;
  private int bestHole;

  private int moves;
  private boolean narrowed;
  private Optional<Stop> stop = Optional.empty();

  /**
   * What a sweep has found.
   *
   * @param moves the turn that serves the goal best; none where none of them does
   * @param store the most seeds there were in the store
   * @param isReached whether the goal is a majority, and that is one
   * @param ruledOut so many moves were followed to the last turn
   * @param positions how many positions there were
   * @param isWhole whether nothing was left out that could change the answer
   * @param stop why it came to an end too early, if it did
   */
  record Found(
      List<Hole> moves,
      int store,
      boolean isReached,
      int ruledOut,
      int positions,
      boolean isWhole,
      Optional<Stop> stop) {

    /** Whether it serves the goal better. */
    boolean isBetterThan(Found other) {
      return (isReached && other.isReached)
          ? moves.size() < other.moves.size()
          : store > other.store;
    }
  }

  /**
   * A sweep that is still to be run.
   *
   * @param width how many positions of each number of moves are followed
   */
  TurnSweep(Sower sower, Position start, Goal goal, int width) {
    this.sower = sower;
    this.mover = start.toMove();
    this.goal = goal;
    this.width = width;
    this.total = start.board().seeds();
    this.row = start.board().row();
    this.first = sower.firstHole(mover);
    this.store = sower.store(mover);
    this.before = sower.seeds(start.board());
    this.after = before.clone();
    this.known = new PositionSet(before, store, sower.store(mover.opponent()));
    known.add(before, FROM_NOWHERE);
    this.most = before[store];
  }

  /**
   * Runs it, to its end or to a limit. What is reached when a limit comes is reached in the fewest
   * moves all the same, since all shorter turns were looked through before.
   */
  Found run(Allowance allowance, Onlooker<Reach> onlooker) {
    sweep(allowance, onlooker);
    int ruledOut = isReached() ? moves - 1 : moves;
    boolean isWhole = stop.isEmpty() && !narrowed;
    return new Found(turn(), most, isReached(), ruledOut, known.size(), isWhole, stop);
  }

  private void sweep(Allowance allowance, Onlooker<Reach> onlooker) {
    int from = 0;
    while (from < known.size() && !isReached()) {
      int to = known.size();
      follow(fullest(from, to), allowance);
      if (stop.isPresent() && !isReached()) {
        return;
      }
      stop = Optional.empty();
      moves++;
      from = to;
      onlooker.reached(new Reach(moves, known.size(), most, !narrowed));
    }
  }

  private boolean isReached() {
    return goal == Goal.MAJORITY && 2 * most > total;
  }

  /** The positions of a range that are followed, in their order: all, or those with most. */
  private IntStream fullest(int from, int to) {
    if (to - from <= width) {
      return IntStream.range(from, to);
    }
    narrowed = true;
    int[] stores = new int[to - from];
    int[] ofStore = new int[total + 1];
    for (int number = from; number < to; number++) {
      known.read(number, before);
      stores[number - from] = before[store];
      ofStore[before[store]]++;
    }
    int least = total + 1;
    int followed = 0;
    while (followed + ofStore[least - 1] <= width) {
      least--;
      followed += ofStore[least];
    }
    int enough = least;
    return IntStream.range(from, to).filter(number -> stores[number - from] >= enough);
  }

  private void follow(IntStream numbers, Allowance allowance) {
    int left = 1;
    for (var each = numbers.iterator(); each.hasNext() && stop.isEmpty(); ) {
      follow(each.nextInt());
      left--;
      if (left == 0) {
        stop = allowance.stop(known.bytesWith(IN_ONE_GO * row));
        left = IN_ONE_GO;
      }
    }
  }

  private void follow(int number) {
    known.read(number, before);
    if (sower.isOver(before, mover)) {
      return;
    }
    for (int hole = first; hole < first + row; hole++) {
      if (sower.canLift(before, mover, hole)) {
        move(number, hole);
      }
    }
  }

  private void move(int origin, int hole) {
    System.arraycopy(before, 0, after, 0, before.length);
    boolean again = sower.sow(after, mover, hole, Sink.SILENT) == Ending.BONUS;
    if (again) {
      known.add(after, origin);
    }
    if (sower.isOver(after, again ? mover : mover.opponent())) {
      sower.sweep(after, Sink.SILENT);
    }
    if (after[store] > most) {
      most = after[store];
      bestOrigin = origin;
      bestHole = hole;
    }
  }

  /** The turn that serves the goal best; none where none of them does. */
  private List<Hole> turn() {
    List<Hole> turn = new ArrayList<>();
    if (bestOrigin == FROM_NOWHERE || (goal == Goal.MAJORITY && !isReached())) {
      return turn;
    }
    turn.add(hole(bestHole));
    int number = bestOrigin;
    while (known.origin(number) != FROM_NOWHERE) {
      turn.add(hole(between(known.origin(number), number)));
      number = known.origin(number);
    }
    Collections.reverse(turn);
    return turn;
  }

  /** The index of the hole whose move leads from one position to the next. */
  private int between(int origin, int number) {
    known.read(origin, before);
    for (int hole = first; hole < first + row; hole++) {
      System.arraycopy(before, 0, after, 0, before.length);
      if (sower.canLift(before, mover, hole)
          && sower.sow(after, mover, hole, Sink.SILENT) == Ending.BONUS
          && known.is(number, after)) {
        return hole;
      }
    }
    throw new IllegalStateException("no move leads there");
  }

  private Hole hole(int index) {
    return (Hole) sower.pits().get(index);
  }
}
