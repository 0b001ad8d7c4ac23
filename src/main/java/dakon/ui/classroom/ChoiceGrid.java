package dakon.ui.classroom;

import dakon.ui.theme.Wrapping;
import java.awt.Dimension;
import java.io.Serial;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JPanel;

/** Choices side by side, in as few rows as their words allow, all of one size. */
final class ChoiceGrid extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final double GAP = 0.012;
  private static final int MOST_COLUMNS = 6;

  private transient List<ChoiceTile> tiles = List.of();
  private int wall;
  private int gap;

  /** No choices yet. */
  ChoiceGrid() {
    super(null);
    setOpaque(false);
    setName("choices");
  }

  /** Shows choices in the place of those before. */
  void offer(List<ChoiceTile> newTiles) {
    tiles = List.copyOf(newTiles);
    removeAll();
    for (ChoiceTile tile : tiles) {
      add(tile);
      tile.applyComponentOrientation(getComponentOrientation());
      Letters.fit(tile, wall);
    }
    revalidate();
    repaint();
  }

  /** The choices shown. */
  List<ChoiceTile> tiles() {
    return tiles;
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    gap = (int) Math.round(GAP * wall);
  }

  /** The most columns in which all words have room; one where there is none. */
  private int columns(int width) {
    return IntStream.iterate(Math.min(MOST_COLUMNS, tiles.size()), n -> n > 1, n -> n - 1)
        .filter(columns -> tiles.stream().allMatch(tile -> tile.fitsIn(tileWidth(width, columns))))
        .map(this::evenly)
        .findFirst()
        .orElse(1);
  }

  /** No more columns than fill as many rows. */
  private int evenly(int columns) {
    return rows(rows(columns));
  }

  private int rows(int columns) {
    return (tiles.size() + columns - 1) / columns;
  }

  private int tileWidth(int width, int columns) {
    return (width - (columns - 1) * gap) / columns;
  }

  private int tileHeight(int width) {
    return tiles.stream().mapToInt(tile -> tile.heightFor(width)).max().orElse(0);
  }

  @Override
  public int heightFor(int width) {
    if (tiles.isEmpty()) {
      return 0;
    }
    int columns = columns(width);
    return rows(columns) * (tileHeight(tileWidth(width, columns)) + gap) - gap;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    int columns = columns(getWidth());
    int width = tileWidth(getWidth(), columns);
    int height = tileHeight(width);
    for (int at = 0; at < tiles.size(); at++) {
      int from = at % columns * (width + gap);
      int x = getComponentOrientation().isLeftToRight() ? from : getWidth() - from - width;
      tiles.get(at).setBounds(x, at / columns * (height + gap), width, height);
    }
  }
}
