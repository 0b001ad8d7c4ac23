package dakon.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.board.Side;
import dakon.game.Game;
import dakon.lesson.Ask;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PredictionTest {
  private static final String OPENING = "7,7,7,7,7,7,7 / 7,7,7,7,7,7,7 0 0 S";

  private static Prediction asked(Ask ask, Ruleset rules, String position, String move) {
    return Prediction.of(ask, rules, List.of(Notated.trace(rules, position, move)));
  }

  private static Prediction opening(Ask ask) {
    return asked(ask, Ruleset.DAKON, OPENING, "A");
  }

  private static Judgement pit(Prediction prediction, String pit) {
    return prediction.judge(prediction.pit(Notated.pit(pit)));
  }

  private static Judgement number(Prediction prediction, int number) {
    return prediction.judge(prediction.number(number));
  }

  @Test
  void a_right_answer_is_right_and_told_why() {
    Judgement right = pit(opening(Ask.LANDING), "A");
    assertThat(right.right()).isTrue();
    assertThat(right.text())
        .isEqualTo(
            "The last seed falls into A, which held none."
                + " A hole of your own that was empty, with seeds across from it: nembak.");
    assertThat(right.moment()).isEqualTo(17);
  }

  @Test
  void a_relay_that_was_forgotten_is_found_where_it_went_on() {
    Judgement wrong = pit(opening(Ask.LANDING), "b");
    assertThat(wrong.right()).isFalse();
    assertThat(wrong.reason()).isEqualTo(new Reason.SownOn(1, Notated.pit("b"), 7));
    assertThat(wrong.text())
        .isEqualTo(
            "You said b. Lap 1 did end in b, but b already held 7, so those were sown on with it.");
    assertThat(wrong.moment()).isEqualTo(8);
    assertThat(number(opening(Ask.LAPS), 1).reason()).isEqualTo(wrong.reason());
  }

  @Test
  void a_seed_that_went_past_is_found_where_it_fell() {
    Judgement wrong = pit(opening(Ask.LANDING), "d");
    assertThat(wrong.text())
        .isEqualTo("You said d. A seed did fall into d in lap 1, but 2 were still in the hand.");
  }

  @Test
  void a_hole_that_was_never_reached_is_said_to_be() {
    Prediction one = asked(Ask.LANDING, Ruleset.DAKON, "1,1,1,0,0/0,0,0,1,0 0 0 S", "D");
    assertThat(pit(one, "b").text()).isEqualTo("You said b. No seed fell into b in this move.");
  }

  @Test
  void the_landing_seed_taken_along_is_called_by_its_name() {
    Judgement wrong = number(opening(Ask.CAPTURED), 9);
    assertThat(wrong.reason().mistake()).contains(Mistake.TOOK_LANDING);
    assertThat(wrong.text())
        .isEqualTo(
            "You said 9 seeds. That takes the seed that landed along."
                + " It stays in A; only what lies across is taken.");
  }

  @Test
  void the_landing_seed_left_is_called_by_its_name() {
    Prediction congkak = asked(Ask.CAPTURED, Ruleset.CONGKAK, OPENING, "A");
    assertThat(number(congkak, 8).text())
        .isEqualTo("You said 8 seeds. That leaves the seed that landed in A. It is taken along.");
  }

  @Test
  void what_lay_there_before_the_sowing_is_compared_with_what_counts() {
    assertThat(number(opening(Ask.CAPTURED), 7).text())
        .isEqualTo(
            "You said 7 seeds. Before the move g held 7."
                + " When the last seed fell it held 8, and that is what counts.");
  }

  @Test
  void what_was_captured_but_not_counted_is_said() {
    assertThat(number(opening(Ask.STORE), 1).text())
        .isEqualTo("You said 1 seed. That leaves out the 8 seeds captured.");
  }

  @Test
  void whose_turn_is_next_and_how_it_ends_is_told() {
    Prediction next = opening(Ask.NEXT);
    assertThat(next.judge(next.next(Optional.of(Side.SOUTH))).text())
        .startsWith("You said South. The last seed falls into A, which held none.");
    Prediction how = opening(Ask.HOW);
    assertThat(how.judge(how.how(Ending.BONUS)).text())
        .startsWith("You said that it would end in the store. Nembak: the 8 seeds of g go");
    assertThat(how.judge(how.how(Ending.CAPTURE)).right()).isTrue();
  }

  @Test
  void of_several_moves_sums_are_asked_for_and_mistakes_are_looked_for_in_the_last() {
    List<Trace> moves = Notated.play(Game.of(Ruleset.DAKON), "GE").moves();
    Prediction turn = Prediction.of(Ask.LAPS, Ruleset.DAKON, moves);
    assertThat(turn.question()).isEqualTo("How many laps do these moves take together?");
    assertThat(number(turn, 1 + 4).right()).isTrue();
    assertThat(number(turn, 1 + 3).reason())
        .isInstanceOfSatisfying(Reason.SownOn.class, relay -> assertThat(relay.lap()).isEqualTo(3));
    assertThat(number(turn, 1 + 3).moment()).isGreaterThan(moves.get(0).events().size());
  }

  @Test
  void the_right_answer_is_said_in_a_sentence() {
    assertThat(opening(Ask.LANDING).answer()).isEqualTo("The last seed falls into A.");
    assertThat(opening(Ask.CAPTURED).answer()).isEqualTo("8 seeds are captured.");
    assertThat(opening(Ask.NEXT).answer()).isEqualTo("North is next.");
    assertThat(opening(Ask.HOW).answer()).isEqualTo("It ends with a capture.");
  }

  @Test
  void an_answer_to_something_else_is_refused() {
    Prediction landing = opening(Ask.LANDING);
    assertThatThrownBy(() -> landing.judge(landing.how(Ending.DEAD)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<String> texts(Prediction prediction) {
    return prediction.options().stream().map(Option::text).toList();
  }

  @Test
  void of_numbers_the_right_one_and_those_of_usual_mistakes_can_be_chosen() {
    Prediction shot =
        asked(Ask.CAPTURED, Ruleset.DAKON, "0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S", "G");

    assertThat(texts(shot)).containsExactly("None", "4 seeds", "5 seeds", "6 seeds");
    assertThat(number(shot, 6).reason().mistake()).hasValue(Mistake.TOOK_LANDING);
    assertThat(texts(opening(Ask.LAPS))).containsExactly("1 lap", "2 laps", "3 laps", "7 laps");
  }

  @Test
  void pits_players_and_endings_can_be_chosen_all() {
    assertThat(texts(opening(Ask.LANDING))).hasSize(16).contains("A", "g", "South's lumbung");
    assertThat(texts(opening(Ask.NEXT)))
        .containsExactly("South", "North", "Nobody: the game is over");
    assertThat(texts(opening(Ask.HOW))).hasSize(3);
  }

  @ParameterizedTest
  @EnumSource(Ask.class)
  void whatever_is_asked_one_choice_is_right(Ask ask) {
    List<Option> options = opening(ask).options();

    assertThat(options).filteredOn(option -> opening(ask).judge(option.claim()).right()).hasSize(1);
    assertThat(options).extracting(Option::name).doesNotHaveDuplicates();
  }
}
