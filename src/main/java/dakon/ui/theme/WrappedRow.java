package dakon.ui.theme;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.io.Serial;
import javax.swing.JPanel;

/** Components side by side, in as many rows as they need in the width there is. */
public final class WrappedRow extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final int gap;
  private int room = Integer.MAX_VALUE;

  /** An empty row, with a gap in pixels at 100 % between its components. */
  public WrappedRow(int gap) {
    super(null);
    this.gap = gap;
    setOpaque(false);
    setLayout(new Rows());
  }

  /** Takes note of the width there will be, on which the height depends. */
  public void fit(int width) {
    if (width != room) {
      room = width;
      invalidate();
    }
  }

  private final class Rows implements LayoutManager {
    /** Puts the components in their places, or only measures how high they stand. */
    private int place(int width, boolean placing) {
      int x = 0;
      int y = 0;
      int rowHeight = 0;
      for (Component component : getComponents()) {
        Dimension size = component.getPreferredSize();
        if (x > 0 && x + size.width > width) {
          x = 0;
          y += rowHeight + Scale.of(gap);
          rowHeight = 0;
        }
        if (placing) {
          put(component, x, y, size);
        }
        x += size.width + Scale.of(gap);
        rowHeight = Math.max(rowHeight, size.height);
      }
      return y + rowHeight;
    }

    private void put(Component component, int along, int y, Dimension size) {
      boolean leftToRight = getComponentOrientation().isLeftToRight();
      int x = leftToRight ? along : getWidth() - along - size.width;
      component.setBounds(x, y, size.width, size.height);
    }

    @Override
    public void layoutContainer(Container parent) {
      place(getWidth(), true);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
      int width = 0;
      for (Component component : getComponents()) {
        width += component.getPreferredSize().width + Scale.of(gap);
      }
      return new Dimension(Math.min(width, room), place(room, false));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
      return new Dimension(0, place(room, false));
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
  }
}
