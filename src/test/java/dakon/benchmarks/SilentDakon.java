package dakon.benchmarks;

import dakon.board.Side;
import dakon.rules.Ruleset;
import dakon.rules.Sink;
import dakon.rules.Sower;
import dakon.trace.Ending;

/** The games of {@link PlainDakon}, played by the engine in silence, as a search does. */
final class SilentDakon {
  private static final int ROW = 7;

  private final Sower sower = new Sower(Ruleset.DAKON, ROW);
  private final int[] opening = sower.seeds(Ruleset.DAKON.opening(ROW).board());
  private int[] pits = opening.clone();
  private Side toMove = Side.SOUTH;
  private boolean over;

  void move(Chance chance) {
    if (over) {
      System.arraycopy(opening, 0, pits, 0, pits.length);
      toMove = Side.SOUTH;
    }
    Ending ending = sower.sow(pits, toMove, choose(chance), Sink.SILENT);
    toMove = ending == Ending.BONUS ? toMove : toMove.opponent();
    over = sower.isOver(pits, toMove);
    if (over) {
      sower.sweep(pits, Sink.SILENT);
    }
  }

  /** A hole with seeds, counted from A or a. */
  private int choose(Chance chance) {
    int a = sower.store(toMove) - 1;
    int choices = 0;
    for (int hole = a; hole > a - ROW; hole--) {
      if (pits[hole] > 0) {
        choices++;
      }
    }
    int skip = chance.below(choices);
    for (int hole = a; ; hole--) {
      if (pits[hole] > 0 && skip-- == 0) {
        return hole;
      }
    }
  }

  boolean isOver() {
    return over;
  }

  int southStore() {
    return pits[sower.store(Side.SOUTH)];
  }

  int northStore() {
    return pits[sower.store(Side.NORTH)];
  }
}
