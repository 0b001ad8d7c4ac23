package dakon.ui.board;

import dakon.ui.theme.AskedWidth;
import dakon.ui.theme.Scale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.util.function.IntUnaryOperator;

/**
 * Gives a board the whole width and as much height as it can use, and what goes with it the rest;
 * so that boards of one width stand at one place, whatever is below them. Where it may be as high
 * as it wants, as in a page that scrolls, the board is of a moderate size.
 */
public final class BoardAbove implements LayoutManager {
  /** How wide a board is, in parts of its height. */
  private static final double WIDTH_TO_HEIGHT = 2.2;

  // in pixels at 100 %
  private static final int LEAST_WIDTH = 200;
  private static final int LEAST_HEIGHT = 110;
  private static final int MODERATE_HEIGHT = 210;

  private final int gap;
  private final IntUnaryOperator leastBelow;

  private final AskedWidth asked = new AskedWidth();

  /** A layout for a board alone. */
  public BoardAbove() {
    this(0, width -> 0);
  }

  /**
   * A layout for a board and that below it.
   *
   * @param gap the room between the two, in pixels at 100 %
   * @param leastBelow the height that is kept for the second in a width, in pixels
   */
  public BoardAbove(int gap, IntUnaryOperator leastBelow) {
    this.gap = gap;
    this.leastBelow = leastBelow;
  }

  /** The height that a board of a width can use. */
  public static int heightOf(int width) {
    return (int) (width / WIDTH_TO_HEIGHT);
  }

  /** The height that is kept in a width for all but the board. */
  private int below(int width) {
    return Scale.of(gap) + leastBelow.applyAsInt(width);
  }

  private static boolean isAlone(Container parent) {
    return parent.getComponentCount() == 1 || !parent.getComponent(1).isVisible();
  }

  @Override
  public void layoutContainer(Container parent) {
    int width = parent.getWidth();
    int room = parent.getHeight() - below(width);
    if (isAlone(parent)) {
      room = Math.max(room, Math.min(parent.getHeight(), Scale.of(MODERATE_HEIGHT)));
    }
    int height = Math.max(Scale.of(LEAST_HEIGHT), Math.min(room, heightOf(width)));
    parent.getComponent(0).setBounds(0, 0, width, height);
    if (parent.getComponentCount() > 1) {
      int below = height + Scale.of(gap);
      parent.getComponent(1).setBounds(0, below, width, Math.max(0, parent.getHeight() - below));
    }
    asked.layOut(parent);
  }

  @Override
  public Dimension minimumLayoutSize(Container parent) {
    return new Dimension(
        Scale.of(LEAST_WIDTH),
        Scale.of(LEAST_HEIGHT) + below(Math.max(parent.getWidth(), Scale.of(LEAST_WIDTH))));
  }

  @Override
  public Dimension preferredLayoutSize(Container parent) {
    int width = Math.max(parent.getWidth(), Scale.of(LEAST_WIDTH));
    int height =
        Math.max(Scale.of(LEAST_HEIGHT), Math.min(heightOf(width), Scale.of(MODERATE_HEIGHT)));
    asked.ask(parent);
    return new Dimension(width, height + (isAlone(parent) ? 0 : below(width)));
  }

  @Override
  public void addLayoutComponent(String name, Component component) {}

  @Override
  public void removeLayoutComponent(Component component) {}
}
