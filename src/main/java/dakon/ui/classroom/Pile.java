package dakon.ui.classroom;

import dakon.ui.theme.Wrapping;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Insets;
import java.io.Serial;
import java.util.Arrays;
import java.util.List;
import javax.swing.JPanel;

/**
 * Parts one below the other, as wide as the pile and as high as they must. One of them may take the
 * height that is left.
 */
final class Pile extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private final double share;
  private int gap;
  private Component rest;

  /**
   * A pile of parts.
   *
   * @param share the room between two of them, as a part of the height of the wall
   */
  Pile(double share, Component... parts) {
    super(null);
    this.share = share;
    setOpaque(false);
    Arrays.stream(parts).forEach(this::add);
  }

  /** Gives a part the height that is left. */
  Pile leavingRestTo(Component part) {
    rest = part;
    return this;
  }

  @Override
  public void fit(int wall) {
    gap = (int) Math.round(share * wall);
  }

  private List<Component> shown() {
    return Arrays.stream(getComponents()).filter(Component::isVisible).toList();
  }

  private int inner(int width) {
    Insets insets = getInsets();
    return width - insets.left - insets.right;
  }

  @Override
  public int heightFor(int width) {
    Insets insets = getInsets();
    List<Component> parts = shown();
    int all = parts.stream().mapToInt(part -> Wrapping.heightOf(part, inner(width))).sum();
    return all + gap * Math.max(0, parts.size() - 1) + insets.top + insets.bottom;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    Insets insets = getInsets();
    int width = inner(getWidth());
    int left = getHeight() - insets.top - insets.bottom + gap;
    for (Component part : shown()) {
      left -= gap + (part == rest ? 0 : Wrapping.heightOf(part, width));
    }
    int y = insets.top;
    for (Component part : shown()) {
      int height = part == rest ? Math.max(0, left) : Wrapping.heightOf(part, width);
      part.setBounds(insets.left, y, width, height);
      y += height + gap;
    }
  }
}
