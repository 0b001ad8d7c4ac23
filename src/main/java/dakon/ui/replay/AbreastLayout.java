package dakon.ui.replay;

import dakon.ui.board.BoardAbove;
import dakon.ui.theme.AskedWidth;
import dakon.ui.theme.Scale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/**
 * Two boards beside each other, or the second below the first where there is little width, and the
 * transport below both. The boards are of one size.
 */
final class AbreastLayout implements LayoutManager {
  // in pixels at 100 %
  private static final int ROOM_FOR_BOTH = 500;
  private static final int GAP_BESIDE = 20;
  private static final int GAP = 12;
  private static final int LEAST_WIDTH = 200;
  private static final int LEAST_BOARD = 110;
  private static final int MODERATE_BOARD = 210;

  private final AbreastHalf first;
  private final AbreastHalf second;
  private final TransportBar transport;

  private final AskedWidth asked = new AskedWidth();

  AbreastLayout(AbreastHalf first, AbreastHalf second, TransportBar transport) {
    this.first = first;
    this.second = second;
    this.transport = transport;
  }

  private static boolean isBeside(int width) {
    return width >= Scale.of(ROOM_FOR_BOTH);
  }

  private static int widthOfEach(int width) {
    return isBeside(width) ? (width - Scale.of(GAP_BESIDE)) / 2 : width;
  }

  private AbreastHalf.Heights texts(int width) {
    int each = widthOfEach(width);
    return first.textsIn(each).and(second.textsIn(each));
  }

  /** The height of all in a width, with boards of a height. */
  private int heightIn(int width, int board) {
    int half = texts(width).with(board).whole();
    int halves = isBeside(width) ? half : 2 * half + Scale.of(GAP);
    return halves + Scale.of(GAP) + transport.heightFor(width);
  }

  /** How high the boards are in a room. */
  private int board(int width, int height) {
    int room = height - heightIn(width, 0);
    int most = BoardAbove.heightOf(widthOfEach(width));
    return Math.max(Scale.of(LEAST_BOARD), Math.min(isBeside(width) ? room : room / 2, most));
  }

  @Override
  public void layoutContainer(Container parent) {
    int width = parent.getWidth();
    int each = widthOfEach(width);
    AbreastHalf.Heights heights = texts(width).with(board(width, parent.getHeight()));
    first.arrange(heights);
    second.arrange(heights);
    int half = heights.whole();
    if (isBeside(width)) {
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
    int usable = BoardAbove.heightOf(widthOfEach(width));
    int board = Math.max(Scale.of(LEAST_BOARD), Math.min(usable, Scale.of(MODERATE_BOARD)));
    return sizeWith(parent, board);
  }

  private Dimension sizeWith(Container parent, int board) {
    int width = Math.max(parent.getWidth(), Scale.of(LEAST_WIDTH));
    return new Dimension(Scale.of(LEAST_WIDTH), heightIn(width, board));
  }

  @Override
  public void addLayoutComponent(String name, Component component) {}

  @Override
  public void removeLayoutComponent(Component component) {}
}
