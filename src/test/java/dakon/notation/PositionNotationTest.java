package dakon.notation;

import static dakon.testing.Notated.hole;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dakon.board.Board;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.testing.Notated;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionNotationTest {

  @Test
  void norths_row_is_written_as_it_is_seen_from_the_south() {
    Board board = Notated.position("1,2,3/4,5,6 7 8 N").board();

    assertThat(board.seeds(hole("c"))).isEqualTo(1);
    assertThat(board.seeds(hole("a"))).isEqualTo(3);
    assertThat(board.seeds(hole("A"))).isEqualTo(4);
    assertThat(board.opposite(hole("A"))).isEqualTo(hole("c"));
    assertThat(board.seeds(new Store(Side.SOUTH))).isEqualTo(7);
    assertThat(board.seeds(new Store(Side.NORTH))).isEqualTo(8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S",
        "0,0,0/0,0,0 1 998 N",
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15/0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 0 0 N"
      })
  void what_was_written_reads_as_it_was(String text) {
    assertThat(PositionNotation.write(Notated.position(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,2,3/4,5,6 7 8 S",
        "  1 , 2 ,3 / 4,5 , 6   7\t8 S  ",
        "1,2,3\n/\n4,5,6\n7\n8\nS\n",
        "1,2,3\r\n/4,5,6 7 8 S",
        "01,002,3/4,5,6 7 8S",
        "\uFEFF1,2,3/4,5,6\u00A07 8 S",
      })
  void blanks_and_line_breaks_may_stand_around_every_part(String text) {
    assertThat(PositionNotation.write(Notated.position(text))).isEqualTo("1,2,3/4,5,6 7 8 S");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7,7,7,7,7,7,7/7,7,7,7,7,7 0 0 S | position, column 15: South has 6 holes, North has 7
          1,1/1,1 0 0 S                   | position, column 1: a row has 3 to 15 holes, North has 2
          1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1/1 0 0 S | position, column 1: a row has 3 to 15 holes, North has 16
          1,1,1/1 0 0 S                   | position, column 7: a row has 3 to 15 holes, South has 1
          1,-1,1/1,1,1 0 0 S              | position, column 3: expected a number of seeds, found -
          1,1,1 1,1,1 0 0 S               | position, column 7: expected a comma or a slash, found 1
          1,1,1/1,1,1                     | position, column 12: expected the number of seeds in South's store, found the end
          1,1,1/1,1,1 0 S                 | position, column 15: expected the number of seeds in North's store, found S
          1,1,1/1,1,1 0 0                 | position, column 16: expected S or N, the side to move, found the end
          1,1,1/1,1,1 0 0 s               | position, column 17: expected S or N, the side to move, found s
          1,1,1/1,1,1 0 0 SN              | position, column 18: expected nothing more, found N
          0,0,0/0,0,0 0 0 S               | position, column 1: there is not a single seed
          1000,1,1/1,1,1 0 0 S            | position, column 1: a board bears at most 999 seeds, and here are more
          99999999999999,1,1/1,1,1 0 0 S  | position, column 1: a board bears at most 999 seeds, and here are more
          500,1,1/1,1,500 0 0 S           | position, column 1: a board bears at most 999 seeds, and here are 1004
          ٧,1,1/1,1,1 0 0 S               | position, column 1: expected a number of seeds, found ٧
          """)
  void what_is_no_position_is_refused_with_its_column(String text, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PositionNotation.read(text))
        .withMessage(message);
  }

  @Test
  void an_empty_text_is_no_position() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PositionNotation.read(""))
        .withMessage("position, column 1: expected a number of seeds, found the end");
  }

  @Test
  void columns_count_code_points() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PositionNotation.read("1,1,1/1,1,1 0 0 S \uD83E\uDED8 x"))
        .satisfies(wrong -> assertThat(wrong.column()).isEqualTo(19));
  }

  @Test
  void a_fault_on_a_later_line_is_told_with_its_line() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PositionNotation.read("1,1,1\n/1,x,1 0 0 S"))
        .withMessage("position, line 2, column 4: expected a number of seeds, found x")
        .satisfies(wrong -> assertThat(wrong.line()).isEqualTo(2))
        .satisfies(wrong -> assertThat(wrong.problem()).startsWith("expected"));
  }

  @Test
  void a_position_with_a_single_seed_can_be() {
    Position position = Notated.position("0,0,0/0,0,1 0 0 S");

    assertThat(position.board().seeds()).isEqualTo(1);
  }
}
