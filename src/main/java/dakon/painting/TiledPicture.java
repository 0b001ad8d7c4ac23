package dakon.painting;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture in tiles, so that what is opaque is copied, what is empty is left out, and only the
 * rest is blended: a board is opaque but for its shadow.
 */
final class TiledPicture {
  private static final int SIZE = 128;

  private final List<Tile> tiles = new ArrayList<>();

  private record Tile(BufferedImage picture, int x, int y) {}

  /** Cuts a picture up; it may be forgotten then. */
  TiledPicture(BufferedImage whole) {
    for (int y = 0; y < whole.getHeight(); y += SIZE) {
      for (int x = 0; x < whole.getWidth(); x += SIZE) {
        cut(whole, x, y);
      }
    }
  }

  private void cut(BufferedImage whole, int x, int y) {
    int width = Math.min(SIZE, whole.getWidth() - x);
    int height = Math.min(SIZE, whole.getHeight() - y);
    int[] pixels = whole.getRGB(x, y, width, height, new int[width * height], 0, width);
    int every = 0xFF;
    int any = 0;
    for (int pixel : pixels) {
      every &= pixel >>> 24;
      any |= pixel >>> 24;
    }
    if (any != 0) {
      int type = every == 0xFF ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB_PRE;
      BufferedImage picture = new BufferedImage(width, height, type);
      picture.setRGB(0, 0, width, height, pixels, 0, width);
      tiles.add(new Tile(picture, x, y));
    }
  }

  /** Draws what can be seen of the picture, its corner in the origin. */
  void draw(Graphics2D g) {
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
