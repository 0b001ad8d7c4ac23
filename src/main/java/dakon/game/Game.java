package dakon.game;

import dakon.board.Board;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game in play: where it started and the moves made so far. Immutable; each move gives another
 * game, and taking one back gives the earlier one, which still knows what was taken back.
 */
public final class Game {
  /** A position that stands so many times ends the game. */
  private static final int OCCURRENCES_THAT_END = 3;

  private final Referee referee;
  private final Position start;
  private final List<Trace> moves;
  private final List<Trace> undone;

  private Game(Referee referee, Position start, List<Trace> moves, List<Trace> undone) {
    this.referee = Objects.requireNonNull(referee);
    this.start = Objects.requireNonNull(start);
    this.moves = List.copyOf(moves);
    this.undone = List.copyOf(undone);
  }

  /** A game that starts from the opening on the usual board. */
  public static Game of(Ruleset rules) {
    return of(rules, rules.opening());
  }

  /** A game that starts from a position. */
  public static Game of(Ruleset rules, Position start) {
    return of(new Referee(rules), start);
  }

  /** A game that starts from a position, kept by a referee who may keep others too. */
  public static Game of(Referee referee, Position start) {
    return new Game(referee, start, List.of(), List.of());
  }

  /** The rules it is played by. */
  public Ruleset rules() {
    return referee.rules();
  }

  /** The position it started from. */
  public Position start() {
    return start;
  }

  /** The moves so far, those taken back left out. */
  public List<Trace> moves() {
    return moves;
  }

  /** The position now. */
  public Position position() {
    return lastMove().map(Trace::after).orElse(start);
  }

  /** The positions it has come through, from the one it started from to the one now. */
  public List<Position> positions() {
    return Stream.concat(Stream.of(start), moves.stream().map(Trace::after)).toList();
  }

  /** The latest move, if there was one. */
  public Optional<Trace> lastMove() {
    return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return lastMove().map(Trace::over).orElseGet(() -> referee.isOver(start));
  }

  /** Who is to move; nobody when the game is over. */
  public Optional<Side> toMove() {
    return isOver() ? Optional.empty() : Optional.of(position().toMove());
  }

  /** What the player to move may do; nothing when the game is over. */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : referee.legalMoves(position());
  }

  /**
   * The game after one more move. Moves that were taken back are forgotten.
   *
   * @throws dakon.rules.IllegalMoveException if the rules do not allow it
   */
  public Game play(Move move) {
    Trace trace = referee.play(position(), move);
    boolean repeated = !trace.over() && occurrences(trace.after()) + 1 == OCCURRENCES_THAT_END;
    return new Game(
        referee,
        start,
        with(moves, repeated ? referee.endedByRepetition(trace) : trace),
        List.of());
  }

  private int occurrences(Position position) {
    int occurrences = start.equals(position) ? 1 : 0;
    for (Trace move : moves) {
      occurrences += move.after().equals(position) ? 1 : 0;
    }
    return occurrences;
  }

  /** Whether there is a move to take back. */
  public boolean canUndo() {
    return !moves.isEmpty();
  }

  /** The game before its latest move; itself at the start. */
  public Game undo() {
    return lastMove()
        .map(last -> new Game(referee, start, withoutLast(moves), with(undone, last)))
        .orElse(this);
  }

  /** Whether there is a move that was taken back. */
  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /** The game with the move that was taken back last; itself when there is none. */
  public Game redo() {
    return canRedo()
        ? new Game(referee, start, with(moves, undone.get(undone.size() - 1)), withoutLast(undone))
        : this;
  }

  /** The moves so far, by turns. The last turn may still go on. */
  public List<Turn> turns() {
    List<Turn> turns = new ArrayList<>();
    List<Trace> turn = new ArrayList<>();
    for (Trace move : moves) {
      turn.add(move);
      if (!move.goesOn()) {
        turns.add(new Turn(move.mover(), turn));
        turn.clear();
      }
    }
    if (!turn.isEmpty()) {
      turns.add(new Turn(turn.get(0).mover(), turn));
    }
    return turns;
  }

  /** What each player has, once the game is over. */
  public Optional<Result> result() {
    return isOver()
        ? Optional.of(new Result(seedsOf(Side.SOUTH), seedsOf(Side.NORTH)))
        : Optional.empty();
  }

  /** A game that was over before it began has not been swept: what lies in the own row counts. */
  private int seedsOf(Side side) {
    Board board = position().board();
    return board.seeds(new Store(side)) + board.seedsInRow(side);
  }

  private static List<Trace> with(List<Trace> traces, Trace another) {
    List<Trace> more = new ArrayList<>(traces);
    more.add(another);
    return more;
  }

  private static List<Trace> withoutLast(List<Trace> traces) {
    return traces.subList(0, traces.size() - 1);
  }
}
