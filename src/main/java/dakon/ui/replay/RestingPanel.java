package dakon.ui.replay;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.game.Game;
import dakon.game.Result;
import dakon.replay.Caption;
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
 * that is looked at would do. Where the game is over, it says so, and waits for nobody.
 */
public final class RestingPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Game game;
  private final transient Narrator narrator;
  private final transient Foresight foresight;
  private final BoardView board;
  private final CaptionPane caption;
  private transient List<Mark> marks;

  /**
   * A board that waits in the position that a game has come to.
   *
   * @param board the view to show it on
   * @param marks what is pointed out
   * @param narrator says what a move would do
   * @param foresight knows it
   */
  public RestingPanel(
      BoardView board, Game game, List<Mark> marks, Narrator narrator, Foresight foresight) {
    super(null);
    this.game = game;
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
        .flatMap(pit -> foresight.of(game.position(), (Hole) pit))
        .ifPresentOrElse(
            trace -> {
              caption.show(narrator.foretell(trace));
              board.show(scene(Foresight.marks(trace)));
            },
            () -> {
              caption.show(game.result().map(this::over).orElseGet(this::waiting));
              board.show(scene(marks));
            });
  }

  private Caption over(Result result) {
    return narrator.over(result.south(), result.north());
  }

  private Caption waiting() {
    return narrator.waiting(game.position().toMove());
  }

  private Scene scene(List<Mark> pointedOut) {
    return Scene.still(game.position().board(), game.toMove(), pointedOut);
  }
}
