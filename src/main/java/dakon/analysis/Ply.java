package dakon.analysis;

import dakon.board.Position;
import dakon.board.Side;
import dakon.rules.Sink;
import dakon.rules.Sower;
import dakon.trace.Ending;
import java.util.Arrays;
import java.util.List;

/**
 * A position on the way ahead, and what each move would make of it, the most promising first. The
 * arrays are made once for each step of the way and used for all positions that come to stand
 * there.
 */
final class Ply {
  /** Stands for the pass among the numbers of the mover's holes. */
  static final int PASS = 30;

  /** Stands for the pass among the indices of all holes. */
  static final int PASS_INDEX = -1;

  /** Stands for no move. */
  static final int NONE = 31;

  private static final int GOES_ON_FIRST = 1 << 12;
  private static final int REMEMBERED_FIRST = 1 << 20;

  private final Sower sower;
  private final int row;

  private int[] seeds;
  private Side mover;

  /** For each of the mover's holes: the seeds after its move, whether the turn goes on, a rank. */
  private final int[][] after;

  private final boolean[] goesOn;
  private final int[] rank;
  private final int[] moves;
  private int count;

  private int[] line;
  private int lineLength;

  /** A ply at a position. */
  Ply(Sower sower, Position position) {
    this.sower = sower;
    this.row = position.board().row();
    this.seeds = sower.seeds(position.board());
    this.mover = position.toMove();
    this.after = new int[row][seeds.length];
    this.goesOn = new boolean[row];
    this.rank = new int[row];
    this.moves = new int[row];
    this.line = new int[2 * row];
  }

  /** The position after one of the moves of another ply, which must stay as it is meanwhile. */
  void comeFrom(Ply before, int move) {
    seeds = move == PASS ? before.seeds : before.after[move];
    mover = before.goesOn(move) ? before.mover : before.mover.opponent();
    lineLength = 0;
  }

  int[] seeds() {
    return seeds;
  }

  Side mover() {
    return mover;
  }

  /** By how many seeds the mover is ahead. */
  int lead() {
    return seeds[sower.store(mover)] - seeds[sower.store(mover.opponent())];
  }

  /** By how many seeds the mover is ahead when both take what lies in the own row. */
  int leadWithRows() {
    int mine = sower.firstHole(mover);
    int theirs = sower.firstHole(mover.opponent());
    int lead = lead();
    for (int hole = 0; hole < row; hole++) {
      lead += seeds[mine + hole] - seeds[theirs + hole];
    }
    return lead;
  }

  boolean isOver() {
    return sower.isOver(seeds, mover);
  }

  /** Whether the same player has the same board, with as much won. */
  boolean isLike(Ply other) {
    return mover == other.mover && Arrays.equals(seeds, other.seeds);
  }

  /**
   * Makes all moves, each on a board of its own.
   *
   * @param remembered the move that was best here before
   * @return how many moves there are
   */
  int makeMoves(int remembered) {
    count = 0;
    int first = sower.firstHole(mover);
    for (int hole = 0; hole < row; hole++) {
      if (sower.canLift(seeds, mover, first + hole)) {
        make(hole, first, hole == remembered);
        insert(hole);
      }
    }
    return count;
  }

  private void make(int hole, int first, boolean isRemembered) {
    int store = first + row;
    int[] board = after[hole];
    System.arraycopy(seeds, 0, board, 0, board.length);
    goesOn[hole] = sower.sow(board, mover, first + hole, Sink.SILENT) == Ending.BONUS;
    rank[hole] =
        board[store]
            - seeds[store]
            + (goesOn[hole] ? GOES_ON_FIRST : 0)
            + (isRemembered ? REMEMBERED_FIRST : 0);
  }

  private void insert(int hole) {
    int place = count;
    while (place > 0 && rank[moves[place - 1]] < rank[hole]) {
      moves[place] = moves[place - 1];
      place--;
    }
    moves[place] = hole;
    count++;
  }

  /** A move by its rank. */
  int move(int number) {
    return count == 0 ? PASS : moves[number];
  }

  /** Whether the turn goes on after a move. */
  boolean goesOn(int move) {
    return move != PASS && goesOn[move];
  }

  /** Notes that a move is best here, with what is best after it. */
  void expect(int move, Ply next) {
    if (line.length < next.lineLength + 1) {
      line = new int[2 * next.lineLength + 1];
    }
    line[0] = index(move);
    System.arraycopy(next.line, 0, line, 1, next.lineLength);
    lineLength = next.lineLength + 1;
  }

  /** Notes that nothing is known to be best here. */
  void expectNothing() {
    lineLength = 0;
  }

  /** The moves that were noted as best, by the index of the hole lifted. */
  List<Integer> expected() {
    return Arrays.stream(line).limit(lineLength).boxed().toList();
  }

  /** The index of the hole of a move, or the pass. */
  int index(int move) {
    return move == PASS ? PASS_INDEX : sower.firstHole(mover) + move;
  }
}
