package dakon.study;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each edit of a draft does: it keeps what it can, and says what it cannot. */
class DraftTest {
  private static final int EDITS = 2000;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A | 1 | 0,0,0/2,2,3 4 5 S",
        "A | -1 | 0,0,0/0,2,3 4 5 S",
        "A | -7 | 0,0,0/0,2,3 4 5 S",
        "a | 2 | 0,0,2/1,2,3 4 5 S",
        "SOUTH | 1 | 0,0,0/1,2,3 5 5 S",
        "NORTH | -1 | 0,0,0/1,2,3 4 4 S"
      })
  void seeds_are_added_to_a_pit_and_taken_as_far_as_there_are_any(
      String pit, int seeds, String after) {
    Edited edited = draft("0,0,0/1,2,3 4 5 S").add(Notated.pit(pit), seeds);

    assertThat(written(edited.draft())).isEqualTo(after);
    assertThat(edited.remark()).isEmpty();
  }

  @Test
  void nothing_is_taken_from_an_empty_pit_and_the_reason_is_said() {
    Draft draft = draft("0,0,0/1,2,3 0 0 S");

    assertThat(draft.add(Notated.pit("b"), -1)).isEqualTo(new Edited(draft, "b is empty already."));
    assertThat(draft.add(Notated.pit("NORTH"), -1))
        .isEqualTo(new Edited(draft, "North's store is empty already."));
    assertThat(draft.carry(Notated.pit("b"), Notated.pit("a")))
        .isEqualTo(new Edited(draft, "b is empty already."));
  }

  @Test
  void no_more_seeds_go_on_a_board_than_it_bears() {
    Draft draft = draft("0,0,0/990,2,3 0 0 S");

    assertThat(draft.put(Notated.pit("C"), 7).draft().board().seeds()).isEqualTo(999);
    assertThat(draft.put(Notated.pit("C"), 8))
        .isEqualTo(new Edited(draft, "A board bears at most 999 seeds: C can hold 0 to 7."));
    assertThat(draft.add(Notated.pit("C"), Board.MOST_SEEDS).draft()).isEqualTo(draft);
    assertThat(draft.put(Notated.pit("C"), -1).draft()).isEqualTo(draft);
  }

  @Test
  void a_seed_is_carried_from_pit_to_pit() {
    Draft draft = draft("0,0,0/1,2,3 0 0 S");

    assertThat(written(draft.carry(Notated.pit("C"), Notated.pit("SOUTH")).draft()))
        .isEqualTo("0,0,0/1,2,2 1 0 S");
    assertThat(draft.carry(Notated.pit("C"), Notated.pit("C"))).isEqualTo(Edited.to(draft));
  }

  @Test
  void the_last_seed_can_be_taken_though_that_is_no_position() {
    Draft empty = draft("0,0,0/1,2,3 0 0 N").emptied().draft();

    assertThat(empty.position()).isEmpty();
    assertThat(empty.toMove()).isEqualTo(Side.NORTH);
    assertThat(written(empty)).isEqualTo("0,0,0/0,0,0 0 0 N");
    assertThat(empty.turned().draft().board()).isEqualTo(empty.board());
  }

  @Test
  void turning_round_lets_the_players_change_places() {
    Draft draft = draft("6,5,4/1,2,3 8 9 S");

    assertThat(written(draft.turned().draft())).isEqualTo("3,2,1/4,5,6 9 8 N");
    assertThat(draft.turned().draft().turned().draft()).isEqualTo(draft);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | 1,2,3/6,7,8 10 11 N | The 2 columns on the right were left out, with 28 seeds. Undo brings them back.",
        "4 | 1,2,3,4/6,7,8,9 10 11 N | The right column was left out, with 15 seeds. Undo brings them back.",
        "6 | 1,2,3,4,5,0/6,7,8,9,10,0 10 11 N | ''"
      })
  void another_size_keeps_what_lies_opposite_and_says_what_is_left_out(
      int row, String after, String remark) {
    Edited edited = draft("1,2,3,4,5/6,7,8,9,10 10 11 N").withRow(row);

    assertThat(written(edited.draft())).isEqualTo(after);
    assertThat(edited.remark()).isEqualTo(remark);
  }

  @Test
  void the_start_stays_the_start_in_another_size_or_game() {
    Draft dakon = Draft.opening(Ruleset.DAKON, 7);

    assertThat(dakon.withRow(5).draft()).isEqualTo(Draft.opening(Ruleset.DAKON, 5));
    assertThat(dakon.with(Ruleset.DJENON_ABOURE).draft())
        .isEqualTo(Draft.opening(Ruleset.DJENON_ABOURE, 6));
    assertThat(Draft.opening(Ruleset.DJENON_ABOURE, 6).with(Ruleset.CONGKAK).draft())
        .isEqualTo(Draft.opening(Ruleset.CONGKAK, 7));
    assertThat(Draft.opening(Ruleset.DAKON, 9).with(Ruleset.CONGKAK).draft())
        .isEqualTo(Draft.opening(Ruleset.CONGKAK, 9));
    assertThat(dakon.with(Ruleset.DAKON.with(EndRule.EITHER_EMPTY)).draft().board())
        .isEqualTo(dakon.board());
  }

  @Test
  void other_rules_keep_any_other_position() {
    Draft draft = draft("1,2,3,4,5/6,7,8,9,10 10 11 N");

    for (Ruleset rules :
        List.of(
            Ruleset.CONGKAK,
            Ruleset.DJENON_ABOURE,
            draft.rules().with(Direction.COUNTER_CLOCKWISE))) {
      Draft edited = draft.with(rules).draft();
      assertThat(edited.board()).isEqualTo(draft.board());
      assertThat(edited.toMove()).isEqualTo(Side.NORTH);
      assertThat(edited.rules()).isEqualTo(rules);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatever_is_edited_can_be_written_and_read_or_is_explained(long seed)
      throws NotationException {
    SplittableRandom random = new SplittableRandom(seed);
    Draft draft = Draft.opening(Ruleset.DAKON, 7);
    for (int i = 0; i < EDITS; i++) {
      Edited edited = RandomEdits.next(draft, random);
      Draft next = edited.draft();
      if (next.position().isPresent()) {
        Position position = next.position().get();
        assertThat(PositionNotation.read(PositionNotation.write(position))).isEqualTo(position);
      }
      assertThat(Standing.of(next).words()).isNotBlank().doesNotContain("{");
      if (next.board().seeds() < draft.board().seeds() && next.row() < draft.row()) {
        assertThat(edited.remark())
            .as("seeds left out")
            .satisfiesAnyOf(
                said -> assertThat(said).contains("Undo"),
                said -> assertThat(next.isOpening()).isTrue());
      }
      draft = next;
    }
  }

  @Test
  void a_hole_is_resized_with_its_column() {
    Draft draft = draft("1,2,3,4,5/6,7,8,9,10 0 0 S");
    Draft larger = draft.withRow(15).draft();

    for (Hole hole : draft.board().holes(Side.SOUTH)) {
      Pit opposite = draft.board().opposite(hole);
      assertThat(larger.board().seeds(larger.board().opposite(hole)))
          .isEqualTo(draft.board().seeds(opposite));
    }
  }

  private static Draft draft(String position) {
    return Draft.of(Ruleset.DAKON, Notated.position(position));
  }

  private static String written(Draft draft) {
    return PositionNotation.write(draft.board(), draft.toMove());
  }
}
