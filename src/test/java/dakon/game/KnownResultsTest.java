package dakon.game;

import static dakon.rules.Ruleset.DAKON;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.CaptureRule;
import dakon.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What independent programs found out about the games from their openings. */
class KnownResultsTest {

  @ParameterizedTest
  @CsvSource({"dakon, 53", "congkak, 54"})
  void the_shortest_winning_first_turn(String game, int seeds) {
    Game won = Notated.play(Game.of(Ruleset.named(game).orElseThrow()), "GFAAGEGDA");

    assertThat(won.turns()).hasSize(1);
    assertThat(won.position().board().seeds(new Store(Side.SOUTH))).isEqualTo(seeds);
  }

  @ParameterizedTest
  @CsvSource({"dakon", "congkak"})
  void no_first_turn_of_eight_moves_wins(String game) {
    Ruleset rules = Ruleset.named(game).orElseThrow();

    assertThat(FirstTurn.of(rules, 7, 8).mostInStore()).isLessThan(50);
    assertThat(FirstTurn.of(rules, 7, 9).mostInStore()).isGreaterThanOrEqualTo(50);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GD e 2. C ccaad 3. F | 576 | 108",
        "A cefc 2. BCFD ee    | 530 | 141",
      })
  void the_longest_moves_found(String moves, int sown, int laps) {
    Trace longest = lastMove(moves);

    assertThat(longest.sown()).isEqualTo(sown);
    assertThat(longest.laps()).isEqualTo(laps);
  }

  @ParameterizedTest
  @CsvSource({"A dg F, 25", "B dfb A gd F, 7", "GEB afc EE c, 49"})
  void mikul_in_real_play(String moves, int captured) {
    Trace mikul = lastMove(moves);

    assertThat(mikul.laps()).isEqualTo(3);
    assertThat(mikul.capture().orElseThrow().rule()).isEqualTo(CaptureRule.MIKUL);
    assertThat(mikul.captured()).isEqualTo(captured);
  }

  private static Trace lastMove(String moves) {
    String bare = moves.replaceAll("[0-9]+\\.", "");
    return Notated.play(Game.of(DAKON), bare).lastMove().orElseThrow();
  }

  @Test
  void the_positions_of_a_first_turn_on_six_holes_are_2160113() {
    FirstTurn turn = FirstTurn.of(DAKON, 6);

    assertThat(turn.positions()).isEqualTo(2_160_113);
    assertThat(turn.stuck()).isEqualTo(1_951);
  }
}
