package dakon.painting;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.function.Consumer;

/**
 * Something painted once, to be drawn again and again: a picture without its empty border.
 *
 * @param image the picture
 * @param x where its left edge lies, from the origin it was painted around
 * @param y where its upper edge lies
 */
record Decal(BufferedImage image, int x, int y) {

  /**
   * What is painted within a rectangle.
   *
   * @param room the rectangle; what is painted outside of it is lost
   * @param painting paints with smooth edges, by the coordinates of the rectangle
   */
  static Decal of(Rectangle2D room, Consumer<Graphics2D> painting) {
    Rectangle box = room.getBounds();
    box.grow(1, 1);
    BufferedImage whole = new BufferedImage(box.width, box.height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = whole.createGraphics();
    Stencil.smooth(g);
    g.translate(-box.x, -box.y);
    painting.accept(g);
    g.dispose();
    return cropped(whole, box.x, box.y);
  }

  /**
   * A picture without its empty border.
   *
   * @param whole the picture, premultiplied
   * @param x where its left edge lies, from the origin
   * @param y where its upper edge lies
   */
  static Decal cropped(BufferedImage whole, int x, int y) {
    Rectangle drawn = drawn(whole);
    BufferedImage image =
        new BufferedImage(drawn.width, drawn.height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.setComposite(AlphaComposite.Src);
    g.drawImage(whole, -drawn.x, -drawn.y, null);
    g.dispose();
    return new Decal(image, x + drawn.x, y + drawn.y);
  }

  /** Where in a picture something is; a point of it where nothing is. */
  private static Rectangle drawn(BufferedImage whole) {
    int[] pixels = ((DataBufferInt) whole.getRaster().getDataBuffer()).getData();
    int width = whole.getWidth();
    int left = width;
    int right = -1;
    int top = whole.getHeight();
    int bottom = -1;
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != 0) {
        left = Math.min(left, i % width);
        right = Math.max(right, i % width);
        top = Math.min(top, i / width);
        bottom = i / width;
      }
    }
    return bottom < 0
        ? new Rectangle(0, 0, 1, 1)
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }

  /** Draws it where it was painted. */
  void draw(Graphics2D g) {
    g.drawImage(image, x, y, null);
  }

  /** Draws it with its origin in the pixel of a point. */
  void draw(Graphics2D g, double atX, double atY) {
    g.drawImage(image, x + (int) Math.round(atX), y + (int) Math.round(atY), null);
  }
}
