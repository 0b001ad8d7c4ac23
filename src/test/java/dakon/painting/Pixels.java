package dakon.painting;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What tests ask of pictures. */
final class Pixels {
  private Pixels() {}

  /** The pixels in which two pictures of one size differ. */
  static List<Point> differences(BufferedImage one, BufferedImage other) {
    List<Point> differences = new ArrayList<>();
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          differences.add(new Point(x, y));
        }
      }
    }
    return differences;
  }

  /** Whether a pixel's middle lies in a shape. */
  static Predicate<Point> in(Shape shape) {
    return pixel -> shape.contains(pixel.x + 0.5, pixel.y + 0.5);
  }

  /** The pixels of a rectangle that have exactly that colour. */
  static List<Point> coloured(BufferedImage picture, Rectangle room, int argb) {
    List<Point> coloured = new ArrayList<>();
    for (int y = room.y; y < room.y + room.height; y++) {
      for (int x = room.x; x < room.x + room.width; x++) {
        if (picture.getRGB(x, y) == argb) {
          coloured.add(new Point(x, y));
        }
      }
    }
    return coloured;
  }

  /** Pixels that hang together, by their sides or their corners. */
  static List<Set<Point>> pieces(Collection<Point> pixels) {
    Set<Point> left = new HashSet<>(pixels);
    List<Set<Point>> pieces = new ArrayList<>();
    while (!left.isEmpty()) {
      pieces.add(piece(left));
    }
    return pieces;
  }

  private static Set<Point> piece(Set<Point> left) {
    Set<Point> piece = new HashSet<>();
    Deque<Point> reached = new ArrayDeque<>(List.of(left.iterator().next()));
    while (!reached.isEmpty()) {
      Point pixel = reached.pop();
      if (left.remove(pixel)) {
        piece.add(pixel);
        for (int side = 0; side < 9; side++) {
          reached.push(new Point(pixel.x + side % 3 - 1, pixel.y + side / 3 - 1));
        }
      }
    }
    return piece;
  }
}
