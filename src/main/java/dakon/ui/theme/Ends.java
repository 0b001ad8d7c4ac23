package dakon.ui.theme;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JPanel;

/**
 * One thing at the leading end of a row and one at its trailing end; below each other where there
 * is not the width for both.
 */
public final class Ends extends JPanel implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private final int gap;
  private final JComponent leading;
  private final JComponent trailing;

  /** A row with a gap between the two, in pixels at 100 %. */
  public Ends(int gap, JComponent leading, JComponent trailing) {
    super(null);
    this.gap = gap;
    this.leading = leading;
    this.trailing = trailing;
    setOpaque(false);
    setLayout(new Places());
    add(leading);
    add(trailing);
  }

  /** Asks for another height where the width is another. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOtherwise = width != getWidth() && heightFor(width) != height;
    super.setBounds(x, y, width, height);
    if (isOtherwise) {
      Reflow.later(this);
    }
  }

  private boolean fits(int width) {
    return width >= wanted();
  }

  private int wanted() {
    return leading.getPreferredSize().width + Scale.of(gap) + trailing.getPreferredSize().width;
  }

  @Override
  public int heightFor(int width) {
    int first = Wrapping.heightOf(leading, width);
    int second = Wrapping.heightOf(trailing, width);
    return fits(width) ? Math.max(first, second) : first + Scale.of(gap) + second;
  }

  private void place() {
    int width = getWidth();
    int last = Math.min(trailing.getPreferredSize().width, width);
    if (fits(width)) {
      put(leading, 0, 0, leading.getPreferredSize().width, getHeight());
      put(trailing, width - last, 0, last, getHeight());
    } else {
      int first = Wrapping.heightOf(leading, width);
      put(leading, 0, 0, width, first);
      put(trailing, 0, first + Scale.of(gap), last, getHeight() - first - Scale.of(gap));
    }
  }

  /** Puts a part in the middle of a height. */
  private void put(JComponent part, int along, int y, int width, int room) {
    int high = Wrapping.heightOf(part, width);
    int x = getComponentOrientation().isLeftToRight() ? along : getWidth() - along - width;
    part.setBounds(x, y + Math.max(0, (room - high) / 2), width, high);
  }

  private final class Places implements LayoutManager {
    @Override
    public void layoutContainer(Container parent) {
      place();
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
      return new Dimension(wanted(), minimumLayoutSize(parent).height);
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
      return new Dimension(0, heightFor(getWidth() == 0 ? Integer.MAX_VALUE : getWidth()));
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
  }
}
