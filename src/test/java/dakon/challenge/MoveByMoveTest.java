package dakon.challenge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn;
import dakon.analysis.Goal;
import dakon.analysis.Limits;
import dakon.analysis.Onlooker;
import dakon.board.Move;
import dakon.board.Position;
import dakon.judging.Attempt;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.rules.Ruleset;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exercises in which a best turn is found once more. */
class MoveByMoveTest {
  private static BestTurn best(Ruleset rules, Position start, Goal goal) {
    return new FirstTurn(rules, start, goal)
        .search(Limits.of(Duration.ofMinutes(1)), Onlooker.silent());
  }

  private static ExerciseBlock exercise(Step step) {
    return (ExerciseBlock) step.block().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "dakon,   3, MOST,     7",
    "dakon,   4, MAJORITY, 6",
    "dakon,   5, MOST,     12",
    "dakon,   6, MAJORITY, 6",
    "dakon,   7, MAJORITY, 9",
    "congkak, 4, MOST,     12",
    "congkak, 7, MAJORITY, 9"
  })
  void each_exercise_is_solved_by_what_is_left_of_the_turn(
      String game, int holes, Goal goal, int steps) {
    Ruleset rules = Ruleset.named(game).orElseThrow();
    Position start = rules.opening(holes);
    BestTurn best = best(rules, start, goal);

    Lesson lesson = MoveByMove.lesson(rules, start, goal, best);

    assertThat(lesson.steps()).hasSize(steps);
    for (int step = 0; step < steps; step++) {
      ExerciseBlock exercise = exercise(lesson.steps().get(step));
      Attempt attempt = Attempt.of(exercise);
      assertThat(exercise.within()).isEqualTo(step + 1);
      for (Move move : exercise.solution()) {
        assertThat(attempt.isSolved()).isFalse();
        attempt = attempt.play(move).next();
      }
      assertThat(attempt.isSolved()).isTrue();
    }
    if (steps == best.moves().size()) {
      assertThat(exercise(lesson.steps().get(steps - 1)).start()).isEqualTo(start);
    }
  }

  @Test
  void a_hint_says_what_the_first_move_does_and_the_next_which_it_is() {
    Position start = Ruleset.DAKON.opening();
    Lesson lesson =
        MoveByMove.lesson(
            Ruleset.DAKON, start, Goal.MAJORITY, best(Ruleset.DAKON, start, Goal.MAJORITY));

    ExerciseBlock whole = exercise(lesson.steps().get(8));

    assertThat(whole.hints().get(0).text())
        .isEqualTo("The first move takes 1 lap and ends in the store, with 1 there.");
    assertThat(whole.hints().get(1).text()).isEqualTo("Begin with G.");
    assertThat(lesson.steps().get(8).title()).isEqualTo("The whole turn, 9 moves");
  }

  @Test
  void where_there_is_no_turn_nothing_can_be_found() {
    BestTurn none = new BestTurn(List.of(), 4, 32, 3, 10, Optional.empty());

    assertThatThrownBy(
            () -> MoveByMove.lesson(Ruleset.DAKON, Ruleset.DAKON.opening(4), Goal.MAJORITY, none))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
