package dakon.ui.lesson;

import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import java.io.Serial;
import javax.swing.JPanel;

/** A board on which nothing moves, where a replay would have its own. */
final class StillPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final BoardView board;

  StillPanel(BoardView board) {
    super(new BoardAbove());
    this.board = board;
    setOpaque(false);
    add(board);
  }

  /** Gives the focus to the board. */
  @Override
  public boolean requestFocusInWindow() {
    return board.requestFocusInWindow();
  }
}
