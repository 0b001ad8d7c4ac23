package dakon.ui.replay;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Scene;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;

/**
 * A board that waits for a move, as large as while a move is played; under it stands what the move
 * that is looked at would do.
 */
public final class RestingPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Position position;
  private final transient Narrator narrator;
  private final transient Foresight foresight;
  private final BoardView board;
  private final CaptionPane caption;
  private transient List<Mark> marks;

  /**
   * A board that waits in a position.
   *
   * @param board the view to show it on
   * @param marks what is pointed out
   * @param narrator says what a move would do
   * @param foresight knows it
   */
  public RestingPanel(
      BoardView board,
      Position position,
      List<Mark> marks,
      Narrator narrator,
      Foresight foresight) {
    super(null);
    this.position = position;
    this.marks = List.copyOf(marks);
    this.narrator = narrator;
    this.foresight = foresight;
    this.board = board;
    this.caption = new CaptionPane();
    setOpaque(false);
    UnderBoard below = new UnderBoard(caption);
    setLayout(new BoardAbove(ReplayPanel.GAP, below::leastHeight));
    add(board);
    add(below);
    board.onLook(this::look);
    look(Optional.empty());
  }

  /** Points something else out. */
  public void pointOut(List<Mark> newMarks) {
    marks = List.copyOf(newMarks);
    look(Optional.empty());
  }

  /** Gives the focus to the board. */
  @Override
  public boolean requestFocusInWindow() {
    return board.requestFocusInWindow();
  }

  private void look(Optional<Pit> looked) {
    looked
        .filter(Hole.class::isInstance)
        .flatMap(pit -> foresight.of(position, (Hole) pit))
        .ifPresentOrElse(
            trace -> {
              caption.show(narrator.foretell(trace));
              board.show(Scene.still(position, Foresight.marks(trace)));
            },
            () -> {
              caption.show(narrator.waiting(position.toMove()));
              board.show(Scene.still(position, marks));
            });
  }
}
