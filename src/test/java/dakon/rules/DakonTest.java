package dakon.rules;

import static dakon.rules.Ruleset.DAKON;
import static dakon.testing.Notated.hole;
import static dakon.testing.Notated.holes;
import static dakon.testing.Notated.pit;
import static dakon.testing.Notated.position;
import static dakon.testing.Notated.trace;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Direction;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.GameEnd;
import dakon.trace.Trace;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of Dakon, one by one. */
class DakonTest {
  private static final String OPENING = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S";
  private static final Store SOUTH = new Store(Side.SOUTH);
  private static final Store NORTH = new Store(Side.NORTH);

  @Test
  void it_opens_with_seven_seeds_in_each_of_seven_holes() {
    assertThat(DAKON.opening()).isEqualTo(position(OPENING));
  }

  @Test
  void other_boards_are_filled_with_as_many_seeds_as_a_row_has_holes() {
    assertThat(DAKON.opening(5)).isEqualTo(position("5,5,5,5,5/5,5,5,5,5 0 0 S"));
  }

  @Test
  void sowing_goes_past_the_own_store_but_not_into_the_opponents() {
    Trace trace = trace(DAKON, "0,0,0/8,0,0 0 0 S", "A");

    assertThat(trace.after()).isEqualTo(position("1,1,1/1,1,1 2 0 S"));
  }

  @Test
  void the_last_seed_in_an_occupied_hole_lifts_that_hole() {
    Trace trace = trace(DAKON, "0,0,1/0,3,1 0 0 S", "C");

    assertThat(trace.events())
        .startsWith(
            new Event.Lifted(hole("C"), 1, 1),
            new Event.Sown(pit("B"), 0),
            new Event.Lifted(hole("B"), 4, 2),
            new Event.Sown(pit("A"), 3));
  }

  @Test
  void the_opponents_occupied_hole_is_lifted_as_well() {
    Trace trace = trace(DAKON, "2,0,0/2,0,0 0 0 S", "A");

    assertThat(trace.laps()).isEqualTo(2);
    assertThat(trace.landing()).contains(pit("C"));
  }

  @Test
  void the_last_seed_in_the_own_store_gives_another_move() {
    Trace trace = trace(DAKON, OPENING, "G");

    assertThat(trace.ending()).isEqualTo(Ending.BONUS);
    assertThat(trace.goesOn()).isTrue();
    assertThat(trace.after()).isEqualTo(position("7,7,7,7,7,7,7/8,8,8,8,8,8,0 1 0 S"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "B", "C", "D", "E", "F"})
  void every_other_opening_move_captures_eight_by_nembak_in_two_laps(String move) {
    Trace trace = trace(DAKON, OPENING, move);

    assertThat(trace.laps()).isEqualTo(2);
    assertThat(trace.capture().orElseThrow().rule()).isEqualTo(CaptureRule.NEMBAK);
    assertThat(trace.captured()).isEqualTo(8);
    assertThat(trace.after().board().seeds(SOUTH)).isEqualTo(9);
  }

  @Test
  void nembak_takes_what_lies_opposite_and_leaves_the_seed_that_landed() {
    Trace trace = trace(DAKON, "0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S", "G");

    assertThat(trace.ending()).isEqualTo(Ending.CAPTURE);
    assertThat(trace.capture())
        .contains(new Event.Captured(CaptureRule.NEMBAK, holes("b"), 5, SOUTH));
    assertThat(trace.after()).isEqualTo(position("0,0,2,0,0,0,0 / 0,0,0,0,0,1,0 5 0 N"));
  }

  @Test
  void nembak_takes_nothing_where_nothing_lies_opposite() {
    Trace trace = trace(DAKON, "0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S", "B");

    assertThat(trace.ending()).isEqualTo(Ending.DEAD);
    assertThat(trace.landing()).contains(pit("A"));
    assertThat(trace.captured()).isZero();
  }

  @Test
  void a_full_lap_ends_in_the_emptied_hole_which_counts_as_empty() {
    Trace trace = trace(DAKON, "0,2,0/0,7,0 0 0 S", "B");

    assertThat(trace.laps()).isEqualTo(1);
    assertThat(trace.captured()).isEqualTo(3);
    assertThat(trace.after()).isEqualTo(position("1,0,1/1,1,1 4 0 N"));
  }

  @Test
  void mikul_takes_both_neighbours_and_the_seed_that_landed() {
    Trace trace = trace(DAKON, "3,0,4,0,0/3,0,0,0,1 0 0 S", "A");

    assertThat(trace.capture())
        .contains(new Event.Captured(CaptureRule.MIKUL, holes("d", "e", "c"), 9, SOUTH));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unequal neighbours         | 3,0,3,0,0/3,0,0,0,1 0 0 S | d",
        "a neighbour without seeds  | 3,0,0,0,0/3,0,0,0,1 0 0 S | d",
        "the first hole of the row  | 1,1,1,1,0/6,0,0,0,1 0 0 S | a",
        "the last hole of the row   | 0,3,0,0,0/2,0,0,0,1 0 0 S | e",
      })
  void mikul_takes_nothing_with(String what, String position, String landing) {
    Trace trace = trace(DAKON, position, "A");

    assertThat(trace.landing()).contains(pit(landing));
    assertThat(trace.ending()).isEqualTo(Ending.DEAD);
    assertThat(trace.captured()).isZero();
  }

  @Test
  void neighbours_are_compared_as_they_are_after_sowing() {
    Trace trace = trace(DAKON, "0,0,1,0,0/3,0,0,0,1 0 0 S", "A");

    assertThat(trace.capture())
        .contains(new Event.Captured(CaptureRule.MIKUL, holes("d", "e", "c"), 3, SOUTH));
  }

  @Test
  void the_game_ends_where_the_player_about_to_move_has_no_seeds_and_the_other_takes_the_rest() {
    Trace trace = trace(DAKON, "3,0,4,0,0/3,0,0,0,1 0 0 S", "A");

    assertThat(trace.over()).isTrue();
    assertThat(trace.events())
        .endsWith(
            new Event.Swept(holes("E"), 1, SOUTH),
            new Event.Ended(GameEnd.MOVER_EMPTY, Map.of(Side.SOUTH, 11, Side.NORTH, 0)));
    assertThat(trace.after()).isEqualTo(position("0,0,0,0,0/0,0,0,0,0 11 0 N"));
  }

  @Test
  void the_game_ends_with_a_bonus_move_that_nobody_can_make() {
    Trace trace = trace(DAKON, "0,0,1/1,0,0 0 5 S", "A");

    assertThat(trace.ending()).isEqualTo(Ending.BONUS);
    assertThat(trace.over()).isTrue();
    assertThat(trace.goesOn()).isFalse();
    assertThat(trace.events())
        .endsWith(
            new Event.Swept(holes("a"), 1, NORTH),
            new Event.Ended(GameEnd.MOVER_EMPTY, Map.of(Side.SOUTH, 1, Side.NORTH, 6)));
    assertThat(trace.after()).isEqualTo(position("0,0,0/0,0,0 1 6 S"));
  }

  @Test
  void a_row_that_its_owner_emptied_ends_the_game_only_by_the_other_end_rule() {
    String position = "0,1,0/2,0,0 0 0 S";

    Trace goesOn = trace(DAKON, position, "A");
    Trace ended = trace(DAKON.with(EndRule.EITHER_EMPTY), position, "A");

    assertThat(goesOn.over()).isFalse();
    assertThat(goesOn.after()).isEqualTo(position("1,1,0/0,0,0 1 0 N"));
    assertThat(ended.events())
        .endsWith(
            new Event.Swept(holes("c", "b"), 2, NORTH),
            new Event.Ended(GameEnd.ROW_EMPTY, Map.of(Side.SOUTH, 1, Side.NORTH, 2)));
    assertThat(ended.after()).isEqualTo(position("0,0,0/0,0,0 1 2 N"));
  }

  @Test
  void counter_clockwise_the_stores_lie_at_the_right_hand() {
    Trace trace = trace(DAKON.with(Direction.COUNTER_CLOCKWISE), OPENING, "A");

    assertThat(trace.ending()).isEqualTo(Ending.BONUS);
    assertThat(trace.after()).isEqualTo(position("7,7,7,7,7,7,7/0,8,8,8,8,8,8 1 0 S"));
  }
}
