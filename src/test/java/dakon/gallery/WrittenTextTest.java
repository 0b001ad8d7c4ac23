package dakon.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Block;
import dakon.notation.PositionNotation;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenTextTest {
  private static final Path NO_FILE = Path.of("");

  private static WrittenText.Reading read(String text) {
    return WrittenText.read(text, Ruleset.DAKON, NO_FILE);
  }

  private static Example good(String text) {
    WrittenText.Reading reading = read(text);
    assertThat(reading.fault()).isEmpty();
    return reading.example().orElseThrow();
  }

  @Test
  void a_position_is_a_still_board() {
    Example example = good("1,2,3 / 4,5,6\n 7 8 N\n");
    assertThat(example.moves()).isEmpty();
    assertThat(example.title()).isEqualTo("A position");
    assertThat(example.extent()).isEqualTo("A position");
    assertThat(PositionNotation.write(example.end())).isEqualTo("1,2,3/4,5,6 7 8 N");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S G | G",
        "0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S  G+5 | G",
        "GB b | GB b",
        "  - | ",
        "1. GB b 2. A | GB b A",
      })
  void moves_follow_a_position_or_the_opening_or_stand_in_a_record(String text, String moves) {
    WrittenText.Reading reading = read(text);
    if (moves == null) {
      assertThat(reading.example()).isEmpty();
    } else {
      assertThat(reading.fault()).isEmpty();
      assertThat(reading.example().orElseThrow().notation()).endsWith("\n" + moves);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dear Ann,\nhow are you?",
        "\n  3 words of it",
        "S N\n7,7 or so",
        "GB nothing else"
      })
  void a_text_that_is_something_else_is_called_so_with_its_place_and_what_would_be_right(
      String text) {
    WrittenText.Fault fault = read(text).fault().orElseThrow();

    assertThat(fault.sentence())
        .startsWith("This is no game record, no position and no moves: line " + fault.line())
        .contains("[Game \"dakon\"]", "7,7,7/7,7,7 0 0 S");
    String line = text.split("\n", -1)[fault.line() - 1].substring(fault.column() - 1);
    assertThat(fault.sentence()).contains("“" + line.split("[^\\p{L}]", -1)[0] + "”");
  }

  @Test
  void moves_from_the_opening_are_those_of_the_chosen_game() {
    WrittenText.Reading reading = WrittenText.read("A", Ruleset.CONGKAK, NO_FILE);
    assertThat(reading.example().orElseThrow().rules()).isEqualTo(Ruleset.CONGKAK);
    assertThat(reading.example().orElseThrow().traits()).containsExactly(Trait.MATI_BELA);
  }

  @Test
  void a_record_names_its_game_and_its_players_and_what_is_said_becomes_notes() {
    Example example =
        good(
            """
            [Game "congkak"]
            [South "Sri"]
            [North "Budi"]

            {They begin.} 1. A {A fine
            catch.} c {And now} {this.}
            """);
    assertThat(example.title()).isEqualTo("Sri – Budi");
    assertThat(example.lesson()).isEqualTo("From pasted text");
    assertThat(example.summary()).isEqualTo("Congkak");
    assertThat(((Block.ReplayBlock) example.block()).notes())
        .extracting(Note::text)
        .containsExactly("They begin.", "A fine catch.", "And now this.");
    assertThat(((Block.ReplayBlock) example.block()).notes().get(1).moment())
        .isEqualTo(example.moves().get(0).events().size());
  }

  @Test
  void a_record_is_shown_as_far_as_it_is_good_and_the_fault_has_its_place() {
    WrittenText.Reading reading = read("1. GB b 2. A\nz");
    assertThat(reading.example().orElseThrow().notation()).endsWith("\nGB b A");
    WrittenText.Fault fault = reading.fault().orElseThrow();
    assertThat(fault.line()).isEqualTo(2);
    assertThat(fault.column()).isEqualTo(1);
    assertThat(fault.sentence()).startsWith("game record, line 2, column 1: expected a move");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7,7,7/7,7 0 0 S | position, column 7: a row has 3 to 15 holes, South has 2 | 1 | 7",
        "7,7,7/7,7,7 0 0 | position, column 16: expected S or N, the side to move, found the end | 1 | 16",
        "7,7,7/7,7,7 0 0 S z | moves, column 19: expected a move: the letter of a hole, or - for a"
            + " pass, found z | 1 | 19",
        "hello | moves, column 1: There is no hole h here: South's holes are A to G. | 1 | 1",
        "'[Game \"chess\"]' | game record, column 7: there is no such value: chess | 1 | 7",
      })
  void bad_text_is_answered_with_a_sentence_and_a_place(
      String text, String sentence, int line, int column) {
    WrittenText.Reading reading = read(text);
    assertThat(reading.example()).isEmpty();
    assertThat(reading.fault()).contains(new WrittenText.Fault(sentence, line, column));
  }

  @Test
  void a_text_from_a_file_is_called_by_it() {
    WrittenText.Reading reading =
        WrittenText.read("GB", Ruleset.DAKON, Path.of("games", "first.txt"));
    assertThat(reading.example().orElseThrow().lesson()).isEqualTo("From first.txt");
  }

  @Test
  void nothing_at_all_is_no_example() {
    assertThat(read("").example()).isEmpty();
    assertThat(read("").fault()).isPresent();
  }
}
