package dakon.painting;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A picture in tiles, so that what is opaque is copied, what is empty is left out, and only the
 * rest is blended: a board is opaque but for its edge and its shadow.
 */
final class TiledPicture implements Ground {
  /** The side of the cells of which tiles are made up. */
  private static final int CELL = 32;

  private final List<Tile> tiles = new ArrayList<>();

  private record Tile(BufferedImage picture, int x, int y) {}

  /** Neighbours in a line of cells that are all opaque, or all not. */
  private record Run(int from, int to, boolean opaque) {}

  /**
   * Cuts a picture up; it may be forgotten then.
   *
   * @param whole the picture, premultiplied
   */
  TiledPicture(BufferedImage whole) {
    Map<Run, Integer> begun = new HashMap<>();
    for (int y = 0; y < whole.getHeight(); y += CELL) {
      Set<Run> runs = runs(whole, y);
      for (Run run : Set.copyOf(begun.keySet())) {
        if (!runs.contains(run)) {
          cut(whole, run, begun.remove(run), y);
        }
      }
      for (Run run : runs) {
        begun.putIfAbsent(run, y);
      }
    }
    begun.forEach((run, top) -> cut(whole, run, top, whole.getHeight()));
  }

  private static Set<Run> runs(BufferedImage whole, int y) {
    Set<Run> runs = new HashSet<>();
    int from = 0;
    Optional<Boolean> before = Optional.empty();
    for (int x = 0; x < whole.getWidth(); x += CELL) {
      Optional<Boolean> cell = opaque(whole, x, y);
      if (!cell.equals(before)) {
        addRun(runs, from, x, before);
        from = x;
        before = cell;
      }
    }
    addRun(runs, from, whole.getWidth(), before);
    return runs;
  }

  private static void addRun(Set<Run> runs, int from, int to, Optional<Boolean> opaque) {
    opaque.ifPresent(is -> runs.add(new Run(from, to, is)));
  }

  /** Whether a cell is opaque throughout; nothing of one that is empty. */
  private static Optional<Boolean> opaque(BufferedImage whole, int left, int top) {
    int[] pixels = ((DataBufferInt) whole.getRaster().getDataBuffer()).getData();
    int every = -1;
    int any = 0;
    for (int y = top; y < Math.min(top + CELL, whole.getHeight()); y++) {
      for (int x = left; x < Math.min(left + CELL, whole.getWidth()); x++) {
        every &= pixels[y * whole.getWidth() + x];
        any |= pixels[y * whole.getWidth() + x];
      }
    }
    return any >>> 24 == 0 ? Optional.empty() : Optional.of(every >>> 24 == 0xFF);
  }

  private void cut(BufferedImage whole, Run run, int top, int bottom) {
    int type = run.opaque ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB_PRE;
    BufferedImage picture = new BufferedImage(run.to - run.from, bottom - top, type);
    Graphics2D g = picture.createGraphics();
    g.drawImage(whole, -run.from, -top, null);
    g.dispose();
    tiles.add(new Tile(picture, run.from, top));
  }

  /** Draws what can be seen of the picture, its corner in the origin. */
  @Override
  public void draw(Graphics2D g) {
    Rectangle clip = g.getClipBounds();
    for (Tile tile : tiles) {
      BufferedImage picture = tile.picture;
      if (clip == null
          || clip.intersects(tile.x, tile.y, picture.getWidth(), picture.getHeight())) {
        g.drawImage(picture, tile.x, tile.y, null);
      }
    }
  }
}
