package dakon.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.game.Game;
import dakon.rules.Ruleset;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How strong the computer is, in matches of a hundred games. */
class StrengthTest {
  private static final int HUNDRED = 100;

  private static Ruleset rules(String game) {
    return Ruleset.named(game).orElseThrow();
  }

  private static Function<Game, Move> atFullStrength(Ruleset rules) {
    return Match.computer(rules, Level.FULL, Effort.ofNodes(50_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  void it_wins_85_of_100_games_against_who_takes_most_at_once(String game) {
    Ruleset rules = rules(game);
    Match match = new Match(rules, atFullStrength(rules), Match.greedy());

    assertThat(match.score(HUNDRED)).isGreaterThanOrEqualTo(85);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dakon", "congkak", "djenon-aboure"})
  void it_wins_95_of_100_games_against_a_beginner(String game) {
    Ruleset rules = rules(game);
    Function<Game, Move> beginner = Match.computer(rules, Level.BEGINNER, Level.BEGINNER.effort());
    Match match = new Match(rules, atFullStrength(rules), beginner);

    assertThat(match.score(HUNDRED)).isGreaterThanOrEqualTo(95);
  }
}
