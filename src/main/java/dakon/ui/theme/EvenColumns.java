package dakon.ui.theme;

import java.awt.Component;
import java.io.Serial;
import java.util.List;

/** Components of one width side by side, in as few rows as that width allows, evenly filled. */
public final class EvenColumns extends FlowingPanel {
  @Serial private static final long serialVersionUID = 1;

  private final int gap;
  private final int least;

  /**
   * Columns without anything in them.
   *
   * @param gap what lies between two, in pixels at 100 %
   * @param least how wide a column is at least, in pixels at 100 %, if there is the room
   */
  public EvenColumns(int gap, int least) {
    this.gap = gap;
    this.least = least;
  }

  @Override
  public int heightFor(int width) {
    List<Component> shown = shown();
    int columns = columns(shown.size(), width);
    int height = 0;
    for (int first = 0; first < shown.size(); first += columns) {
      height += (first == 0 ? 0 : Scale.of(gap)) + heightOfRow(shown, first, columns, width);
    }
    return height;
  }

  /** How many stand in a row. */
  private int columns(int count, int width) {
    if (count == 0) {
      return 1;
    }
    int room = (width + Scale.of(gap)) / (Scale.of(least) + Scale.of(gap));
    int most = Math.max(1, Math.min(count, room));
    int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
  }

  private int widthOfEach(int columns, int width) {
    return (width - (columns - 1) * Scale.of(gap)) / columns;
  }

  private int heightOfRow(List<Component> shown, int first, int columns, int width) {
    int each = widthOfEach(columns, width);
    return shown.stream()
        .skip(first)
        .limit(columns)
        .mapToInt(component -> Wrapping.heightOf(component, each))
        .max()
        .orElse(0);
  }

  @Override
  void place() {
    List<Component> shown = shown();
    int columns = columns(shown.size(), getWidth());
    int each = widthOfEach(columns, getWidth());
    int y = 0;
    for (int first = 0; first < shown.size(); first += columns) {
      int high = heightOfRow(shown, first, columns, getWidth());
      for (int at = first; at < Math.min(shown.size(), first + columns); at++) {
        int along = (at - first) * (each + Scale.of(gap));
        shown.get(at).setBounds(x(along, each), y, each, high);
      }
      y += high + Scale.of(gap);
    }
  }

  @Override
  int wantedWidth() {
    return 0;
  }

  @Override
  int widthAtFirst() {
    return Scale.of(least) * Math.max(1, getComponentCount());
  }
}
