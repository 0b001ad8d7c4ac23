package dakon.match;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.analysis.Level;
import dakon.board.Side;
import dakon.game.Game;
import dakon.notation.GameRecord;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchWordsTest {
  private static final Contender COMPUTER = new Contender.Computer(Level.FULL, 1);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dakon         | 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S |     | South to move
          dakon         | 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S | GB  | North to move
          dakon         | 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S | G   | South to move again: the last seed fell into the store
          dakon         | 0,0,1/0,0,0 5 4 S                 |     | A draw, 5 each
          dakon         | 0,0,1/0,0,0 6 4 S                 |     | South wins, 6 to 5
          djenon-aboure | 0,2,0/1,0,1 0 0 S                 |     | South has no hole that can be lifted, and must pass
          djenon-aboure | 0,2,0/1,0,1 0 0 S                 | -   | North to move: South had no move and passed
          """)
  void it_is_said_how_a_game_stands(String game, String start, String moves, String words) {
    Game begun = Game.of(Ruleset.named(game).orElseThrow(), Notated.position(start));
    Game played = moves == null ? begun : Notated.play(begun, moves);

    assertThat(new MatchWords(Match.of(played, Contender.PERSON, Contender.PERSON)).state())
        .isEqualTo(words);
  }

  @Test
  void against_the_computer_players_are_called_by_who_they_are() {
    MatchWords words = new MatchWords(Match.of(Game.of(Ruleset.DAKON), Contender.PERSON, COMPUTER));

    assertThat(words.state()).isEqualTo("South (you) to move");
    assertThat(words.player(Side.NORTH)).isEqualTo("North (computer)");
  }

  @Test
  void who_is_named_in_a_record_is_called_so() {
    Match match =
        new Match(new GameRecord(Game.of(Ruleset.DAKON), Map.of("South", "Sri"), List.of()));

    assertThat(new MatchWords(match).state()).isEqualTo("Sri to move");
  }
}
