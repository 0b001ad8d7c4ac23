package dakon.ui.classroom;

import dakon.ui.theme.Wrapping;
import java.awt.Component;
import java.awt.Dimension;
import java.io.Serial;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;

/**
 * The controls below a page: at the leading end those that turn pages, at the trailing end those of
 * the wall, between them what can be done on the page. Where there is no room for that between
 * them, it stands above.
 */
final class ControlBar extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final double GAP = 0.010;

  private final transient List<Component> leading;
  private final transient List<Component> trailing;
  private transient List<Component> ways = List.of();
  private int wall;
  private int gap;

  /** Controls without anything to be done on a page. */
  ControlBar(List<? extends Component> leading, List<? extends Component> trailing) {
    super(null);
    setOpaque(false);
    this.leading = List.copyOf(leading);
    this.trailing = List.copyOf(trailing);
    Stream.of(leading, trailing).flatMap(List::stream).forEach(this::add);
  }

  /** Offers what can be done on the page now. */
  void offer(List<? extends Component> newWays) {
    if (ways.equals(newWays)) {
      return;
    }
    ways = List.copyOf(newWays);
    removeAll();
    Stream.of(leading, ways, trailing).flatMap(List::stream).forEach(this::add);
    for (Component way : ways) {
      way.applyComponentOrientation(getComponentOrientation());
      Letters.fit(way, wall);
    }
    revalidate();
    repaint();
  }

  /** What can be done on the page now. */
  List<Component> ways() {
    return ways;
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    gap = (int) Math.round(GAP * wall);
  }

  private int width(List<Component> parts) {
    return parts.stream().mapToInt(part -> part.getPreferredSize().width + gap).sum() - gap;
  }

  private int line() {
    return Stream.of(leading, ways, trailing)
        .flatMap(List::stream)
        .mapToInt(part -> part.getPreferredSize().height)
        .max()
        .orElse(0);
  }

  private boolean hasRoom(int width) {
    return ways.isEmpty() || width(leading) + width(ways) + width(trailing) + 4 * gap <= width;
  }

  @Override
  public int heightFor(int width) {
    return hasRoom(width) ? line() : 2 * line() + gap;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    int width = getWidth();
    int y = getHeight() - line();
    place(leading, 0, y);
    place(trailing, width - width(trailing), y);
    int free = width - width(leading) - width(trailing);
    boolean isBeside = hasRoom(width);
    int start = isBeside ? width(leading) + (free - width(ways)) / 2 : (width - width(ways)) / 2;
    place(ways, start, isBeside ? y : 0);
  }

  private void place(List<Component> parts, int start, int y) {
    int from = start;
    for (Component part : parts) {
      Dimension size = part.getPreferredSize();
      int x = getComponentOrientation().isLeftToRight() ? from : getWidth() - from - size.width;
      part.setBounds(x, y + (line() - size.height) / 2, size.width, size.height);
      from += size.width + gap;
    }
  }
}
