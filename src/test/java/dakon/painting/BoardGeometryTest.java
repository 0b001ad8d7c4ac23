package dakon.painting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BoardGeometryTest {
  @ParameterizedTest
  @MethodSource("dakon.painting.Boards#all")
  void everything_lies_on_the_wood_and_the_wood_in_its_area(Boards.Sample sample) {
    BoardGeometry geometry = sample.geometry();

    assertThat(sample.area().contains(geometry.body())).isTrue();
    for (Pit pit : Board.pits(geometry.row())) {
      Rectangle2D band = geometry.rim(pit, geometry.band()).getBounds2D();
      assertThat(geometry.pieces()).as("%s", pit).anyMatch(piece -> piece.contains(band));
      assertThat(writings(geometry, pit))
          .as("%s", pit)
          .allSatisfy(
              room -> assertThat(geometry.pieces()).anyMatch(piece -> piece.contains(room)));
    }
  }

  @ParameterizedTest
  @MethodSource("dakon.painting.Boards#all")
  void pits_with_their_bands_and_all_that_is_written_keep_clear_of_each_other(
      Boards.Sample sample) {
    BoardGeometry geometry = sample.geometry();
    List<Rectangle2D> rooms = new ArrayList<>();
    for (Pit pit : Board.pits(geometry.row())) {
      rooms.add(geometry.rim(pit, geometry.band()).getBounds2D());
      rooms.addAll(writings(geometry, pit));
    }
    for (int i = 0; i < rooms.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(rooms.get(i).intersects(rooms.get(j))).as("%d and %d", i, j).isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dakon.painting.Boards#all")
  void a_point_belongs_to_the_pit_it_lies_in_or_beside(Boards.Sample sample) {
    BoardGeometry geometry = sample.geometry();
    for (Pit pit : Board.pits(geometry.row())) {
      List<Rectangle2D> parts = new ArrayList<>(writings(geometry, pit));
      parts.add(geometry.rim(pit).getBounds2D());
      assertThat(parts)
          .allSatisfy(
              part ->
                  assertThat(
                          geometry.pitAt(new Point2D.Double(part.getCenterX(), part.getCenterY())))
                      .contains(pit));
    }
    assertThat(geometry.pitAt(new Point2D.Double(-1, -1))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("dakon.painting.Boards#all")
  void what_belongs_to_one_pit_belongs_to_no_other(Boards.Sample sample) {
    List<Pit> pits = Board.pits(sample.geometry().row());
    for (int i = 0; i < pits.size(); i++) {
      Rectangle2D bounds = shrunk(sample.geometry().bounds(pits.get(i)));
      for (int j = 0; j < i; j++) {
        assertThat(bounds.intersects(shrunk(sample.geometry().bounds(pits.get(j))))).isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(BoardStyle.class)
  void a_store_lies_at_the_hand_towards_which_its_owner_sows(BoardStyle style) {
    BoardGeometry clockwise = fit(Direction.CLOCKWISE, style);
    BoardGeometry counterClockwise = fit(Direction.COUNTER_CLOCKWISE, style);

    assertThat(x(clockwise, new Store(Side.SOUTH))).isLessThan(x(clockwise, hole('A')));
    assertThat(x(clockwise, new Store(Side.NORTH))).isGreaterThan(x(clockwise, hole('G')));
    assertThat(x(counterClockwise, new Store(Side.SOUTH)))
        .isGreaterThan(x(counterClockwise, hole('G')));
  }

  @Test
  void opposite_holes_stand_in_one_column_with_south_below() {
    BoardGeometry geometry = fit(Direction.CLOCKWISE, BoardStyle.DAKON);

    assertThat(x(geometry, hole('A'))).isEqualTo(x(geometry, hole('g')));
    assertThat(x(geometry, hole('A'))).isLessThan(x(geometry, hole('B')));
    assertThat(geometry.centre(hole('A')).getY()).isGreaterThan(geometry.centre(hole('g')).getY());
  }

  @Test
  void a_numeral_stands_at_the_inner_side_and_the_letter_at_the_outer() {
    BoardGeometry geometry = fit(Direction.CLOCKWISE, BoardStyle.DAKON);

    assertThat(geometry.numeral(hole('A')).getMaxY())
        .isLessThan(geometry.rim(hole('A')).getBounds2D().getMinY());
    assertThat(geometry.letter(hole('A')).getMinY())
        .isGreaterThan(geometry.rim(hole('A')).getBounds2D().getMaxY());
    assertThat(geometry.letter(hole('g')).getMaxY())
        .isLessThan(geometry.rim(hole('g')).getBounds2D().getMinY());
  }

  @Test
  void nothing_is_fitted_into_nothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                BoardGeometry.fit(
                    new Rectangle(0, 0, 0, 10), 7, Direction.CLOCKWISE, BoardStyle.DAKON));
  }

  private static List<Rectangle2D> writings(BoardGeometry geometry, Pit pit) {
    return List.of(
        geometry.numeral(pit),
        pit instanceof Hole hole ? geometry.letter(hole) : geometry.name(pit.side()));
  }

  private static BoardGeometry fit(Direction direction, BoardStyle style) {
    return BoardGeometry.fit(new Rectangle(0, 0, 680, 300), 7, direction, style);
  }

  private static double x(BoardGeometry geometry, Pit pit) {
    return geometry.centre(pit).getX();
  }

  private static Hole hole(char letter) {
    return Character.isUpperCase(letter)
        ? new Hole(Side.SOUTH, letter - 'A')
        : new Hole(Side.NORTH, letter - 'a');
  }

  private static Rectangle2D shrunk(Rectangle2D box) {
    return new Rectangle2D.Double(
        box.getX() + 1e-6, box.getY() + 1e-6, box.getWidth() - 2e-6, box.getHeight() - 2e-6);
  }
}
