package dakon.study;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Game;
import dakon.replay.Narrator;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a draft and of its moves, and how one comes from setting up to trying. */
class StudyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S | 98 seeds, as at the start of Dakon on 7 holes."
            + " South is to move and has 7 moves.",
        "7,7,7,7,7,7,7/7,7,7,7,7,7,0 5 0 N | 96 seeds: 2 fewer than at the start of Dakon on 7"
            + " holes. North is to move and has 7 moves.",
        "7,7,7,7,7,7,7/7,7,7,7,7,7,7 1 0 S | 99 seeds: 1 more than at the start of Dakon on 7"
            + " holes. South is to move and has 7 moves.",
        "0,0,0,0,0,0,9/0,0,0,0,0,0,0 40 49 S | 98 seeds, as at the start of Dakon on 7 holes."
            + " The game is over here: it would be the turn of South, who has no seed in the own row."
            + " North wins with 58 seeds to 40.",
        "0,0,0,0,0,0,0/0,0,0,0,0,0,0 49 49 S | 98 seeds, as at the start of Dakon on 7 holes."
            + " The game is over here: it would be the turn of South, who has no seed in the own row."
            + " It is a draw, with 49 seeds each."
      })
  void how_a_draft_stands_is_said_in_sentences(String position, String words) {
    assertThat(standing(Ruleset.DAKON, position).words()).isEqualTo(words);
  }

  @Test
  void what_no_source_has_is_called_so() {
    assertThat(standing(Ruleset.DAKON, "3,3,3/3,3,3 0 0 S").tradition())
        .isEqualTo("Untraditional: the sources of Dakon know no such size, direction or end.");
    assertThat(standing(Ruleset.DAKON.with(EndRule.EITHER_EMPTY), "0,0,0/3,3,3 0 0 S").play())
        .isEqualTo("The game is over here: a row is empty. South wins with 9 seeds to 0.");
  }

  @Test
  void a_player_who_must_pass_is_told_so() {
    Standing standing = standing(Ruleset.DJENON_ABOURE, "0,0,0,0,0,4/1,0,0,0,0,1 20 22 S");

    assertThat(standing.play())
        .isEqualTo("South is to move, but has no hole with two seeds or more, and has to pass.");
    assertThat(standing.isPlayable()).isTrue();
    assertThat(standing(Ruleset.DJENON_ABOURE, "0,0,0,0,0,1/1,0,0,0,0,1 20 25 S").play())
        .startsWith("The game is over here: no hole holds two seeds or more.");
  }

  @Test
  void a_board_without_a_seed_cannot_be_played_on() {
    Draft empty = Draft.opening(Ruleset.DAKON, 7).emptied().draft();

    assertThat(Standing.of(empty).words())
        .isEqualTo("There is not a single seed yet. A position has 1 to 999.");
    assertThat(Study.of(empty).trying().isTrial()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "G | Ends in South's lumbung after 1 lap, 7 seeds sown. Takes nothing. South moves again.",
        "A | Ends in A after 2 laps, 15 seeds sown. Takes 8 seeds. North is next."
      })
  void what_a_move_would_do_is_said_in_sentences(String move, String words) {
    assertThat(words(Game.of(Ruleset.DAKON), Notated.move(move))).isEqualTo(words);
  }

  @Test
  void a_relay_without_end_and_a_pass_and_the_end_are_foreseen() {
    Game endless = Game.of(Ruleset.DJENON_ABOURE, Notated.position("2,3,4/1,2,6 0 0 S"));
    assertThat(words(endless, Notated.move("C")))
        .isEqualTo(
            "Never stops by itself: broken off after 12 laps, 54 seeds sown, with nothing taken."
                + " North is next.");

    Game passing =
        Game.of(Ruleset.DJENON_ABOURE, Notated.position("0,0,0,0,0,4/1,0,0,0,0,1 20 22 S"));
    assertThat(passing.legalMoves()).isEqualTo(List.of(Move.PASS));
    assertThat(words(passing, Move.PASS)).isEqualTo("No hole can be lifted. North is next.");

    Game last = Game.of(Ruleset.DAKON, Notated.position("0,0,0/1,0,0 5 3 S"));
    assertThat(words(last, Notated.move("A")))
        .isEqualTo(
            "Ends in South's lumbung after 1 lap, 1 seed sown. Takes nothing. The game ends 6–3.");
  }

  @Test
  void a_move_of_more_events_than_one_can_watch_is_not_kept_to_be_shown() {
    Game game =
        Game.of(Ruleset.DJENON_ABOURE, Notated.position("110,109,110,111/111,110,109,111 0 0 S"));
    Prospect prospect = Prospect.of(game, Notated.move("D"));

    assertThat(prospect.sown()).isEqualTo(104_514);
    assertThat(prospect.trace()).isEmpty();
    assertThat(prospect.words(Narrator.of(game.rules().game())))
        .startsWith("Ends in ")
        .contains("after 979 laps");
  }

  @Test
  void one_goes_on_setting_up_from_where_the_moves_have_led() {
    Study study = Study.of(Draft.opening(Ruleset.DAKON, 7)).trying();
    Study tried = study.tried(Notated.play(study.trial().orElseThrow(), "GB"));

    assertThat(tried.moves()).hasSize(2);
    assertThat(tried.now().toMove()).isEqualTo(Side.NORTH);
    assertThat(tried.settingUp().draft()).isEqualTo(tried.now());
    assertThat(tried.settingUp().isTrial()).isFalse();
  }

  @Test
  void an_edit_while_moves_are_tried_starts_them_afresh_from_there() {
    Study study = Study.of(Draft.opening(Ruleset.DAKON, 7)).trying();
    Study tried = study.tried(Notated.play(study.trial().orElseThrow(), "GB"));
    Study edited = tried.edited(tried.now().with(Side.SOUTH).draft());

    assertThat(edited.isTrial()).isTrue();
    assertThat(edited.moves()).isEmpty();
    assertThat(edited.now().board()).isEqualTo(tried.now().board());
    assertThat(tried.edited(tried.now())).isSameAs(tried);
    assertThat(tried.edited(tried.now().emptied().draft()).isTrial()).isFalse();
  }

  private static String words(Game game, Move move) {
    return Prospect.of(game, move).words(Narrator.of(game.rules().game()));
  }

  private static Standing standing(Ruleset rules, String position) {
    return Standing.of(Draft.of(rules, Notated.position(position)));
  }
}
