package dakon.painting;

import dakon.board.Direction;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Boards of all sorts, to try what must hold of every one. */
final class Boards {
  /** From a thumbnail to a wall, wide, narrow and high. */
  static final List<Rectangle> AREAS =
      List.of(
          new Rectangle(0, 0, 200, 90),
          new Rectangle(10, 20, 680, 300),
          new Rectangle(0, 0, 1200, 560),
          new Rectangle(0, 0, 3840, 2160),
          new Rectangle(0, 0, 1600, 200),
          new Rectangle(5, 5, 300, 900));

  private Boards() {}

  /** A board as it fits a rectangle. */
  record Sample(BoardStyle style, BoardGeometry geometry, Rectangle area) {
    @Override
    public String toString() {
      return "%s, %d holes %s in %dx%d"
          .formatted(style, geometry.row(), geometry.direction(), area.width, area.height);
    }
  }

  /** Every style, row length and direction in every area. */
  static Stream<Sample> all() {
    return Stream.of(BoardStyle.values())
        .flatMap(
            style ->
                Stream.of(Direction.values())
                    .flatMap(
                        direction ->
                            IntStream.rangeClosed(3, 15)
                                .boxed()
                                .flatMap(row -> samples(style, direction, row))));
  }

  private static Stream<Sample> samples(BoardStyle style, Direction direction, int row) {
    return AREAS.stream()
        .map(area -> new Sample(style, BoardGeometry.fit(area, row, direction, style), area));
  }
}
