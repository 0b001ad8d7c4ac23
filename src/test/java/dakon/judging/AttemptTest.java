package dakon.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.board.Move;
import dakon.judging.Attempt.Response;
import dakon.judging.Trial.Standing;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Claim;
import dakon.lesson.Claim.Amount;
import dakon.lesson.Claim.Quantity;
import dakon.lesson.Comparison;
import dakon.lesson.Condition;
import dakon.lesson.Hint;
import dakon.lesson.Misstep;
import dakon.lesson.Reply;
import dakon.rules.IllegalMoveException;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.CaptureRule;
import dakon.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AttemptTest {
  private static final Claim FIVE = new Amount(Quantity.CAPTURED, Comparison.AT_LEAST, 5);
  private static final Claim NEMBAK = new Claim.By(CaptureRule.NEMBAK);
  private static final Move B = Notated.move("B");
  private static final Move G = Notated.move("G");
  private static final Move E_OF_NORTH = Notated.move("e");

  private static Attempt attempt(
      Condition goal, int within, List<Misstep> missteps, Reply... replies) {
    return Attempt.of(
        new ExerciseBlock(
            Ruleset.DAKON,
            Notated.position("0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S"),
            List.of(),
            goal,
            within,
            List.of(
                new Hint("Look.", List.of(), Optional.empty()),
                new Hint("Look again.", List.of(), Optional.of(G))),
            List.of(replies),
            false,
            missteps,
            List.of(G),
            false));
  }

  private static Attempt attempt(Condition goal, int within, Reply... replies) {
    return attempt(goal, within, List.of(), replies);
  }

  private static Reply always(Move move) {
    return new Reply(Map.of(), List.of(move));
  }

  @Test
  void a_move_that_meets_the_goal_solves() {
    Response response = attempt(FIVE, 1).play(G);
    assertThat(response.standing()).isEqualTo(Standing.SOLVED);
    assertThat(response.text()).isEqualTo("G ended in F. It took 5 seeds by nembak.");
    assertThat(response.next().isSolved()).isTrue();
    assertThat(response.next().legalMoves()).isEmpty();
    assertThat(response.next().stars()).isEqualTo(3);
  }

  @Test
  void a_move_that_does_not_is_answered_with_what_it_did_and_what_is_missing_and_taken_back() {
    Attempt attempt = attempt(new Condition.All(List.of(NEMBAK, FIVE)), 1);
    Response response = attempt.play(B);
    assertThat(response.standing()).isEqualTo(Standing.FAILED);
    assertThat(response.text())
        .isEqualTo(
            "B ended in A. It took nothing. The goal is to capture by nembak."
                + " You took nothing; the goal is to take at least 5 seeds.");
    assertThat(response.moves()).extracting(Trace::move).containsExactly(B);
    assertThat(response.next().position()).isEqualTo(attempt.position());
    assertThat(response.next().stars()).isEqualTo(2);
  }

  @Test
  void the_author_has_the_word_where_a_wrong_way_was_foreseen() {
    Misstep misstep = new Misstep(List.of(B), "Nothing lies across from A.");
    assertThat(attempt(FIVE, 1, List.of(misstep)).play(B).text())
        .isEqualTo("Nothing lies across from A.");
  }

  @Test
  void the_opponent_answers_as_it_is_written() {
    Response response = attempt(FIVE, 2, always(E_OF_NORTH)).play(B);
    assertThat(response.standing()).isEqualTo(Standing.GOES_ON);
    assertThat(response.moves()).extracting(Trace::move).containsExactly(B, E_OF_NORTH);
    assertThat(response.next().play(G).standing()).isEqualTo(Standing.SOLVED);
  }

  @Test
  void a_turn_may_have_an_answer_of_its_own() {
    Reply reply = new Reply(Map.of(List.of(B), List.of(E_OF_NORTH)), List.of(Notated.move("b")));
    assertThat(attempt(FIVE, 2, reply).play(B).moves())
        .extracting(Trace::move)
        .containsExactly(B, E_OF_NORTH);
  }

  @Test
  void where_the_script_says_nothing_or_cannot_be_played_the_opponent_takes_what_it_can() {
    assertThat(attempt(FIVE, 2).play(B).moves().get(1).move()).isEqualTo(Notated.move("b"));
    assertThat(attempt(FIVE, 2, always(Notated.move("c"))).play(B).moves().get(1).move())
        .isEqualTo(Notated.move("b"));
  }

  @Test
  void hints_come_one_by_one_and_then_the_solution() {
    Attempt attempt = attempt(FIVE, 1);
    assertThat(attempt.hints()).isEmpty();
    assertThat(attempt.helped().hints()).extracting(Hint::text).containsExactly("Look.");
    assertThat(attempt.helped().helped().hints()).hasSize(2);
    assertThat(attempt.helped().helped().showsSolution()).isFalse();
    Attempt helped = attempt.helped().helped().helped();
    assertThat(helped.hints()).hasSize(2);
    assertThat(helped.showsSolution()).isTrue();
    assertThat(helped.helped()).isEqualTo(helped);
  }

  @Test
  void failures_and_hints_cost_stars_but_never_the_last_one() {
    Attempt attempt = attempt(FIVE, 1);
    assertThat(attempt.stars()).isEqualTo(3);
    assertThat(attempt.helped().stars()).isEqualTo(2);
    assertThat(attempt.helped().play(B).next().stars()).isEqualTo(2);
    assertThat(attempt.helped().helped().play(B).next().stars()).isEqualTo(1);
    assertThat(attempt.helped().helped().helped().stars()).isEqualTo(1);
    assertThat(attempt.restart().stars()).isEqualTo(3);
  }

  @Test
  void a_move_that_is_not_allowed_is_refused_and_costs_nothing() {
    Attempt attempt = attempt(FIVE, 1);
    assertThatThrownBy(() -> attempt.play(Notated.move("F")))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void the_goal_is_said_in_a_sentence() {
    assertThat(attempt(new Condition.All(List.of(NEMBAK, FIVE)), 1).goal())
        .isEqualTo("The goal is to capture by nembak and to take at least 5 seeds, in one move.");
    assertThat(attempt(new Condition.Not(new Claim.Over(true)), 2).goal())
        .isEqualTo("The goal is not to end the game, in 2 moves at most.");
  }
}
