package dakon.rules;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.GameEnd;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Says what may be done in a position, and plays it. Knows single moves; turns and repetition are
 * the business of a game in play.
 */
public final class Referee {
  private final Ruleset rules;
  private final List<Sower> sowers;

  /** A referee for a game by these rules, on boards of any size. */
  public Referee(Ruleset rules) {
    this.rules = Objects.requireNonNull(rules);
    this.sowers =
        IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES)
            .mapToObj(row -> new Sower(rules, row))
            .toList();
  }

  /** The rules that are kept. */
  public Ruleset rules() {
    return rules;
  }

  /** Whether the game is over in this position. */
  public boolean isOver(Position position) {
    Sower sower = sower(position);
    return sower.isOver(sower.seeds(position.board()), position.toMove());
  }

  /**
   * What the player to move may do: the holes that can be lifted, from the player's left; a pass
   * where there are none and the game goes on; nothing when it is over.
   */
  public List<Move> legalMoves(Position position) {
    if (isOver(position)) {
      return List.of();
    }
    List<Move> lifts =
        position.board().holes(position.toMove()).stream()
            .map(Move::lift)
            .filter(move -> refusal(position, move).isEmpty())
            .toList();
    return lifts.isEmpty() ? List.of(Move.PASS) : lifts;
  }

  /** Why a move is not allowed; nothing where it is. */
  public Optional<Refusal> refusal(Position position, Move move) {
    if (isOver(position)) {
      return Optional.of(Refusal.GAME_OVER);
    }
    return move instanceof Move.Lift lift
        ? refusalToLift(position, lift.hole())
        : refusalToPass(position);
  }

  private Optional<Refusal> refusalToLift(Position position, Hole hole) {
    Board board = position.board();
    if (!board.has(hole)) {
      return Optional.of(Refusal.NO_SUCH_HOLE);
    }
    if (hole.side() != position.toMove()) {
      return Optional.of(Refusal.NOT_YOURS);
    }
    if (board.seeds(hole) == 0) {
      return Optional.of(Refusal.EMPTY_HOLE);
    }
    return board.seeds(hole) < rules.fewestLifted()
        ? Optional.of(Refusal.SINGLE_SEED)
        : Optional.empty();
  }

  private Optional<Refusal> refusalToPass(Position position) {
    if (!rules.knowsPassing()) {
      return Optional.of(Refusal.NO_PASSING);
    }
    boolean canMove =
        position.board().holes(position.toMove()).stream()
            .anyMatch(hole -> refusalToLift(position, hole).isEmpty());
    return canMove ? Optional.of(Refusal.CAN_STILL_MOVE) : Optional.empty();
  }

  /**
   * Plays a move.
   *
   * @throws IllegalMoveException if the rules do not allow it
   */
  public Trace play(Position position, Move move) {
    refusal(position, move)
        .ifPresent(
            refusal -> {
              throw new IllegalMoveException(refusal, sentence(refusal, position, move));
            });
    return move instanceof Move.Lift lift ? sow(position, lift) : pass(position);
  }

  private Trace sow(Position before, Move.Lift lift) {
    Sower sower = sower(before);
    int[] pits = sower.seeds(before.board());
    Side mover = before.toMove();
    Recorder recorder = new Recorder(sower.pits(), mover);
    Ending ending = sower.sow(pits, mover, sower.index(lift.hole()), recorder);
    Side next = ending == Ending.BONUS ? mover : mover.opponent();
    boolean over = sower.isOver(pits, next);
    if (over) {
      sower.sweep(pits, recorder);
    }
    Position after = new Position(sower.board(pits), next);
    if (over) {
      recorder.ended(end(), after.board());
    }
    return new Trace(before, lift, recorder.events(), ending, after, over);
  }

  private Trace pass(Position before) {
    Position after = new Position(before.board(), before.toMove().opponent());
    return new Trace(
        before,
        Move.PASS,
        List.of(new Event.Passed(before.toMove())),
        Ending.PASSED,
        after,
        isOver(after));
  }

  /**
   * The same move, had the game ended with it because its position stands for the third time: each
   * player takes the seeds of the own row.
   */
  public Trace endedByRepetition(Trace trace) {
    Sower sower = sower(trace.after());
    int[] pits = sower.seeds(trace.after().board());
    Recorder recorder = new Recorder(sower.pits(), trace.mover());
    sower.sweep(pits, recorder);
    Position after = new Position(sower.board(pits), trace.after().toMove());
    recorder.ended(GameEnd.REPETITION, after.board());
    List<Event> events = new ArrayList<>(trace.events());
    events.addAll(recorder.events());
    return new Trace(trace.before(), trace.move(), events, trace.ending(), after, true);
  }

  private GameEnd end() {
    return switch (rules.end()) {
      case MOVER_EMPTY -> GameEnd.MOVER_EMPTY;
      case EITHER_EMPTY -> GameEnd.ROW_EMPTY;
      case SINGLES_LEFT -> GameEnd.SINGLES_LEFT;
    };
  }

  private Sower sower(Position position) {
    return sowers.get(position.board().row() - Board.FEWEST_HOLES);
  }

  private String sentence(Refusal refusal, Position position, Move move) {
    Messages messages = Messages.of(Referee.class);
    List<Hole> row = position.board().holes(position.toMove());
    Hole last = row.get(row.size() - 1);
    return messages.text(
        "refusal." + refusal, move, messages.text(position.toMove()), row.get(0), last);
  }
}
