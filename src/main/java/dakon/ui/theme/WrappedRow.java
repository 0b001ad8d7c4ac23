package dakon.ui.theme;

import java.awt.Component;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** Components side by side, in as many rows as they need in the width there is. */
public final class WrappedRow extends FlowingPanel {
  @Serial private static final long serialVersionUID = 1;

  private final int gap;

  /** An empty row, with a gap in pixels at 100 % between its components. */
  public WrappedRow(int gap) {
    this.gap = gap;
  }

  @Override
  public int heightFor(int width) {
    int height = rows(width).stream().mapToInt(row -> row.height + Scale.of(gap)).sum();
    return Math.max(0, height - Scale.of(gap));
  }

  /** What stands side by side. */
  private final class Row {
    private final List<Component> parts = new ArrayList<>();
    private int width;
    private int height;

    /** Takes a component as far as it has room, and at least one. */
    boolean takes(Component component, int room) {
      int wide = Math.min(component.getPreferredSize().width, room);
      int before = parts.isEmpty() ? 0 : width + Scale.of(gap);
      if (!parts.isEmpty() && before + wide > room) {
        return false;
      }
      parts.add(component);
      width = before + wide;
      height = Math.max(height, Wrapping.heightOf(component, wide));
      return true;
    }

    void place(int y) {
      int along = 0;
      for (Component part : parts) {
        int wide = Math.min(part.getPreferredSize().width, getWidth());
        int high = Wrapping.heightOf(part, wide);
        part.setBounds(x(along, wide), y + (height - high) / 2, wide, high);
        along += wide + Scale.of(gap);
      }
    }
  }

  private List<Row> rows(int width) {
    List<Row> rows = new ArrayList<>();
    for (Component component : shown()) {
      if (rows.isEmpty() || !rows.get(rows.size() - 1).takes(component, width)) {
        Row row = new Row();
        row.takes(component, width);
        rows.add(row);
      }
    }
    return rows;
  }

  @Override
  void place() {
    int y = 0;
    for (Row row : rows(getWidth())) {
      row.place(y);
      y += row.height + Scale.of(gap);
    }
  }

  @Override
  int wantedWidth() {
    int width =
        shown().stream().mapToInt(part -> part.getPreferredSize().width + Scale.of(gap)).sum();
    return Math.max(0, width - Scale.of(gap));
  }
}
