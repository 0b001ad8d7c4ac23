package dakon.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

  @Test
  void it_is_indexed_as_one_walks_round_it() {
    Board board = Board.ofIndexed(new int[] {1, 2, 3, 4, 5, 6, 7, 8});

    assertThat(board.pits())
        .map(Pit::toString)
        .containsExactly("A", "B", "C", "SOUTH", "a", "b", "c", "NORTH");
    assertThat(board.pits()).map(board::seeds).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(board.pits()).map(board::index).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void every_hole_lies_opposite_the_one_that_lies_opposite_it() {
    Board board = Board.filled(7, 7);

    assertThat(board.opposite(new Hole(Side.SOUTH, 0))).hasToString("g");
    assertThat(board.holes(Side.NORTH))
        .allSatisfy(hole -> assertThat(board.opposite(board.opposite(hole))).isEqualTo(hole));
  }

  @Test
  void a_row_is_counted_without_its_store() {
    Board board = Board.ofIndexed(new int[] {1, 2, 3, 100, 5, 6, 7, 200});

    assertThat(board.seedsInRow(Side.SOUTH)).isEqualTo(6);
    assertThat(board.seedsInRow(Side.NORTH)).isEqualTo(18);
    assertThat(board.seeds()).isEqualTo(324);
  }

  @Test
  void boards_with_the_same_seeds_are_equal() {
    Board board = Board.filled(3, 1);

    assertThat(board)
        .isEqualTo(Board.ofIndexed(new int[] {1, 1, 1, 0, 1, 1, 1, 0}))
        .hasSameHashCodeAs(Board.ofIndexed(new int[] {1, 1, 1, 0, 1, 1, 1, 0}))
        .isNotEqualTo(Board.filled(3, 2))
        .isNotEqualTo(Board.filled(4, 1));
  }

  @Test
  void it_keeps_its_seeds_to_itself() {
    int[] seeds = {1, 1, 1, 0, 1, 1, 1, 0};
    Board board = Board.ofIndexed(seeds);

    seeds[0] = 9;
    board.toArray()[1] = 9;

    assertThat(board).isEqualTo(Board.filled(3, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 15})
  void rows_of_three_to_fifteen_holes_can_be_played_on(int row) {
    assertThat(Board.filled(row, 1).row()).isEqualTo(row);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 16, 10_000})
  void no_other_rows_can_be(int row) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofIndexed(new int[2 * row + 2]))
        .withMessage("a row has 3 to 15 holes, not " + row);
  }

  @Test
  void a_pit_holds_no_fewer_seeds_than_none() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofIndexed(new int[] {1, 1, 1, 0, -1, 1, 1, 0}));
  }

  @Test
  void a_board_bears_no_more_than_999_seeds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofIndexed(IntStream.of(500, 0, 0, 0, 500, 0, 0, 0).toArray()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Board.ofIndexed(new int[] {Integer.MAX_VALUE, 1, 1, 0, 1, 1, 1, 0}));
  }

  @Test
  void a_position_has_at_least_one_seed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Position(Board.filled(3, 0), Side.SOUTH));
  }
}
