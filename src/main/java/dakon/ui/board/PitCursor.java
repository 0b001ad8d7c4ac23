package dakon.ui.board;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.painting.BoardGeometry;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The pit with the focus, and its neighbours as the board is seen on the screen.
 *
 * @param pit the pit
 */
record PitCursor(Pit pit) {

  /** The next pit to the right (1) or to the left (-1) in the same row, a store at either end. */
  Pit across(BoardGeometry geometry, int right) {
    double x = geometry.centre(pit).getX();
    return row(geometry)
        .filter(other -> (geometry.centre(other).getX() - x) * right > 0)
        .min(Comparator.comparingDouble(other -> Math.abs(geometry.centre(other).getX() - x)))
        .orElse(pit);
  }

  /** The hole of a side in the same column; from a store there is none. */
  Pit inRow(BoardGeometry geometry, Side side) {
    return pit instanceof Hole hole && hole.side() != side
        ? new Hole(side, geometry.row() - 1 - hole.number())
        : pit;
  }

  /** The pits to be met by going across; from a store one goes into its owner's row. */
  private Stream<Pit> row(BoardGeometry geometry) {
    return Board.pits(geometry.row()).stream()
        .filter(other -> other instanceof Store || other.side() == pit.side());
  }
}
