package dakon.coach;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Result;
import dakon.rules.Referee;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds what there is to remark of a move: what it does first, then what it leaves. */
final class Remarks {
  /** Fewer seeds than this are not worth a word of being saved. */
  private static final int WORTH_SAVING = 2;

  private final Referee referee;

  Remarks(Referee referee) {
    this.referee = referee;
  }

  /** All that is to be remarked of a move. */
  List<Remark> of(Trace trace) {
    List<Remark> remarks = new ArrayList<>();
    trace
        .capture()
        .map(taken -> new Remark.Takes(taken.rule(), taken.seeds(), taken.from()))
        .ifPresent(remarks::add);
    if (trace.ending() == Ending.ENDLESS) {
      remarks.add(new Remark.NeverStops());
    }
    if (trace.over()) {
      remarks.add(new Remark.Ends(trace.mover(), result(trace.after().board())));
    } else if (trace.goesOn()) {
      remarks.add(new Remark.MovesAgain(trace.mover()));
    } else {
      remarks.addAll(ofWhatIsLeft(trace));
    }
    return remarks;
  }

  private static Result result(Board board) {
    return new Result(board.seeds(new Store(Side.SOUTH)), board.seeds(new Store(Side.NORTH)));
  }

  private List<Remark> ofWhatIsLeft(Trace trace) {
    List<Remark> remarks = new ArrayList<>();
    Side opponent = trace.mover().opponent();
    List<Trace> replies = movesIn(trace.after());
    if (replies.get(0).ending() == Ending.PASSED) {
      remarks.add(new Remark.LeavesNoMove(opponent));
    }
    Optional<Trace> worst = greatest(replies);
    saved(trace, worst).ifPresent(remarks::add);
    worst.map(this::threat).ifPresent(remarks::add);
    List<Move> again = replies.stream().filter(Trace::goesOn).map(Trace::move).toList();
    if (!again.isEmpty()) {
      remarks.add(new Remark.LetsMoveAgain(opponent, again));
    }
    return remarks;
  }

  private List<Trace> movesIn(Position position) {
    return referee.legalMoves(position).stream().map(move -> referee.play(position, move)).toList();
  }

  /** The move that takes most, the first such; nothing where none takes anything. */
  private static Optional<Trace> greatest(List<Trace> moves) {
    Comparator<Trace> bySeeds = Comparator.comparingInt(Trace::captured);
    return moves.stream()
        .filter(move -> move.captured() > 0)
        .reduce((one, other) -> bySeeds.compare(other, one) > 0 ? other : one);
  }

  private Optional<Remark> saved(Trace trace, Optional<Trace> worst) {
    Side opponent = trace.mover().opponent();
    int left = worst.map(Trace::captured).orElse(0);
    return greatest(movesIn(new Position(trace.before().board(), opponent)))
        .filter(threat -> threat.captured() >= left + WORTH_SAVING)
        .map(threat -> new Remark.Saves(opponent, threat.move(), threat.captured(), left));
  }

  private Remark threat(Trace reply) {
    Event.Captured taken = reply.capture().orElseThrow();
    return mikul(reply, taken)
        .orElseGet(
            () ->
                new Remark.Exposes(
                    reply.mover(), reply.move(), taken.rule(), taken.seeds(), taken.from()));
  }

  /** The mikul that can be seen before it happens: the hole in which it ends lies empty. */
  private static Optional<Remark> mikul(Trace reply, Event.Captured taken) {
    Hole landing = taken.from().get(0);
    if (taken.rule() != CaptureRule.MIKUL || reply.before().board().seeds(landing) > 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Remark.LeavesMikul(
            reply.mover(),
            reply.move(),
            taken.seeds(),
            new Hole(landing.side(), landing.number() - 1),
            landing,
            new Hole(landing.side(), landing.number() + 1)));
  }
}
