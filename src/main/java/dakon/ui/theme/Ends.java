package dakon.ui.theme;

import java.io.Serial;
import javax.swing.JComponent;

/**
 * One thing at the leading end of a row and one at its trailing end; below each other where there
 * is not the width for both.
 */
public final class Ends extends FlowingPanel {
  @Serial private static final long serialVersionUID = 1;

  private final int gap;
  private final JComponent leading;
  private final JComponent trailing;

  /** A row with a gap between the two, in pixels at 100 %. */
  public Ends(int gap, JComponent leading, JComponent trailing) {
    this.gap = gap;
    this.leading = leading;
    this.trailing = trailing;
    add(leading);
    add(trailing);
  }

  private boolean fits(int width) {
    return width >= wantedWidth();
  }

  @Override
  int wantedWidth() {
    return leading.getPreferredSize().width + Scale.of(gap) + trailing.getPreferredSize().width;
  }

  @Override
  public int heightFor(int width) {
    int first = Wrapping.heightOf(leading, width);
    int second = Wrapping.heightOf(trailing, width);
    return fits(width) ? Math.max(first, second) : first + Scale.of(gap) + second;
  }

  @Override
  void place() {
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
    part.setBounds(x(along, width), y + Math.max(0, (room - high) / 2), width, high);
  }
}
