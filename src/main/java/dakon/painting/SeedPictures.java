package dakon.painting;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Map;

/** Pictures of one kind of seed in the sizes and turns that were asked for lately. */
final class SeedPictures {
  private static final int TURNS = 40;
  private static final int MOST_KEPT = 1200;

  private final SeedKind kind;
  private final Map<Key, Picture> kept = new Recent<>(MOST_KEPT);

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
    Picture picture = kept.computeIfAbsent(key, this::paint);
    g.drawImage(
        picture.image,
        (int) Math.round(x) - picture.left,
        (int) Math.round(y) - picture.above,
        null);
  }

  private Picture paint(Key key) {
    return Picture.cropped(kind.picture(key.length, 2 * Math.PI * key.turn / TURNS));
  }

  /**
   * A picture without the empty border that a turned seed leaves.
   *
   * @param image the picture
   * @param left how far its left edge lies from the seed's middle
   * @param above how far its upper edge lies from it
   */
  private record Picture(BufferedImage image, int left, int above) {

    static Picture cropped(BufferedImage whole) {
      Rectangle drawn = new Rectangle(whole.getWidth() / 2, whole.getHeight() / 2, 1, 1);
      for (int y = 0; y < whole.getHeight(); y++) {
        for (int x = 0; x < whole.getWidth(); x++) {
          if (whole.getRGB(x, y) >>> 24 != 0) {
            drawn.add(new Rectangle(x, y, 1, 1));
          }
        }
      }
      BufferedImage image =
          new BufferedImage(drawn.width, drawn.height, BufferedImage.TYPE_INT_ARGB_PRE);
      image.getRaster().setRect(-drawn.x, -drawn.y, whole.getRaster());
      return new Picture(image, whole.getWidth() / 2 - drawn.x, whole.getHeight() / 2 - drawn.y);
    }
  }
}
