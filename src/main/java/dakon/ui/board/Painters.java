package dakon.ui.board;

import dakon.board.Direction;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Finish;
import dakon.painting.Players;
import dakon.ui.theme.Theme;
import java.awt.Font;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The painters of the boards on the screen. A painter keeps the carved wood, so the views of one
 * kind of board share one, also when one view comes after the other.
 */
final class Painters {
  /** As many kinds of board as are seen in one place: the three games, and one of them turned. */
  private static final int MOST = 4;

  private static final Map<Kind, BoardPainter> PAINTERS = new LinkedHashMap<>();

  private Painters() {}

  private record Kind(
      BoardStyle style, Direction direction, Players players, Font font, Finish finish) {}

  /** The painter of a kind of board; to be called on the event dispatch thread. */
  static BoardPainter of(BoardStyle style, Direction direction, Players players, Font font) {
    Finish finish = finish();
    Kind kind = new Kind(style, direction, players, font, finish);
    BoardPainter known = PAINTERS.remove(kind);
    BoardPainter painter =
        known == null ? new BoardPainter(style, direction, players, font, finish) : known;
    PAINTERS.put(kind, painter);
    if (PAINTERS.size() > MOST) {
      PAINTERS.remove(PAINTERS.keySet().iterator().next());
    }
    return painter;
  }

  /** The finish that boards have in the theme in force. */
  static Finish finish() {
    return Theme.current() == Theme.CONTRAST ? Finish.STRONG : Finish.NATURAL;
  }
}
