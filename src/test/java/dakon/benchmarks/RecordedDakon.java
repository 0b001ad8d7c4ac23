package dakon.benchmarks;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.List;

/** The games of {@link PlainDakon}, played by the referee, who records all that happens. */
final class RecordedDakon {
  private final Referee referee = new Referee(Ruleset.DAKON);
  private final Position opening = Ruleset.DAKON.opening();
  private final List<Hole> south = opening.board().holes(Side.SOUTH);
  private final List<Hole> north = opening.board().holes(Side.NORTH);
  private Position position = opening;
  private boolean over;

  Trace move(Chance chance) {
    if (over) {
      position = opening;
    }
    Trace trace = referee.play(position, Move.lift(choose(chance)));
    position = trace.after();
    over = trace.over();
    return trace;
  }

  private Hole choose(Chance chance) {
    Board board = position.board();
    List<Hole> holes = position.toMove() == Side.SOUTH ? south : north;
    int choices = 0;
    for (Hole hole : holes) {
      if (board.seeds(hole) > 0) {
        choices++;
      }
    }
    int skip = chance.below(choices);
    for (int i = 0; ; i++) {
      if (board.seeds(holes.get(i)) > 0 && skip-- == 0) {
        return holes.get(i);
      }
    }
  }

  boolean isOver() {
    return over;
  }

  Position position() {
    return position;
  }
}
