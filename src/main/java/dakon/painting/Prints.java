package dakon.painting;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Map;

/**
 * Figures as pictures: to draw one takes much less than to paint it. What was asked for lately is
 * kept, unless it is so large that the picture would be mostly empty.
 */
final class Prints {
  private static final int MOST_KEPT = 64;

  /** How large a picture may be, in square units: a store's ring is, an arrow to a far pit not. */
  private static final double LARGEST = 4.5;

  private final Map<Figure, Decal> kept = new Recent<>(MOST_KEPT);
  private final double largest;

  /** Prints for a board whose unit has that length. */
  Prints(double unit) {
    this.largest = LARGEST * unit * unit;
  }

  void draw(Graphics2D g, Figure figure) {
    Rectangle box = figure.bounds();
    if ((double) box.width * box.height > largest) {
      figure.paint(g);
    } else {
      kept.computeIfAbsent(figure, print -> Decal.of(box, print::paint)).draw(g);
    }
  }
}
