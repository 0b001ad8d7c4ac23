package dakon.ui.replay;

import dakon.ui.board.BoardAbove;
import dakon.ui.theme.AskedWidth;
import dakon.ui.theme.Scale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/**
 * Two boards beside each other, or the second below the first where there is little width, or where
 * they become notably larger by it; and the transport below both. The boards are of one size.
 */
final class AbreastLayout implements LayoutManager {
  // in pixels at 100 %
  private static final int ROOM_FOR_BOTH = 500;
  private static final int GAP_BESIDE = 20;
  private static final int GAP = 12;
  private static final int LEAST_WIDTH = 200;
  private static final int LEAST_BOARD = 110;
  private static final int MODERATE_BOARD = 210;

  private static final double NOTABLY_LARGER = 1.05;

  private final AbreastHalf first;
  private final AbreastHalf second;
  private final TransportBar transport;

  private final AskedWidth asked = new AskedWidth();

  AbreastLayout(AbreastHalf first, AbreastHalf second, TransportBar transport) {
    this.first = first;
    this.second = second;
    this.transport = transport;
  }

  /** Whether they stand beside each other where the height does not matter. */
  private static boolean isBeside(int width) {
    return width >= Scale.of(ROOM_FOR_BOTH);
  }

  private boolean isBeside(int width, int height) {
    return isBeside(width)
        && board(false, width, height) < NOTABLY_LARGER * board(true, width, height);
  }

  private static int widthOfEach(boolean isBeside, int width) {
    return isBeside ? (width - Scale.of(GAP_BESIDE)) / 2 : width;
  }

  private AbreastHalf.Heights texts(boolean isBeside, int width) {
    int each = widthOfEach(isBeside, width);
    return first.textsIn(each).and(second.textsIn(each));
  }

  /** The height of all in a width, with boards of a height. */
  private int heightIn(boolean isBeside, int width, int board) {
    int half = texts(isBeside, width).with(board).whole();
    int halves = isBeside ? half : 2 * half + Scale.of(GAP);
    return halves + Scale.of(GAP) + transport.heightFor(width);
  }

  /** How high the boards are in a room. */
  private int board(boolean isBeside, int width, int height) {
    int room = height - heightIn(isBeside, width, 0);
    int most = BoardAbove.heightOf(widthOfEach(isBeside, width));
    return Math.max(Scale.of(LEAST_BOARD), Math.min(isBeside ? room : room / 2, most));
  }

  @Override
  public void layoutContainer(Container parent) {
    int width = parent.getWidth();
    int height = parent.getHeight();
    boolean isBeside = isBeside(width, height);
    int each = widthOfEach(isBeside, width);
    AbreastHalf.Heights heights = texts(isBeside, width).with(board(isBeside, width, height));
    first.arrange(heights);
    second.arrange(heights);
    int half = heights.whole();
    if (isBeside) {
      boolean isFirstLeft = parent.getComponentOrientation().isLeftToRight();
      first.setBounds(isFirstLeft ? 0 : width - each, 0, each, half);
      second.setBounds(isFirstLeft ? width - each : 0, 0, each, half);
    } else {
      first.setBounds(0, 0, each, half);
      second.setBounds(0, half + Scale.of(GAP), each, half);
    }
    int below = second.getY() + half + Scale.of(GAP);
    transport.setBounds(0, below, width, transport.heightFor(width));
    asked.layOut(parent);
  }

  @Override
  public Dimension minimumLayoutSize(Container parent) {
    return sizeWith(parent, Scale.of(LEAST_BOARD));
  }

  @Override
  public Dimension preferredLayoutSize(Container parent) {
    asked.ask(parent);
    int width = Math.max(parent.getWidth(), Scale.of(LEAST_WIDTH));
    int usable = BoardAbove.heightOf(widthOfEach(isBeside(width), width));
    int board = Math.max(Scale.of(LEAST_BOARD), Math.min(usable, Scale.of(MODERATE_BOARD)));
    return sizeWith(parent, board);
  }

  private Dimension sizeWith(Container parent, int board) {
    int width = Math.max(parent.getWidth(), Scale.of(LEAST_WIDTH));
    return new Dimension(Scale.of(LEAST_WIDTH), heightIn(isBeside(width), width, board));
  }

  @Override
  public void addLayoutComponent(String name, Component component) {}

  @Override
  public void removeLayoutComponent(Component component) {}
}
