package dakon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Event;
import dakon.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PacingTest {
  private static final double SECOND = 1000;

  @Test
  void the_median_move_of_five_seeds_lasts_about_three_seconds() {
    Trace trace = Notated.trace(Ruleset.DAKON, "0,0,0,0,0,0,1/0,0,0,0,0,5,1 0 0 S", "F");

    assertThat(trace.sown()).isEqualTo(5);
    assertThat(length(trace)).isBetween(2 * SECOND, 3.5 * SECOND);
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void a_move_of_up_to_400_seeds_lasts_at_most_20_seconds_and_any_other_at_most_40(
      RandomMoves moves) {
    moves.forEach(
        trace ->
            assertThat(length(trace))
                .isLessThanOrEqualTo((trace.sown() <= 400 ? 20 : 40) * SECOND + 1));
  }

  @Test
  void the_longest_moves_known_last_at_most_40_seconds() {
    for (String moves : List.of("GD e C ccaad F", "A cefc BCFD ee")) {
      Game game = Notated.play(Game.of(Ruleset.DAKON), moves);

      assertThat(length(game.lastMove().orElseThrow())).isLessThanOrEqualTo(40 * SECOND);
    }
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void no_seed_takes_longer_than_the_one_before(RandomMoves moves) {
    moves.forEach(
        trace -> {
          List<Pacing.Beat> beats = Pacing.of(trace);
          double before = Double.MAX_VALUE;
          for (int i = 0; i < beats.size(); i++) {
            if (trace.events().get(i) instanceof Event.Sown) {
              assertThat(beats.get(i).action()).isPositive().isLessThanOrEqualTo(before);
              before = beats.get(i).action();
            }
          }
        });
  }

  private static double length(Trace trace) {
    return Pacing.of(trace).stream().mapToDouble(Pacing.Beat::length).sum();
  }
}
