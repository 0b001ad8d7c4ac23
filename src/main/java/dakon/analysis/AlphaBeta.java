package dakon.analysis;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.rules.Ruleset;
import dakon.rules.Sower;
import dakon.rules.Stores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Looks ahead from one position, move by move, as deep as it is told: alpha-beta, in which a player
 * who ends in the store chooses once more. All on arrays, which are made once for each step ahead.
 *
 * <p>Depth counts in quarters of a turn. A move that ends the turn takes a whole one; a move after
 * which the turn goes on takes what the {@link Reckoning} says.
 *
 * <p>A position that stands for the third time, those before the search counted, ends the game here
 * too. What is remembered of a position is not looked at again for that.
 */
final class AlphaBeta {
  /** How deep what is looked at is reckoned to be. */
  enum Reckoning {
    /** In turns, however many moves they have. What is remembered counts at just its depth. */
    BY_TURNS,
    /**
     * A move after which the turn goes on takes a quarter: else there would be no time for more
     * than one turn of many moves. What is known to the end of the game counts at any depth.
     */
    BY_MOVES
  }

  /** A turn, in the units of depth. */
  static final int TURN = 4;

  /** More than any value. */
  private static final int INFINITY = Board.MOST_SEEDS + 1;

  private static final int OCCURRENCES_THAT_END = 3;
  private static final int NODES_IN_ONE_GO = 256;

  private final Sower sower;
  private final int row;
  private final boolean mayRepeat;
  private final Reckoning reckoning;
  private final Memory memory;
  private final long[][] marks;

  /** The way to the root, and from there ahead. */
  private final List<Ply> way = new ArrayList<>();

  private final Position rootPosition;
  private final int root;

  private final long mostNodes;
  private final BooleanSupplier mustStop;
  private long nodes;
  private long nextQuestion = NODES_IN_ONE_GO;
  private boolean stopped;

  /** Whether the value of what was searched last rests on an estimate. */
  private boolean estimated;

  /** Whether it rests on a repetition, and so on the way to it. */
  private boolean repeated;

  /**
   * A search that is still to be begun.
   *
   * @param positions the positions of the game so far, the last of which is searched
   * @param mostNodes how many moves it may try
   * @param mustStop is asked now and then whether it has to stop
   */
  AlphaBeta(
      Ruleset rules,
      List<Position> positions,
      Reckoning reckoning,
      long mostNodes,
      BooleanSupplier mustStop) {
    this.root = positions.size() - 1;
    this.rootPosition = positions.get(root);
    this.row = rootPosition.board().row();
    this.sower = new Sower(rules, row);
    this.mayRepeat = rules.stores() == Stores.ASIDE;
    this.reckoning = reckoning;
    this.memory = new Memory(mostNodes);
    this.marks = marks(2 * row, rootPosition.board().seeds());
    this.mostNodes = mostNodes;
    this.mustStop = mustStop;
    positions.forEach(position -> way.add(new Ply(sower, position)));
  }

  private static long[][] marks(int holes, int seeds) {
    SplittableRandom random = new SplittableRandom(holes);
    return IntStream.range(0, holes)
        .mapToObj(hole -> random.longs(seeds + 1L).toArray())
        .toArray(long[][]::new);
  }

  /** The holes as a number, as the mover sees them. */
  private long key(Ply ply) {
    int[] seeds = ply.seeds();
    int mine = sower.firstHole(ply.mover());
    int theirs = sower.firstHole(ply.mover().opponent());
    long key = 0;
    for (int hole = 0; hole < row; hole++) {
      key ^= marks[hole][seeds[mine + hole]] ^ marks[row + hole][seeds[theirs + hole]];
    }
    return key;
  }

  /** What can be thought without a look ahead: to take the most there is at once. */
  Thought guess() {
    Ply ply = way.get(root);
    if (ply.isOver()) {
      return new Thought(ply.leadWithRows(), List.of(), 0, 0, true);
    }
    ply.makeMoves(Ply.NONE);
    return new Thought(ply.lead(), List.of(move(ply.index(ply.move(0)))), 0, 0, false);
  }

  /**
   * What is thought of the root, looked at so deep. Where the search has to stop on the way, it is
   * what the moves tried till then have come to; nothing where there were none.
   */
  Optional<Thought> search(int depth) {
    estimated = false;
    repeated = false;
    Ply ply = way.get(root);
    ply.expectNothing();
    int value = search(root, depth, -INFINITY, INFINITY);
    boolean isOver = ply.isOver();
    if (ply.expected().isEmpty() && !isOver) {
      return Optional.empty();
    }
    List<Move> line = ply.expected().stream().map(this::move).toList();
    int turns = (depth + TURN - 1) / TURN;
    return Optional.of(new Thought(value, line, turns, nodes, !estimated && !stopped));
  }

  private Move move(int index) {
    return index == Ply.PASS_INDEX ? Move.PASS : Move.lift((Hole) sower.pits().get(index));
  }

  boolean isStopped() {
    return stopped;
  }

  private int search(int at, int depth, int alpha, int beta) {
    Ply ply = way.get(at);
    if (ply.isOver()) {
      return ply.leadWithRows();
    }
    if (mayRepeat && at > root && standsTooOften(at)) {
      repeated = true;
      return ply.leadWithRows();
    }
    if (depth <= 0) {
      estimated = true;
      return ply.lead();
    }
    long key = key(ply);
    int best = Ply.NONE;
    if (memory.finds(key)) {
      best = memory.move();
      if (beta - alpha == 1 && settles(depth, alpha - ply.lead(), beta - ply.lead())) {
        estimated |= !memory.isExact();
        return memory.value() + ply.lead();
      }
    }
    boolean estimatedBefore = estimated;
    boolean repeatedBefore = repeated;
    estimated = false;
    repeated = false;
    int value = tryMoves(at, depth, alpha, beta, key, best);
    estimated |= estimatedBefore;
    repeated |= repeatedBefore;
    return value;
  }

  /** Whether what is remembered answers the question, stores left aside. */
  private boolean settles(int depth, int alpha, int beta) {
    boolean deepEnough =
        memory.depth() == depth || (reckoning == Reckoning.BY_MOVES && memory.isExact());
    return deepEnough
        && switch (memory.bound()) {
          case Memory.LEAST -> memory.value() >= beta;
          case Memory.MOST -> memory.value() <= alpha;
          default -> true;
        };
  }

  private int tryMoves(int at, int depth, int alpha, int beta, long key, int remembered) {
    Ply ply = way.get(at);
    int count = Math.max(1, ply.makeMoves(remembered));
    count(count);
    int best = -INFINITY;
    int bestMove = Ply.NONE;
    for (int number = 0; number < count && best < beta && !stopped; number++) {
      int move = ply.move(number);
      int value = tryMove(at, move, depth, Math.max(alpha, best), beta, number == 0);
      if (value > best && !stopped) {
        best = value;
        bestMove = move;
        if (value > alpha) {
          ply.expect(move, way.get(at + 1));
        }
      }
    }
    if (!stopped && !repeated) {
      int bound = best >= beta ? Memory.LEAST : best > alpha ? Memory.SAME : Memory.MOST;
      memory.put(key, best - ply.lead(), depth, bestMove, bound, !estimated);
    }
    return best;
  }

  private int tryMove(int at, int move, int depth, int alpha, int beta, boolean isFirst) {
    Ply ply = way.get(at);
    Ply next = next(at);
    boolean goesOn = ply.goesOn(move);
    int left = depth - (goesOn ? ofMoveOn() : TURN);
    if (!isFirst) {
      next.comeFrom(ply, move);
      int value = value(at + 1, goesOn, left, alpha, alpha + 1);
      if (value <= alpha || value >= beta || stopped) {
        return value;
      }
    }
    next.comeFrom(ply, move);
    return value(at + 1, goesOn, left, alpha, beta);
  }

  private int ofMoveOn() {
    return reckoning == Reckoning.BY_MOVES ? 1 : 0;
  }

  /** The value of the next ply, for the mover of the one before it. */
  private int value(int at, boolean goesOn, int depth, int alpha, int beta) {
    return goesOn ? search(at, depth, alpha, beta) : -search(at, depth, -beta, -alpha);
  }

  private Ply next(int at) {
    if (at + 1 == way.size()) {
      way.add(new Ply(sower, rootPosition));
    }
    return way.get(at + 1);
  }

  private void count(int moves) {
    nodes += moves;
    if (nodes >= mostNodes) {
      stopped = true;
    } else if (nodes >= nextQuestion) {
      nextQuestion = nodes + NODES_IN_ONE_GO;
      stopped = mustStop.getAsBoolean();
    }
  }

  private boolean standsTooOften(int at) {
    Ply ply = way.get(at);
    int occurrences = 1;
    for (int earlier = at - 1; earlier >= 0; earlier--) {
      occurrences += ply.isLike(way.get(earlier)) ? 1 : 0;
    }
    return occurrences >= OCCURRENCES_THAT_END;
  }
}
