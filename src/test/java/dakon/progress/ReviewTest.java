package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.progress.Outline.Step;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReviewTest {
  private static final List<StepId> STEPS =
      IntStream.rangeClosed(1, 9).mapToObj(number -> new StepId("lesson", "" + number)).toList();
  private static final Outline COURSE =
      new Outline(STEPS.stream().map(step -> new Step(step, true)).toList());

  private final Days days = new Days();
  private Progress progress = Progress.NONE;

  private void answer(int number, Result result) {
    progress = progress.with(STEPS.get(number - 1), result, days);
  }

  private List<Integer> review() {
    return Review.of(COURSE, progress, days.today()).steps().stream()
        .map(step -> STEPS.indexOf(step) + 1)
        .toList();
  }

  @Test
  void nothing_is_asked_again_on_the_same_day() {
    answer(1, Result.THREE_STARS);
    answer(2, Result.WRONG);

    assertThat(review()).isEmpty();
  }

  @Test
  void what_was_wrong_last_comes_first_then_what_was_ever_wrong_then_what_is_due_longest() {
    answer(5, Result.THREE_STARS);
    days.pass(1);
    answer(1, Result.THREE_STARS);
    answer(2, Result.WRONG);
    answer(2, Result.TWO_STARS);
    answer(3, Result.ONE_STAR);
    answer(4, Result.WRONG);
    days.pass(1);

    assertThat(review()).containsExactly(4, 2, 5, 1, 3);
  }

  @Test
  void it_is_short() {
    IntStream.rangeClosed(1, 9).forEach(number -> answer(number, Result.THREE_STARS));
    days.pass(1);

    assertThat(review()).containsExactly(1, 2, 3, 4, 5, 6);
    review().forEach(number -> answer(number, Result.THREE_STARS));
    assertThat(review()).containsExactly(7, 8, 9);
  }

  @Test
  void what_was_never_answered_or_is_no_longer_in_the_course_is_not_asked() {
    answer(1, Result.SEEN);
    progress = progress.with(new StepId("gone", "a"), Result.WRONG, days);
    days.pass(100);

    assertThat(review()).isEmpty();
    assertThat(Review.of(COURSE, progress, days.today()).isEmpty()).isTrue();
  }

  @Test
  void it_is_the_same_for_the_same_day() {
    RandomProgress.series(100)
        .forEach(
            random -> {
              Progress learned = random.next();
              Outline course =
                  new Outline(
                      learned.steps().keySet().stream().map(step -> new Step(step, true)).toList());
              Review review = Review.of(course, learned, days.today().plusDays(300));

              assertThat(review).isEqualTo(Review.of(course, learned, days.today().plusDays(300)));
              assertThat(review.steps())
                  .doesNotHaveDuplicates()
                  .hasSizeLessThanOrEqualTo(Review.MOST);
            });
  }
}
