package dakon.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.game.Game;
import dakon.rules.Ruleset;
import java.util.function.Function;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How strong the computer is. The matches of a hundred games take minutes, and are played on demand
 * (see CONTRIBUTING.md); a few games with a small effort are played always.
 */
class StrengthTest {
  private static final int HUNDRED = 100;

  private static Ruleset rules(String game) {
    return Ruleset.named(game).orElseThrow();
  }

  private static Function<Game, Move> full(Ruleset rules, long nodes) {
    return Match.computer(rules, Level.FULL, Effort.ofNodes(nodes));
  }

  private static Function<Game, Move> beginner(Ruleset rules) {
    return Match.computer(rules, Level.BEGINNER, Level.BEGINNER.effort());
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  void with_a_small_effort_already_it_beats_the_greedy_and_the_beginner(String game) {
    Ruleset rules = rules(game);

    assertThat(new Match(rules, full(rules, 1_000), Match.greedy()).score(20))
        .isGreaterThanOrEqualTo(15);
    assertThat(new Match(rules, full(rules, 1_000), beginner(rules)).score(20))
        .isGreaterThanOrEqualTo(17);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  @EnabledIfSystemProperty(named = "matches", matches = "true")
  void at_full_strength_it_wins_85_of_100_games_against_the_greedy(String game) {
    Ruleset rules = rules(game);
    double score = new Match(rules, full(rules, 50_000), Match.greedy()).score(HUNDRED);

    System.out.println(game + ", against the greedy: " + score + " of " + HUNDRED);
    assertThat(score).isGreaterThanOrEqualTo(85);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  @EnabledIfSystemProperty(named = "matches", matches = "true")
  void at_full_strength_it_wins_95_of_100_games_against_the_beginner(String game) {
    Ruleset rules = rules(game);
    double score = new Match(rules, full(rules, 50_000), beginner(rules)).score(HUNDRED);

    System.out.println(game + ", against the beginner: " + score + " of " + HUNDRED);
    assertThat(score).isGreaterThanOrEqualTo(95);
  }
}
