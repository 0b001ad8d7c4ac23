package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Block;
import dakon.lesson.Check;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedLessonsTest {
  private static final Path ENGLISH = Path.of("lessons", "en");
  private static final int MOST_WORDS = 70;

  static List<Lesson> lessons() throws IOException {
    return LessonFiles.course(ENGLISH).lessons();
  }

  @Test
  void every_lesson_is_without_a_finding_and_every_claim_holds() throws IOException {
    Check check = LessonFiles.course(ENGLISH).check();
    assertThat(check.findings()).isEmpty();
    assertThat(check.summary()).isEqualTo("0 errors, 0 warnings in 6 files, 175 claims");
  }

  @Test
  void they_come_in_the_order_in_which_to_learn() throws IOException {
    assertThat(lessons())
        .extracting(Lesson::name)
        .containsExactly(
            "board-and-sowing", "relay-laps", "nembak", "mikul", "mati-bela", "lap-and-chain");
  }

  @Test
  void a_lesson_comes_after_those_it_builds_on() throws IOException {
    List<String> names = lessons().stream().map(Lesson::name).toList();
    for (Lesson lesson : lessons()) {
      lesson
          .after()
          .ifPresent(before -> assertThat(names).containsSubsequence(before, lesson.name()));
    }
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_has_a_few_short_steps_with_something_to_see(Lesson lesson) {
    assertThat(lesson.steps()).hasSizeBetween(4, 6);
    assertThat(lesson.steps())
        .allSatisfy(step -> assertThat(step.block()).isPresent())
        .allSatisfy(step -> assertThat(step.prose().split("\\s+")).hasSizeLessThan(MOST_WORDS));
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void every_replay_carries_several_claims_and_a_note(Lesson lesson) {
    assertThat(lesson.steps().stream().flatMap(step -> step.block().stream()))
        .filteredOn(Block.ReplayBlock.class::isInstance)
        .extracting(Block.ReplayBlock.class::cast)
        .isNotEmpty()
        .allSatisfy(replay -> assertThat(replay.claims()).hasSizeGreaterThan(3))
        .allSatisfy(replay -> assertThat(replay.notes()).isNotEmpty());
  }

  @Test
  void they_are_found_where_the_program_is() throws IOException {
    Course shipped = LessonFiles.course(LessonFiles.shipped("en"));
    assertThat(shipped.lessons()).isEqualTo(lessons());
  }
}
