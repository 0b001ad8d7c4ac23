package dakon.rules;

import static dakon.rules.Ruleset.DJENON_ABOURE;
import static dakon.testing.Notated.hole;
import static dakon.testing.Notated.holes;
import static dakon.testing.Notated.pit;
import static dakon.testing.Notated.position;
import static dakon.testing.Notated.trace;
import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.board.Side;
import dakon.board.Store;
import dakon.testing.Notated;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Event;
import dakon.trace.GameEnd;
import dakon.trace.Trace;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of Djenon-aboure, one by one. */
class DjenonAboureTest {
  private static final Store SOUTH = new Store(Side.SOUTH);
  private static final Store NORTH = new Store(Side.NORTH);

  @Test
  void it_opens_with_four_seeds_in_each_of_six_holes() {
    assertThat(DJENON_ABOURE.opening()).isEqualTo(position("4,4,4,4,4,4/4,4,4,4,4,4 0 0 S"));
  }

  @Test
  void other_boards_are_filled_with_four_seeds_as_well() {
    assertThat(DJENON_ABOURE.opening(8).board().seeds()).isEqualTo(64);
  }

  @Test
  void the_first_seed_of_every_lap_goes_back_into_the_hole_just_lifted() {
    Trace trace = trace(DJENON_ABOURE, "2,0,4/0,2,2 0 0 S", "B");

    assertThat(trace.events())
        .containsExactly(
            new Event.Lifted(hole("B"), 2, 1),
            new Event.Sown(pit("B"), 1),
            new Event.Sown(pit("C"), 0),
            new Event.Lifted(hole("C"), 3, 2),
            new Event.Sown(pit("C"), 2),
            new Event.Sown(pit("a"), 1),
            new Event.Sown(pit("b"), 0));
  }

  @Test
  void sowing_passes_by_what_lies_aside() {
    Trace trace = trace(DJENON_ABOURE, "1,1,0/0,0,5 3 2 S", "C");

    assertThat(trace.after()).isEqualTo(position("2,2,1/1,0,1 3 2 N"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 2,2,0/2,2,0 0 0 S | DEAD    | 1 | 0",
        "2 | 2,2,0/2,2,1 0 0 S | CAPTURE | 1 | 2",
        "3 | 2,0,0/2,2,2 0 0 S | DEAD    | 2 | 0",
        "4 | 2,2,0/2,2,3 0 0 S | CAPTURE | 1 | 4",
        "5 | 3,1,1/0,2,4 0 0 S | DEAD    | 2 | 0",
      })
  void the_last_seed_makes(int seeds, String position, Ending how, int laps, int captured) {
    Trace trace = trace(DJENON_ABOURE, position, "B");

    assertThat(trace.ending()).isEqualTo(how);
    assertThat(trace.laps()).isEqualTo(laps);
    assertThat(trace.captured()).isEqualTo(captured);
  }

  @Test
  void a_chain_takes_twos_and_fours_backwards_across_both_rows_until_a_hole_holds_another_number() {
    Trace trace = trace(DJENON_ABOURE, "0,0,3/0,3,1 0 0 S", "B");

    assertThat(trace.capture())
        .contains(new Event.Captured(CaptureRule.CHAIN, holes("a", "C"), 6, SOUTH));
  }

  @Test
  void a_player_with_single_seeds_only_passes_while_the_other_can_move() {
    Trace trace = trace(DJENON_ABOURE, "0,2,2/1,0,1 0 0 S", "-");

    assertThat(trace.events()).containsExactly(new Event.Passed(Side.SOUTH));
    assertThat(trace.ending()).isEqualTo(Ending.PASSED);
    assertThat(trace.landing()).isEmpty();
    assertThat(trace.after()).isEqualTo(position("0,2,2/1,0,1 0 0 N"));
  }

  @Test
  void a_pass_is_the_only_legal_move_of_who_has_no_other() {
    assertThat(new Referee(DJENON_ABOURE).legalMoves(position("0,2,2/1,0,1 0 0 S")))
        .containsExactly(Move.PASS);
  }

  @Test
  void the_game_ends_where_no_hole_holds_two_and_each_takes_the_seeds_of_the_own_row() {
    Trace trace = trace(DJENON_ABOURE, "1,2,0,0,1,1/1,0,0,0,0,1 10 4 N", "e");

    assertThat(trace.over()).isTrue();
    assertThat(trace.events())
        .endsWith(
            new Event.Captured(CaptureRule.CHAIN, holes("f"), 2, NORTH),
            new Event.Swept(holes("A", "F"), 2, SOUTH),
            new Event.Swept(holes("a", "b", "e"), 3, NORTH),
            new Event.Ended(GameEnd.SINGLES_LEFT, Map.of(Side.SOUTH, 12, Side.NORTH, 9)));
    assertThat(trace.after()).isEqualTo(position("0,0,0,0,0,0/0,0,0,0,0,0 12 9 S"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,3,4/1,2,6 0 0 S             | C | 12 | 54  | 2,3,4/1,2,6 0 0 N",
        "1,2,3,4,5,6/4,3,2,1,2,3 0 0 S | F | 42 | 198 | ",
      })
  void endless_sowing_is_broken_off_with_nothing_taken(
      String position, String move, int laps, int sown, String after) {
    Trace trace = trace(DJENON_ABOURE, position, move);

    assertThat(trace.ending()).isEqualTo(Ending.ENDLESS);
    assertThat(trace.landing()).contains(pit(move));
    assertThat(trace.laps()).isEqualTo(laps);
    assertThat(trace.sown()).isEqualTo(sown);
    assertThat(trace.captured()).isZero();
    if (after != null) {
      assertThat(trace.after()).isEqualTo(Notated.position(after));
    }
  }

  @Test
  void a_move_that_would_not_stop_for_very_long_is_broken_off_after_10000_laps() {
    Trace trace = trace(DJENON_ABOURE, "15,3,13,5,39,5/10,19,9,23,35,6 0 0 S", "A");

    assertThat(trace.ending()).isEqualTo(Ending.ENDLESS);
    assertThat(trace.laps()).isEqualTo(10_000);
    assertThat(trace.captured()).isZero();
  }
}
