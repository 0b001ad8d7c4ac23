package dakon.ui.theme;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import java.io.Serial;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;

/** Places what is on it by the width it has, and is as high as that makes it. */
abstract class FlowingPanel extends JPanel implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  FlowingPanel() {
    super(null);
    setOpaque(false);
    setLayout(new Places());
  }

  /** Gives all that is on it a place in the width there is. */
  abstract void place();

  /** The width, in pixels, that it would like to have. */
  abstract int wantedWidth();

  /** The width, in pixels, for which its height is asked as long as it has none. */
  int widthAtFirst() {
    return Integer.MAX_VALUE;
  }

  /** What can be seen of what is on it. */
  final List<Component> shown() {
    return Stream.of(getComponents()).filter(Component::isVisible).toList();
  }

  /** Where something lies that is so far from the leading side, in pixels. */
  final int x(int along, int width) {
    return getComponentOrientation().isLeftToRight() ? along : getWidth() - along - width;
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

  private final class Places implements LayoutManager {
    @Override
    public void layoutContainer(Container parent) {
      place();
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
      return new Dimension(wantedWidth(), minimumLayoutSize(parent).height);
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
      return new Dimension(0, heightFor(getWidth() == 0 ? widthAtFirst() : getWidth()));
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
  }
}
