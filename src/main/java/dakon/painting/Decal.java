package dakon.painting;

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
    int width = whole.getWidth();
    int[] pixels = ((DataBufferInt) whole.getRaster().getDataBuffer()).getData();
    Rectangle drawn = new Rectangle(-1, -1);
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != 0) {
        drawn.add(new Rectangle(i % width, i / width, 1, 1));
      }
    }
    if (drawn.isEmpty()) {
      drawn.setBounds(0, 0, 1, 1);
    }
    BufferedImage image =
        new BufferedImage(drawn.width, drawn.height, BufferedImage.TYPE_INT_ARGB_PRE);
    image.getRaster().setRect(-drawn.x, -drawn.y, whole.getRaster());
    return new Decal(image, x + drawn.x, y + drawn.y);
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
