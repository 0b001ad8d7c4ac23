package dakon.game;

import static dakon.rules.Ruleset.DAKON;
import static dakon.rules.Ruleset.DJENON_ABOURE;
import static dakon.testing.Notated.move;
import static dakon.testing.Notated.play;
import static dakon.testing.Notated.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dakon.board.Side;
import dakon.board.Store;
import dakon.rules.IllegalMoveException;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.GameEnd;
import dakon.trace.Trace;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameTest {
  /** Either player has a move that never stops, and leaves the board as it was. */
  private static final String GOING_ROUND = "1,11,5/2,8,4 0 0 S";

  @Test
  void it_starts_from_the_opening_with_all_holes_to_choose_from() {
    Game game = Game.of(DAKON);

    assertThat(game.position()).isEqualTo(DAKON.opening());
    assertThat(game.legalMoves()).hasSize(7);
    assertThat(game.isOver()).isFalse();
    assertThat(game.result()).isEmpty();
    assertThat(game.turns()).isEmpty();
  }

  @Test
  void a_turn_is_all_the_moves_that_a_player_makes_in_one_go() {
    Game game = play(Game.of(DAKON), "GB b");

    assertThat(game.turns()).extracting(Turn::side).containsExactly(Side.SOUTH, Side.NORTH);
    assertThat(game.turns().get(0).moves())
        .extracting(Trace::move)
        .containsExactly(move("G"), move("B"));
  }

  @Test
  void a_turn_that_goes_on_is_a_turn_as_well() {
    assertThat(play(Game.of(DAKON), "G").turns()).hasSize(1);
  }

  @Test
  void an_illegal_move_is_refused_and_leaves_the_game_as_it_was() {
    Game game = Game.of(DAKON);

    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> game.play(move("a")));
    assertThat(game.moves()).isEmpty();
  }

  @Test
  void moves_can_be_taken_back_and_made_again() {
    Game game = play(Game.of(DAKON), "GB b");
    Game undone = game.undo().undo();

    assertThat(undone.moves()).hasSize(1);
    assertThat(undone.canRedo()).isTrue();
    assertThat(undone.redo().redo().moves()).isEqualTo(game.moves());
    assertThat(undone.redo().redo().canRedo()).isFalse();
  }

  @Test
  void at_either_end_there_is_nothing_to_take_back_or_to_make_again() {
    Game game = Game.of(DAKON);

    assertThat(game.canUndo()).isFalse();
    assertThat(game.undo()).isSameAs(game);
    assertThat(game.redo()).isSameAs(game);
  }

  @Test
  void another_move_forgets_those_that_were_taken_back() {
    Game game = play(Game.of(DAKON), "GB b").undo().undo().play(move("C"));

    assertThat(game.canRedo()).isFalse();
  }

  @Test
  void a_position_that_stands_for_the_third_time_ends_the_game() {
    Game game = Game.of(DJENON_ABOURE, position(GOING_ROUND));

    Game twice = play(game, "BbB");
    Game thrice = twice.play(move("b"));

    assertThat(twice.moves()).extracting(Trace::ending).containsOnly(Ending.ENDLESS);
    assertThat(twice.isOver()).isFalse();
    assertThat(thrice.isOver()).isTrue();
    assertThat(thrice.legalMoves()).isEmpty();
    assertThat(thrice.result()).contains(new Result(14, 17));
    assertThat(thrice.lastMove().orElseThrow().events())
        .endsWith(new Event.Ended(GameEnd.REPETITION, Map.of(Side.SOUTH, 14, Side.NORTH, 17)));
    assertThat(thrice.position()).isEqualTo(position("0,0,0/0,0,0 14 17 S"));
  }

  @Test
  void a_repetition_can_be_taken_back() {
    Game thrice = play(Game.of(DJENON_ABOURE, position(GOING_ROUND)), "BbBb");

    assertThat(thrice.undo().isOver()).isFalse();
    assertThat(thrice.undo().redo().isOver()).isTrue();
  }

  @Test
  void a_player_who_cannot_move_passes_until_there_is_a_move() {
    Game game = Game.of(DJENON_ABOURE, position("0,3,3/1,0,1 0 0 S"));

    assertThat(game.legalMoves()).containsExactly(move("-"));
    assertThat(game.play(move("-")).legalMoves()).containsExactly(move("a"), move("b"));
  }

  @Test
  void the_result_counts_the_stores() {
    Game game = play(Game.of(DAKON, position("0,0,1/1,0,0 0 5 S")), "A");

    assertThat(game.result()).contains(new Result(1, 6));
    assertThat(game.result().flatMap(Result::winner)).contains(Side.NORTH);
    assertThat(new Result(24, 24).winner()).isEmpty();
    assertThat(new Result(53, 45)).hasToString("53-45");
  }

  @Test
  void a_game_that_was_over_before_it_began_counts_what_lies_in_the_own_row() {
    Game game = Game.of(DAKON, position("0,0,4/0,0,0 3 2 S"));

    assertThat(game.isOver()).isTrue();
    assertThat(game.result()).contains(new Result(3, 6));
    assertThat(game.position().board().seeds(new Store(Side.NORTH))).isEqualTo(2);
  }
}
