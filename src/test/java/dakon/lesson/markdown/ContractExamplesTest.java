package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.lesson.Block;
import dakon.lesson.Choice;
import dakon.lesson.Claim;
import dakon.lesson.Comparison;
import dakon.lesson.Condition;
import dakon.lesson.Hint;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Misstep;
import dakon.replay.Mark;
import dakon.replay.Note;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.trace.CaptureRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples by which the format of lesson files is explained. */
class ContractExamplesTest {
  private static final LessonText REPLAY =
      new LessonText(
          """
          ---
          title: Nembak, shooting across
          game: dakon
          summary: End on your own empty hole and take what lies opposite.
          after: before
          ---

          An introduction may stand here, before the first step.

          ## The seed that shoots

          Each second-level heading starts a step. Its prose …

          ```dakon replay
          id: nembak-first
          position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
          move: G
          notes:
            - at: captured
              text: The seed rests on your own empty hole, so all five opposite are yours.
              mark: [b, F, F->b]
          expect:
            captured: 5
            rule: nembak
            after: 0,0,2,0,0,0,0 / 0,0,0,0,0,1,0 5 0 N
          ```
          """);

  private static final LessonText QUESTIONS =
      LessonText.ofBody(
          """
          ## Take more

          ```dakon exercise
          id: take-more
          position: 0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S
          goal:
            all: [{rule: nembak}, {captured: ">=5"}]
          within: 1
          hints: [Which of your holes can end on an empty one of yours?, Look across from F.]
          wrong:
            - move: B
              text: B ends on A, and nothing lies across from A.
          solution: G
          ```

          ## Whose store

          ```dakon question
          id: whose-store
          choices:
            - text: Only into my own
              right: true
              why: You pass over the other player's.
            - text: Into both
              why: That would be giving seeds away.
          ```
          """);

  @Test
  void the_replay_is_without_a_finding_and_has_three_claims() {
    LessonFile file = REPLAY.read();
    assertThat(file.findings()).isEmpty();
    assertThat(file.claims()).isEqualTo(3);
  }

  @Test
  void the_replay_is_read_as_it_is_written() {
    Lesson lesson = REPLAY.read().lesson().orElseThrow();
    assertThat(lesson.title()).isEqualTo("Nembak, shooting across");
    assertThat(lesson.rules()).isEqualTo(Ruleset.DAKON);
    assertThat(lesson.after()).contains("before");
    assertThat(lesson.introduction())
        .isEqualTo("<p>An introduction may stand here, before the first step.</p>");
    assertThat(lesson.steps()).hasSize(1);
    assertThat(lesson.steps().get(0).id()).isEqualTo("nembak-first");
    assertThat(lesson.steps().get(0).title()).isEqualTo("The seed that shoots");
  }

  @Test
  void the_note_is_said_when_the_seeds_are_taken() {
    Lesson lesson = REPLAY.read().lesson().orElseThrow();
    Block.ReplayBlock replay = (Block.ReplayBlock) lesson.steps().get(0).block().orElseThrow();
    Hole fifth = new Hole(Side.SOUTH, 5);
    Hole across = new Hole(Side.NORTH, 1);
    assertThat(replay.notes())
        .containsExactly(
            new Note(
                3,
                "The seed rests on your own empty hole, so all five opposite are yours.",
                List.of(
                    new Mark.Ring(across), new Mark.Ring(fifth), new Mark.Arrow(fifth, across))));
  }

  private static <B extends Block> B block(int step, Class<B> kind) {
    Lesson lesson = QUESTIONS.read().lesson().orElseThrow();
    return kind.cast(lesson.steps().get(step).block().orElseThrow());
  }

  @Test
  void exercise_and_question_are_without_a_finding() {
    assertThat(QUESTIONS.read().findings()).isEmpty();
  }

  @Test
  void the_exercise_is_read_as_it_is_written() {
    Block.ExerciseBlock exercise = block(0, Block.ExerciseBlock.class);
    assertThat(exercise.goal())
        .isEqualTo(
            new Condition.All(
                List.of(
                    new Claim.By(CaptureRule.NEMBAK),
                    new Claim.Amount(Claim.Quantity.CAPTURED, Comparison.AT_LEAST, 5))));
    assertThat(exercise.within()).isEqualTo(1);
    assertThat(exercise.hints())
        .extracting(Hint::text)
        .containsExactly(
            "Which of your holes can end on an empty one of yours?", "Look across from F.");
    assertThat(exercise.missteps())
        .containsExactly(
            new Misstep(
                List.of(Notated.move("B")), "B ends on A, and nothing lies across from A."));
    assertThat(exercise.solution()).containsExactly(Notated.move("G"));
  }

  @Test
  void the_question_is_read_as_it_is_written() {
    assertThat(block(1, Block.QuestionBlock.class).choices())
        .containsExactly(
            new Choice("Only into my own", true, "You pass over the other player's."),
            new Choice("Into both", false, "That would be giving seeds away."));
  }
}
