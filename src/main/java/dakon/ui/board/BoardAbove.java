package dakon.ui.board;

import dakon.ui.theme.Scale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/**
 * Gives a board the whole width and as much height as it can use, and what goes with it the rest;
 * so that boards of one width stand at one place, whatever is below them.
 */
public final class BoardAbove implements LayoutManager {
  /** How wide a board is, in parts of its height. */
  private static final double WIDTH_TO_HEIGHT = 2.2;

  private static final int LEAST_WIDTH = 200;
  private static final int LEAST_HEIGHT = 90;

  private final int gap;
  private final int leastBelow;

  /**
   * A layout for a board and, if there is a second component, for that below it.
   *
   * @param gap the room between the two, in pixels at 100 %
   * @param leastBelow the height that is kept for the second, in pixels at 100 %
   */
  public BoardAbove(int gap, int leastBelow) {
    this.gap = gap;
    this.leastBelow = leastBelow;
  }

  /** The height that a board of a width can use. */
  public static int heightOf(int width) {
    return (int) (width / WIDTH_TO_HEIGHT);
  }

  @Override
  public void layoutContainer(Container parent) {
    int width = parent.getWidth();
    boolean isAlone = parent.getComponentCount() == 1;
    int room = parent.getHeight() - (isAlone ? 0 : Scale.of(gap + leastBelow));
    int height = Math.max(Scale.of(LEAST_HEIGHT), Math.min(room, heightOf(width)));
    parent.getComponent(0).setBounds(0, 0, width, height);
    if (!isAlone) {
      int below = height + Scale.of(gap);
      parent.getComponent(1).setBounds(0, below, width, Math.max(0, parent.getHeight() - below));
    }
  }

  @Override
  public Dimension minimumLayoutSize(Container parent) {
    return Scale.of(LEAST_WIDTH, LEAST_HEIGHT + gap + leastBelow);
  }

  @Override
  public Dimension preferredLayoutSize(Container parent) {
    Dimension size = new Dimension();
    for (Component component : parent.getComponents()) {
      Dimension preferred = component.getPreferredSize();
      size.setSize(
          Math.max(size.width, preferred.width), size.height + preferred.height + Scale.of(gap));
    }
    return size;
  }

  @Override
  public void addLayoutComponent(String name, Component component) {}

  @Override
  public void removeLayoutComponent(Component component) {}
}
