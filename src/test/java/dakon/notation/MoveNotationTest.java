package dakon.notation;

import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.testing.Notated;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveNotationTest {

  @Test
  void pits_are_named_by_letter_and_stores_by_owner() {
    assertThat(MoveNotation.pit("A")).contains(new Hole(Side.SOUTH, 0));
    assertThat(MoveNotation.pit("o")).contains(new Hole(Side.NORTH, 14));
    assertThat(MoveNotation.pit("NORTH")).contains(new Store(Side.NORTH));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "P", "p", "AB", "1", "north", "ä", "İ", "-"})
  void nothing_else_is_a_pit(String text) {
    assertThat(MoveNotation.pit(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GB b", "GBb", " G B\n b ", "G*B~9+12 b", "G*~1+0B+12~9b"})
  void turns_may_be_set_apart_and_moves_may_carry_claims(String moves) {
    Game game = Notated.play(Game.of(DAKON), moves);

    assertThat(MoveNotation.write(game.moves())).isEqualTo("GB b");
  }

  @Test
  void the_human_form_tells_laps_captures_and_bonus_moves() {
    Game game = Notated.play(Game.of(DAKON), "GB b");

    assertThat(game.turns()).extracting(MoveNotation::describe).containsExactly("G*B~9+12", "b");
  }

  @Test
  void a_pass_is_a_hyphen() {
    Game game = Notated.play(Game.of(DJENON_ABOURE, Notated.position("0,2,2/1,0,1 0 0 S")), "- a");

    assertThat(MoveNotation.write(game.moves())).isEqualTo("- a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''     | moves, column 1: expected a move: the letter of a hole, or - for a pass, found the end
          G?     | moves, column 2: expected a move: the letter of a hole, or - for a pass, found ?
          GH     | moves, column 2: There is no hole H here: South's holes are A to G.
          A A    | moves, column 3: A is not North's hole, and it is North's turn: North's holes are a to g.
          G-     | moves, column 2: This game knows no passing: South lifts one of the holes A to G.
          GB~3   | moves, column 2: B has 9 laps, not 3
          GB+9   | moves, column 2: B captures 12 seeds, not 9
          G+1    | moves, column 1: G captures nothing, not 1
          GB*    | moves, column 2: B does not end in the store, but in C
          G~     | moves, column 3: expected the number of laps, found the end
          G+x    | moves, column 3: expected the number of seeds captured, found x
          """)
  void what_cannot_be_played_is_refused_with_its_column(String moves, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> MoveNotation.play(Game.of(DAKON), moves))
        .withMessage(message);
  }
}
