package dakon.rules;

import static dakon.rules.Ruleset.CONGKAK;
import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.board.Side;
import dakon.testing.Notated;
import org.junit.jupiter.api.Test;

class RulesetTest {

  @Test
  void there_are_three_games_known_by_name() {
    assertThat(Ruleset.GAMES)
        .containsExactly(DAKON, CONGKAK, DJENON_ABOURE)
        .allSatisfy(rules -> assertThat(Ruleset.named(rules.game())).contains(rules));
    assertThat(Ruleset.named("Dakon")).isEmpty();
  }

  @Test
  void the_other_direction_and_size_are_untraditional() {
    assertThat(DAKON.isTraditional(7)).isTrue();
    assertThat(DAKON.isTraditional(10)).isFalse();
    assertThat(CONGKAK.isTraditional(15)).isTrue();
    assertThat(DJENON_ABOURE.isTraditional(7)).isFalse();
    assertThat(DAKON.with(Direction.COUNTER_CLOCKWISE).isTraditional(7)).isFalse();
    assertThat(DAKON.with(Direction.COUNTER_CLOCKWISE).traditional()).isEqualTo(DAKON);
  }

  @Test
  void djenon_aboure_has_no_end_rule_to_choose() {
    assertThat(DAKON.ends()).containsExactly(EndRule.MOVER_EMPTY, EndRule.EITHER_EMPTY);
    assertThat(DJENON_ABOURE.ends()).containsExactly(EndRule.SINGLES_LEFT);
  }

  @Test
  void the_circuit_leaves_out_the_opponents_store() {
    assertThat(Circuit.of(DAKON, 3, Side.SOUTH).ring())
        .containsExactly(Notated.pits("C", "B", "A", "SOUTH", "c", "b", "a"));
    assertThat(Circuit.of(DAKON.with(Direction.COUNTER_CLOCKWISE), 3, Side.NORTH).ring())
        .containsExactly(Notated.pits("A", "B", "C", "a", "b", "c", "NORTH"));
    assertThat(Circuit.of(DJENON_ABOURE, 3, Side.SOUTH).ring())
        .containsExactly(Notated.pits("A", "B", "C", "a", "b", "c"));
  }

  @Test
  void the_circuit_tells_where_a_seed_will_fall() {
    Circuit circuit = Circuit.of(DAKON, 3, Side.SOUTH);

    assertThat(circuit.onwards(Notated.hole("B"), 0)).isEqualTo(Notated.pit("B"));
    assertThat(circuit.onwards(Notated.hole("B"), 2)).isEqualTo(Notated.pit("SOUTH"));
    assertThat(circuit.onwards(Notated.hole("a"), 1)).isEqualTo(Notated.pit("C"));
    assertThat(circuit.onwards(Notated.hole("B"), 7)).isEqualTo(Notated.pit("B"));
  }
}
