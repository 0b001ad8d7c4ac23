package dakon.rules;

import static dakon.testing.Notated.move;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dakon.board.Position;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that are not allowed, and the sentence that says why. */
class RefusalTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dakon         | 0,0,0/0,0,0 3 4 S | A | GAME_OVER      | The game is over: no more moves are played.
          dakon         | 0,0,1/0,0,1 3 4 S | D | NO_SUCH_HOLE   | There is no hole D here: South's holes are A to C.
          dakon         | 0,0,1/0,0,1 3 4 S | a | NOT_YOURS      | a is not South's hole, and it is South's turn: South's holes are A to C.
          dakon         | 0,0,1/0,0,1 3 4 N | C | NOT_YOURS      | C is not North's hole, and it is North's turn: North's holes are a to c.
          dakon         | 0,0,1/0,0,1 3 4 S | B | EMPTY_HOLE     | B is empty: only a hole with seeds can be lifted.
          dakon         | 0,0,1/0,0,1 3 4 S | - | NO_PASSING     | This game knows no passing: South lifts one of the holes A to C.
          djenon-aboure | 0,0,2/0,0,1 3 4 S | C | SINGLE_SEED    | C holds a single seed, and a single seed may not be moved.
          djenon-aboure | 0,0,2/0,0,2 3 4 N | - | CAN_STILL_MOVE | North can still move, and may not pass.
          djenon-aboure | 0,0,1/0,0,1 3 4 N | - | GAME_OVER      | The game is over: no more moves are played.
          """)
  void a_move_is_refused_with_a_sentence(
      String game, String position, String move, Refusal refusal, String sentence) {
    Referee referee = new Referee(Ruleset.named(game).orElseThrow());

    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> referee.play(position(position), move(move)))
        .withMessage(sentence)
        .satisfies(refused -> assertThat(refused.refusal()).isEqualTo(refusal));
    assertThat(referee.refusal(position(position), move(move))).contains(refusal);
  }

  @ParameterizedTest
  @CsvSource({"dakon", "congkak", "djenon-aboure"})
  void the_legal_moves_are_the_holes_with_enough_seeds(String game) {
    Referee referee = new Referee(Ruleset.named(game).orElseThrow());
    Position position = position("4,4,4/2,0,3 0 0 S");

    assertThat(referee.legalMoves(position)).isEqualTo(List.of(move("A"), move("C")));
  }

  @ParameterizedTest
  @CsvSource({"dakon", "congkak", "djenon-aboure"})
  void nothing_is_legal_when_the_game_is_over(String game) {
    Referee referee = new Referee(Ruleset.named(game).orElseThrow());

    assertThat(referee.legalMoves(position("0,0,0/0,0,0 1 0 S"))).isEmpty();
  }
}
