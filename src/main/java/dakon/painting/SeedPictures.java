package dakon.painting;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Map;

/** Pictures of one kind of seed in the sizes and turns that were asked for lately. */
final class SeedPictures {
  private static final int TURNS = 40;
  private static final int MOST_KEPT = 240;

  private final SeedKind kind;
  private final Map<Key, Decal> kept = new Recent<>(MOST_KEPT);

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
    kept.computeIfAbsent(key, this::paint).draw(g, x, y);
  }

  private Decal paint(Key key) {
    BufferedImage whole = kind.picture(key.length, 2 * Math.PI * key.turn / TURNS);
    return Decal.cropped(whole, -(whole.getWidth() / 2), -(whole.getHeight() / 2));
  }
}
