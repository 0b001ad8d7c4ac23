package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.game.Game;
import dakon.lesson.Block;
import dakon.lesson.LessonFile;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Trace;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards as blocks: what is written is read again as what it was. */
class BlockTextTest {
  /** To read a lesson takes long; so many moves are left out between two. */
  private static final int EACH = 20;

  @Test
  void a_position_is_a_board_and_a_turn_a_replay() {
    Game game = Game.of(Ruleset.DAKON);

    assertThat(of(game))
        .isEqualTo(
            """
            ```dakon board
            game: dakon
            position: 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S
            ```
            """);
    assertThat(of(Notated.play(game, "GB b")))
        .isEqualTo(
            """
            ```dakon replay
            game: dakon
            position: 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S
            move: GB b
            ```
            """);
  }

  @ParameterizedTest
  @CsvSource({"GB", "A", "G"})
  void a_turn_is_a_prediction_or_an_exercise_that_can_be_done(String turn) {
    Game game = Notated.play(Game.of(Ruleset.DAKON), turn);

    for (String block :
        List.of(
            BlockText.predict(game.rules(), game.start(), game.moves()),
            BlockText.exercise(game.rules(), game.start(), game.moves()))) {
      assertThat(LessonText.ofBody("## A step\n\nDo it.\n\n" + block).read().findings()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("dakon.testing.RandomMoves#series")
  void a_move_is_read_as_it_was_written(RandomMoves moves) {
    AtomicInteger made = new AtomicInteger();
    moves.forEach(
        move -> {
          if (made.getAndIncrement() % EACH != 0) {
            return;
          }
          Game game = Game.of(moves.rules(), move.before()).play(move.move());
          LessonFile file = LessonText.ofBody("## A step\n\n" + of(game)).read();

          assertThat(file.findings()).isEmpty();
          assertThat(block(file)).isEqualTo(replay(moves.rules(), move));
        });
  }

  private static String of(Game game) {
    return BlockText.of(game.rules(), game.start(), game.moves());
  }

  private static Block block(LessonFile file) {
    return file.lesson().orElseThrow().steps().get(0).block().orElseThrow();
  }

  private static Block replay(Ruleset rules, Trace move) {
    return new Block.ReplayBlock(
        rules, move.before(), List.of(move), List.of(), List.of(), List.of(), true);
  }
}
