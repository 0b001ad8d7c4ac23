package dakon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.game.Game;
import dakon.game.Result;
import dakon.testing.Notated;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A game that is not among those taught, as one constant: Kalah, in which nothing is sown on. An
 * own empty hole captures the opposite and the landing seed; the remainder goes to the owner of the
 * row.
 */
class KalahTest {
  private static final Ruleset KALAH =
      new Ruleset(
          "kalah",
          Direction.COUNTER_CLOCKWISE,
          Stores.IN_CIRCUIT,
          FirstSeed.ONWARDS,
          1,
          Relay.NEVER,
          List.of(CaptureRule.MATI_BELA),
          EndRule.EITHER_EMPTY,
          Filling.FOUR,
          new Ruleset.Sizes(6, 6, 6));

  private static Trace play(String position, String move) {
    return Notated.trace(KALAH, position, move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "C | 4,4,4,4,4,4/4,4,0,5,5,5 1 0 S | BONUS",
        "A | 4,4,4,4,4,4/0,5,5,5,5,4 0 0 N | DEAD",
        "F | 4,4,4,5,5,5/4,4,4,4,4,0 1 0 N | DEAD",
      })
  void nothing_is_sown_on(String move, String after, Ending ending) {
    Trace trace = play("4,4,4,4,4,4/4,4,4,4,4,4 0 0 S", move);

    assertThat(trace.laps()).isEqualTo(1);
    assertThat(trace.ending()).isEqualTo(ending);
    assertThat(trace.after()).isEqualTo(Notated.position(after));
  }

  @Test
  void an_own_empty_hole_captures_the_opposite_and_the_landing_seed() {
    Trace trace = play("4,4,4,6,4,4/2,4,0,4,4,4 0 0 S", "A");

    assertThat(trace.captured()).isEqualTo(5);
    assertThat(trace.after()).isEqualTo(Notated.position("4,4,0,6,4,4/0,5,0,4,4,4 5 0 N"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4,4,0,6,4,4/2,4,0,4,4,4 0 0 S | A",
        "4,4,4,0,4,4/4,4,4,4,4,4 0 0 S | F",
        "0,4,4,4,4,4/4,4,4,4,4,2 0 0 S | F",
      })
  void nothing_else_captures(String position, String move) {
    assertThat(play(position, move).captured()).isZero();
  }

  @Test
  void a_full_round_ends_in_the_emptied_hole_and_passes_over_the_other_store() {
    Trace trace = play("0,0,0,0,0,1/13,0,0,0,0,0 0 3 S", "A");

    assertThat(trace.captured()).isEqualTo(2);
    assertThat(trace.after()).isEqualTo(Notated.position("0,1,1,1,1,2/0,1,1,1,1,1 3 3 N"));
  }

  @Test
  void the_remainder_goes_to_the_owner_of_the_row() {
    Trace trace = play("0,0,0,2,0,3/0,0,0,0,0,1 20 22 S", "F");

    assertThat(trace.over()).isTrue();
    assertThat(trace.after()).isEqualTo(Notated.position("0,0,0,0,0,0/0,0,0,0,0,0 21 27 S"));
  }

  @Test
  void whole_games_keep_their_seeds() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 200; i++) {
      Game game = Game.of(KALAH);
      while (!game.isOver()) {
        List<Move> legal = game.legalMoves();
        game = game.play(legal.get(random.nextInt(legal.size())));
      }
      Result result = game.result().orElseThrow();
      Position end = game.position();

      assertThat(result.south() + result.north()).isEqualTo(48);
      assertThat(end.board().seeds(new Store(Side.SOUTH))).isEqualTo(result.south());
    }
  }
}
