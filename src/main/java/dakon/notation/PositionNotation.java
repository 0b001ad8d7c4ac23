package dakon.notation;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Positions as text: North's row as seen on the screen from left to right, a slash, South's row,
 * South's store, North's store, the side to move, as in {@code 7,7,7/7,7,7 0 0 S}.
 */
public final class PositionNotation {
  private PositionNotation() {}

  /** The one way to write a position. */
  public static String write(Position position) {
    return write(position.board(), position.toMove());
  }

  /** The way to write what is not yet a position: a board that may be without a seed. */
  public static String write(Board board, Side toMove) {
    StringBuilder text = new StringBuilder();
    List<Hole> north = board.holes(Side.NORTH);
    for (int column = 0; column < board.row(); column++) {
      text.append(column == 0 ? "" : ",").append(board.seeds(north.get(board.row() - 1 - column)));
    }
    char separator = '/';
    for (Hole hole : board.holes(Side.SOUTH)) {
      text.append(separator).append(board.seeds(hole));
      separator = ',';
    }
    for (Side side : Side.values()) {
      text.append(' ').append(board.seeds(new Store(side)));
    }
    return text.append(toMove == Side.SOUTH ? " S" : " N").toString();
  }

  /**
   * Reads a position, with any blanks and line breaks around its parts.
   *
   * @throws NotationException if it is not one, or one that cannot be
   */
  public static Position read(String text) throws NotationException {
    return new Reading(text).position();
  }

  private static final class Reading {
    private final TextReader reader;

    Reading(String text) {
      this.reader = new TextReader("position", text);
    }

    Position position() throws NotationException {
      List<Integer> north = row(Side.NORTH);
      if (!reader.skip('/')) {
        throw reader.expected(reader.at(), "comma.or.slash");
      }
      reader.skipBlanks();
      int southAt = reader.at();
      List<Integer> south = row(Side.SOUTH);
      if (north.size() != south.size()) {
        throw reader.wrong(southAt, "rows.differ", south.size(), north.size());
      }
      int southStore = seeds("store.south");
      int northStore = seeds("store.north");
      Side toMove = side();
      reader.skipBlanks();
      if (!reader.atEnd()) {
        throw reader.expected(reader.at(), "end");
      }
      Collections.reverse(north);
      Board board = board(south, north, southStore, northStore);
      return new Position(board, toMove);
    }

    private List<Integer> row(Side side) throws NotationException {
      reader.skipBlanks();
      int from = reader.at();
      List<Integer> row = new ArrayList<>();
      do {
        row.add(seeds("seeds"));
        reader.skipBlanks();
      } while (reader.skip(','));
      if (row.size() < Board.FEWEST_HOLES || row.size() > Board.MOST_HOLES) {
        throw reader.wrong(
            from, "row.length." + side, Board.FEWEST_HOLES, Board.MOST_HOLES, row.size());
      }
      return row;
    }

    private int seeds(String expected) throws NotationException {
      reader.skipBlanks();
      int from = reader.at();
      int seeds = reader.number(expected);
      if (seeds > Board.MOST_SEEDS) {
        throw reader.wrong(from, "seeds.too.many.here", Board.MOST_SEEDS);
      }
      return seeds;
    }

    private Side side() throws NotationException {
      reader.skipBlanks();
      if (reader.skip('S')) {
        return Side.SOUTH;
      }
      if (reader.skip('N')) {
        return Side.NORTH;
      }
      throw reader.expected(reader.at(), "side");
    }

    private Board board(List<Integer> south, List<Integer> north, int southStore, int northStore)
        throws NotationException {
      int total =
          south.stream().mapToInt(Integer::intValue).sum()
              + north.stream().mapToInt(Integer::intValue).sum()
              + southStore
              + northStore;
      if (total == 0) {
        throw reader.wrong(0, "seeds.none");
      }
      if (total > Board.MOST_SEEDS) {
        throw reader.wrong(0, "seeds.too.many", Board.MOST_SEEDS, total);
      }
      return Board.of(south.size(), pit -> seedsIn(pit, south, north, southStore, northStore));
    }

    private static int seedsIn(
        Pit pit, List<Integer> south, List<Integer> north, int southStore, int northStore) {
      boolean isSouth = pit.side() == Side.SOUTH;
      if (pit instanceof Hole hole) {
        return (isSouth ? south : north).get(hole.number());
      }
      return isSouth ? southStore : northStore;
    }
  }
}
