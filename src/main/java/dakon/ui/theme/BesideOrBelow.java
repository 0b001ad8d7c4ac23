package dakon.ui.theme;

import dakon.settings.Settings;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JPanel;

/**
 * A text and a board: the text at the board's leading side where there is room for both, else below
 * it. What is between them can be moved, so that the text takes half at most; a text below that
 * needs more takes some more until then.
 */
public final class BesideOrBelow extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /**
   * With less width than this, in pixels at 100 %, the text stands below the board, unless there is
   * still less room below than beside it.
   */
  private static final int ROOM_FOR_BOTH = 860;

  private static final double FLAT = 0.8;
  private static final int GAP_BESIDE = 28;
  private static final int GAP_BELOW = 14;
  private static final int MOST_PERCENT = 50;
  private static final double MOST_NEEDED = 0.62;
  private static final int LEAST_PERCENT = 10;

  private final JComponent text;
  private final JComponent board;
  private final transient Room room;
  private final transient Settings settings;
  private final Divider divider;
  private boolean isBeside = true;

  /**
   * How much room the text has until the user gives it another, in pixels at 100 %.
   *
   * @param leastWidth what it has beside the board at least
   * @param part which part of the width it has beside the board, from 0 to 1
   * @param mostWidth what it has beside the board at most
   * @param leastHeight what it has below the board at least
   * @param mostHeight what it has below the board at most
   */
  public record Room(int leastWidth, double part, int mostWidth, int leastHeight, int mostHeight) {}

  /**
   * A text and a board.
   *
   * @param settings keep where the user has put what is between them
   */
  public BesideOrBelow(JComponent text, JComponent board, Room room, Settings settings) {
    super(null);
    this.text = text;
    this.board = board;
    this.room = room;
    this.settings = settings;
    this.divider = new Divider(this);
    setOpaque(false);
    Keys.bindWhile(text::isVisible, this, "F8", divider::enter);
    add(text);
    add(divider);
    add(board);
  }

  @Override
  public void doLayout() {
    isBeside = getWidth() >= Scale.of(ROOM_FOR_BOTH) || getHeight() < FLAT * getWidth();
    divider.stand(isBeside);
    divider.setVisible(text.isVisible());
    if (!text.isVisible()) {
      board.setBounds(new Rectangle(getSize()));
    } else if (isBeside) {
      putBeside();
    } else {
      putBelow();
    }
  }

  private void putBeside() {
    int gap = Scale.of(GAP_BESIDE);
    int width = length();
    int rest = getWidth() - gap - width;
    boolean leftToRight = getComponentOrientation().isLeftToRight();
    text.setBounds(leftToRight ? 0 : rest + gap, 0, width, getHeight());
    divider.setBounds(leftToRight ? width : rest, 0, gap, getHeight());
    board.setBounds(leftToRight ? width + gap : 0, 0, rest, getHeight());
  }

  private void putBelow() {
    int gap = Scale.of(GAP_BELOW);
    int height = length();
    int rest = getHeight() - gap - height;
    board.setBounds(0, 0, getWidth(), rest);
    divider.setBounds(0, rest, getWidth(), gap);
    text.setBounds(0, rest + gap, getWidth(), height);
  }

  /** How wide the text is, or how high: never more than half of what there is. */
  private int length() {
    int whole = isBeside ? getWidth() : getHeight();
    int gap = Scale.of(isBeside ? GAP_BESIDE : GAP_BELOW);
    int half = Math.max(0, (whole - gap) / 2);
    return settings
        .chosen(key())
        .filter(kept -> kept.matches("[1-4][0-9]|50"))
        .map(kept -> Math.min(half, whole * Integer.parseInt(kept) / 100))
        .orElseGet(() -> Math.min(usual(), isBeside ? half : (int) (MOST_NEEDED * whole)));
  }

  private int usual() {
    return isBeside
        ? within(room.leastWidth, (int) (room.part * getWidth()), room.mostWidth)
        : within(room.leastHeight, text.getPreferredSize().height, room.mostHeight);
  }

  private static int within(int least, int wanted, int most) {
    return Math.max(Scale.of(least), Math.min(wanted, Scale.of(most)));
  }

  private String key() {
    return isBeside ? "split.beside" : "split.below";
  }

  /** Gives the text so many percents more. */
  void widen(int percent) {
    int whole = Math.max(1, isBeside ? getWidth() : getHeight());
    give((int) Math.round(100.0 * length() / whole) + percent);
  }

  /** Gives the text the room up to a point in here. */
  void widenTo(int x, int y) {
    boolean leftToRight = getComponentOrientation().isLeftToRight();
    int whole = Math.max(1, isBeside ? getWidth() : getHeight());
    int length = isBeside ? (leftToRight ? x : getWidth() - x) : getHeight() - y;
    give(100 * length / whole);
  }

  private void give(int percent) {
    int kept = Math.max(LEAST_PERCENT, Math.min(percent, MOST_PERCENT));
    settings.choose(key(), Integer.toString(kept));
    revalidate();
    repaint();
  }

  /** Is high enough for the board, and for some of the text where that stands below. */
  @Override
  public Dimension getMinimumSize() {
    int below = text.isVisible() && !isBeside ? Scale.of(GAP_BELOW + room.leastHeight) : 0;
    return new Dimension(0, board.getMinimumSize().height + below);
  }

  @Override
  public Dimension getPreferredSize() {
    Dimension first = text.getPreferredSize();
    Dimension second = board.getPreferredSize();
    return new Dimension(
        first.width + Scale.of(GAP_BESIDE) + second.width, Math.max(first.height, second.height));
  }
}
