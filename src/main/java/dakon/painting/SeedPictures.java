package dakon.painting;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;

/** Pictures of one kind of seed in the sizes and turns that were asked for lately. */
final class SeedPictures {
  private static final int TURNS = 40;
  private static final int MOST_KEPT = 1200;

  private final SeedKind kind;
  private final Map<Key, BufferedImage> kept =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
          return size() > MOST_KEPT;
        }
      };

  SeedPictures(SeedKind kind) {
    this.kind = kind;
  }

  private record Key(int length, int turn) {}

  /**
   * Draws a seed.
   *
   * @param g draws in pixels
   * @param x the middle of the seed
   * @param y the middle of the seed
   * @param length its length in pixels
   * @param turn by how much it is turned, in radians
   */
  void draw(Graphics2D g, double x, double y, double length, double turn) {
    int step = Math.floorMod((int) Math.round(turn * TURNS / (2 * Math.PI)), TURNS);
    Key key = new Key(Math.max(3, (int) Math.round(length)), step);
    BufferedImage picture = kept.computeIfAbsent(key, this::paint);
    int corner = picture.getWidth() / 2;
    g.drawImage(picture, (int) Math.round(x) - corner, (int) Math.round(y) - corner, null);
  }

  private BufferedImage paint(Key key) {
    return kind.picture(key.length, 2 * Math.PI * key.turn / TURNS);
  }
}
