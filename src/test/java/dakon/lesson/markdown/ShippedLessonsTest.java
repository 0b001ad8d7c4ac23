package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Block;
import dakon.lesson.Check;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedLessonsTest {
  private static final Path ENGLISH = Path.of("lessons", "en");
  private static final int MOST_WORDS = 70;

  static List<Lesson> lessons() throws IOException {
    return LessonFiles.course(ENGLISH).lessons();
  }

  static Stream<Step> steps() throws IOException {
    return lessons().stream().flatMap(lesson -> lesson.steps().stream());
  }

  @Test
  void every_lesson_is_without_a_finding_and_every_claim_holds() throws IOException {
    Check check = LessonFiles.course(ENGLISH).check();
    assertThat(check.findings()).isEmpty();
    assertThat(check.summary()).isEqualTo("0 errors, 0 warnings in 19 files, 430 claims");
  }

  @Test
  void they_come_in_the_order_in_which_to_learn() throws IOException {
    assertThat(lessons())
        .extracting(Lesson::name)
        .containsExactly(
            "board-and-words",
            "sowing",
            "store-and-bonus",
            "relay-laps",
            "how-a-turn-ends",
            "nembak",
            "mikul",
            "the-end",
            "first-game",
            "counting-ahead",
            "choosing-captures",
            "bonus-chains",
            "congkak",
            "mati-bela",
            "lap-and-chain",
            "passing-and-the-end",
            "three-games-compared",
            "where-they-come-from",
            "board-as-calculator");
  }

  @Test
  void they_are_a_full_course_most_of_which_asks_the_learner() throws IOException {
    assertThat(steps()).hasSize(137).extracting(Step::id).doesNotHaveDuplicates();
    assertThat(steps().filter(ShippedLessonsTest::asks)).hasSize(101);
  }

  private static boolean asks(Step step) {
    return step.block()
        .filter(
            block ->
                block instanceof Block.PredictBlock
                    || block instanceof Block.ExerciseBlock
                    || block instanceof Block.QuestionBlock)
        .isPresent();
  }

  @Test
  void a_lesson_follows_the_one_before_it() throws IOException {
    List<Lesson> lessons = lessons();
    for (int i = 1; i < lessons.size(); i++) {
      assertThat(lessons.get(i).after()).contains(lessons.get(i - 1).name());
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_has_a_few_short_steps_and_ends_with_a_check(Lesson lesson) {
    assertThat(lesson.steps())
        .hasSizeBetween(5, 8)
        .allSatisfy(step -> assertThat(step.block()).isPresent())
        .allSatisfy(step -> assertThat(step.prose().split("\\s+")).hasSizeLessThan(MOST_WORDS));
    Step last = lesson.steps().get(lesson.steps().size() - 1);
    assertThat(last.title()).startsWith("Check: ");
    assertThat(asks(last)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void every_replay_carries_several_claims_and_a_note(Lesson lesson) {
    assertThat(lesson.steps().stream().flatMap(step -> step.block().stream()))
        .filteredOn(Block.ReplayBlock.class::isInstance)
        .extracting(Block.ReplayBlock.class::cast)
        .allSatisfy(replay -> assertThat(replay.claims()).hasSizeGreaterThan(3))
        .allSatisfy(replay -> assertThat(replay.notes()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void every_prediction_is_explained_by_a_note_and_every_exercise_gives_hints(Lesson lesson) {
    for (Step step : lesson.steps()) {
      step.block()
          .filter(Block.PredictBlock.class::isInstance)
          .map(Block.PredictBlock.class::cast)
          .ifPresent(block -> assertThat(block.replay().notes()).as(step.id()).isNotEmpty());
      step.block()
          .filter(Block.ExerciseBlock.class::isInstance)
          .map(Block.ExerciseBlock.class::cast)
          .ifPresent(block -> assertThat(block.hints()).as(step.id()).isNotEmpty());
    }
  }

  @Test
  void they_are_found_where_the_program_is() throws IOException {
    Course shipped = LessonFiles.course(LessonFiles.shipped("en"));
    assertThat(shipped.lessons()).isEqualTo(lessons());
  }
}
