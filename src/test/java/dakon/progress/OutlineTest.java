package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.progress.Outline.Step;
import dakon.progress.Outline.Tally;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutlineTest {
  /** Three lessons of three steps; the last of each asks. */
  private static final Outline COURSE =
      new Outline(
          Stream.of("a", "b", "c")
              .flatMap(
                  lesson ->
                      Stream.of(1, 2, 3)
                          .map(step -> new Step(new StepId(lesson, "" + step), step == 3)))
              .toList());

  private final Days days = new Days();

  private Progress done(String steps) {
    Progress progress = Progress.NONE;
    for (String step : steps.split(" ", -1)) {
      Result result = step.endsWith("!") ? Result.WRONG : Result.SEEN;
      progress =
          progress.with(new StepId(step.substring(0, 1), step.substring(1, 2)), result, days);
    }
    return progress;
  }

  @Test
  void who_has_done_nothing_begins_at_the_beginning() {
    assertThat(COURSE.next(Progress.NONE)).contains(new StepId("a", "1"));
  }

  @ParameterizedTest
  @CsvSource({
    "a1, a2",
    "a1 a3, a2",
    "a1 a2 a3, b1",
    "a1 a2 a3!, a3",
    "b1, b2",
    "a1 b1, a2",
    "b1 b2 b3, c1",
    "c1 c2 c3, a1",
    "a1 a2 a3 c1 c2 c3, b1",
    "x1 y2, a1"
  })
  void the_next_is_the_first_step_not_done_of_the_first_lesson_begun_or_following(
      String done, String next) {
    assertThat(COURSE.next(done(done)))
        .contains(new StepId(next.substring(0, 1), next.substring(1)));
  }

  @Test
  void there_is_nothing_next_when_all_is_done() {
    assertThat(COURSE.next(done("a1 a2 a3 b1 b2 b3 c1 c2 c3"))).isEmpty();
    assertThat(new Outline(List.of()).next(Progress.NONE)).isEmpty();
  }

  @Test
  void a_lesson_is_counted_in_steps_and_stars() {
    Progress progress = done("a1 a2").with(new StepId("a", "3"), Result.TWO_STARS, days);

    assertThat(COURSE.tally("a", progress)).isEqualTo(new Tally(3, 3, 2, 3));
    assertThat(COURSE.tally("a", progress).isComplete()).isTrue();
    assertThat(COURSE.tally("b", progress)).isEqualTo(new Tally(0, 3, 0, 3));
    assertThat(COURSE.tally("b", progress).isComplete()).isFalse();
  }
}
