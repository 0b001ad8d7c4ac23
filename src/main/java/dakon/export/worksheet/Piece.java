package dakon.export.worksheet;

import java.io.IOException;
import java.util.List;

/**
 * A piece of a page that is never divided.
 *
 * @param height how high it is, in points
 * @param leads whether it must not be the last of a page
 * @param drawing draws it
 */
record Piece(double height, boolean leads, Drawing drawing) {

  /** Draws a piece. */
  @FunctionalInterface
  interface Drawing {
    /** Draws it, its upper left corner in a place. */
    void draw(Ink ink, double x, double y) throws IOException;
  }

  /** Room left free. */
  static Piece space(double height) {
    return new Piece(height, false, (ink, x, y) -> {});
  }

  /** The same, but it must not be the last of a page. */
  Piece leading() {
    return new Piece(height, true, drawing);
  }

  /** The same, moved towards the right. */
  Piece indented(double by) {
    return new Piece(height, leads, (ink, x, y) -> drawing.draw(ink, x + by, y));
  }

  /** How high pieces are together. */
  static double height(List<Piece> pieces) {
    return pieces.stream().mapToDouble(Piece::height).sum();
  }

  /** Pieces in two columns, as one. */
  static Piece beside(List<Piece> first, List<Piece> second, double apart) {
    return new Piece(
        Math.max(height(first), height(second)),
        false,
        (ink, x, y) -> {
          draw(first, ink, x, y);
          draw(second, ink, x + apart, y);
        });
  }

  private static void draw(List<Piece> pieces, Ink ink, double x, double y) throws IOException {
    double top = y;
    for (Piece piece : pieces) {
      piece.drawing.draw(ink, x, top);
      top += piece.height;
    }
  }
}
