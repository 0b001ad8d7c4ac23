package dakon.ui.replay;

import dakon.replay.Scene;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.io.Serial;
import javax.swing.JPanel;

/** One of two boards: what it is called, the board, and what is said of it. */
final class AbreastHalf extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 3;
  private static final int GAP = 8;

  private final ShortText heading = StyleClass.HEADING.on(new ShortText(LINES));
  private final BoardView board;
  private final CaptionPane caption;
  private transient Heights heights = new Heights(0, 0, 0);

  /**
   * How high its parts are, in pixels.
   *
   * @param heading what it is called
   * @param board the board
   * @param caption what is said of it
   */
  record Heights(int heading, int board, int caption) {
    /** The parts, and what is between them. */
    int whole() {
      return heading + board + caption + 2 * Scale.of(GAP);
    }

    /** So high that either fits. */
    Heights and(Heights other) {
      return new Heights(
          Math.max(heading, other.heading),
          Math.max(board, other.board),
          Math.max(caption, other.caption));
    }

    /** With another board. */
    Heights with(int newBoard) {
      return new Heights(heading, newBoard, caption);
    }
  }

  /**
   * A half.
   *
   * @param name by what tests find it, and behind it its parts
   */
  AbreastHalf(String name, String called, BoardView board) {
    super(null);
    this.board = board;
    this.caption = new CaptionPane(name + "-caption");
    setName(name);
    setOpaque(false);
    getAccessibleContext().setAccessibleName(called);
    heading.setName(name + "-heading");
    heading.setText(called);
    board.setName(name + "-board");
    board.getAccessibleContext().setAccessibleName(called);
    add(heading);
    add(board);
    add(caption);
  }

  /** Shows what is to be seen. */
  void show(Scene scene) {
    board.show(scene);
    caption.show(scene.caption());
  }

  /** How high its texts are in a width, in pixels, without the board. */
  Heights textsIn(int width) {
    return new Heights(heading.heightFor(width), 0, caption.heightFor(width));
  }

  /** Gives its parts these heights. */
  void arrange(Heights newHeights) {
    if (!heights.equals(newHeights)) {
      heights = newHeights;
      invalidate(); // and no more: it is laid out in this very pass
    }
  }

  @Override
  public void doLayout() {
    int y = put(heading, 0, heights.heading());
    y = put(board, y, heights.board());
    put(caption, y, heights.caption());
  }

  /** Puts a part at a height; gives that of the next. */
  private int put(Component part, int y, int height) {
    part.setBounds(0, y, getWidth(), height);
    return y + height + Scale.of(GAP);
  }
}
