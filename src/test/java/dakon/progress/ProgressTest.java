package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressTest {
  private static final int SERIES = 2000;
  private static final StepId STEP = new StepId("nembak", "first");
  private static final StepId OTHER = new StepId("nembak", "second");

  private final Days days = new Days();

  private Progress after(Result... results) {
    return List.of(results).stream()
        .reduce(
            Progress.NONE,
            (progress, result) -> progress.with(STEP, result, days),
            Progress::merge);
  }

  @Test
  void a_step_never_met_is_not_done() {
    assertThat(Progress.NONE.of(STEP)).isEmpty();
    assertThat(Progress.NONE.isDone(STEP)).isFalse();
    assertThat(Progress.NONE.stars(STEP)).isZero();
    assertThat(Progress.NONE.isBegun("nembak")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "SEEN, true, 0, 0, 0",
    "WRONG, false, 0, 1, 1",
    "ONE_STAR, true, 1, 1, 0",
    "TWO_STARS, true, 2, 1, 0",
    "THREE_STARS, true, 3, 1, 0"
  })
  void one_result_makes(Result result, boolean done, int stars, int tries, int misses) {
    Practice practice = after(result).of(STEP).orElseThrow();

    assertThat(practice.done()).isEqualTo(done);
    assertThat(practice.stars()).isEqualTo(stars);
    assertThat(practice.tries()).isEqualTo(tries);
    assertThat(practice.misses()).isEqualTo(misses);
    assertThat(practice.met()).isEqualTo(days.instant());
    assertThat(after(result).isBegun("nembak")).isTrue();
  }

  @Test
  void the_best_stars_stay_and_what_is_done_stays_done() {
    Progress progress = after(Result.WRONG, Result.THREE_STARS, Result.ONE_STAR, Result.WRONG);

    assertThat(progress.stars(STEP)).isEqualTo(3);
    assertThat(progress.isDone(STEP)).isTrue();
    assertThat(progress.of(STEP).orElseThrow().tries()).isEqualTo(4);
    assertThat(progress.of(STEP).orElseThrow().misses()).isEqualTo(2);
  }

  @Test
  void an_earlier_value_is_as_it_was() {
    Progress before = after(Result.WRONG);
    Progress after = before.with(STEP, Result.THREE_STARS, days);

    assertThat(before.isDone(STEP)).isFalse();
    assertThat(after.isDone(STEP)).isTrue();
  }

  @Test
  void a_step_or_a_lesson_is_forgotten_alone() {
    StepId elsewhere = new StepId("relay", "first");
    Progress all =
        after(Result.SEEN).with(OTHER, Result.SEEN, days).with(elsewhere, Result.SEEN, days);

    assertThat(all.without(STEP).steps()).containsOnlyKeys(OTHER, elsewhere);
    assertThat(all.withoutLesson("nembak").steps()).containsOnlyKeys(elsewhere);
  }

  @Test
  void tries_are_counted_so_far_and_no_further() {
    Practice often =
        new Practice(
            days.instant(),
            false,
            0,
            Practice.MOST_TRIES,
            Practice.MOST_TRIES,
            after(Result.WRONG).of(STEP).orElseThrow().recall());

    assertThat(often.with(Result.WRONG, days.instant(), days.getZone())).isEqualTo(often);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, -1})
  void a_right_answer_earns_one_to_three_stars(int stars) {
    assertThatIllegalArgumentException().isThrownBy(() -> Result.right(stars));
    assertThat(Result.right(2).stars()).isEqualTo(2);
  }

  @Test
  void a_step_has_names_that_can_be_written() {
    assertThatIllegalArgumentException().isThrownBy(() -> new StepId("", "a"));
    assertThatIllegalArgumentException().isThrownBy(() -> new StepId("a", ""));
    assertThatIllegalArgumentException().isThrownBy(() -> new StepId("a", "\uD800"));
  }

  @Test
  void merging_is_the_same_in_any_order_and_again() {
    RandomProgress.series(SERIES)
        .forEach(
            random -> {
              Progress one = random.next();
              Progress other = random.next();
              Progress third = random.next();
              Progress merged = one.merge(other);

              assertThat(other.merge(one)).isEqualTo(merged);
              assertThat(merged.merge(third)).isEqualTo(one.merge(other.merge(third)));
              assertThat(merged.merge(one)).isEqualTo(merged);
              assertThat(one.merge(Progress.NONE)).isEqualTo(one);
            });
  }

  @Test
  void merging_loses_nothing() {
    RandomProgress.series(SERIES)
        .forEach(
            random -> {
              Progress one = random.next();
              Progress merged = one.merge(random.next());
              one.steps()
                  .forEach(
                      (step, practice) -> {
                        Practice now = merged.of(step).orElseThrow();
                        assertThat(now.stars()).isGreaterThanOrEqualTo(practice.stars());
                        assertThat(now.tries()).isGreaterThanOrEqualTo(practice.tries());
                        assertThat(now.met()).isAfterOrEqualTo(practice.met());
                        assertThat(now.done() || !practice.done()).isTrue();
                      });
            });
  }

  @Test
  void what_changed_in_one_place_only_is_as_it_is_there() {
    RandomProgress.series(SERIES)
        .forEach(
            random -> {
              Progress base = random.next();
              Progress one = random.after(base);
              Progress other = random.after(base);

              assertThat(one.merge(base, base)).isEqualTo(one);
              assertThat(base.merge(base, one)).isEqualTo(one);
              assertThat(one.merge(base, other)).isEqualTo(other.merge(base, one));
            });
  }

  @Test
  void what_was_forgotten_in_one_place_stays_forgotten_unless_it_was_met_in_the_other() {
    Progress base = after(Result.SEEN).with(OTHER, Result.SEEN, days);
    days.pass(1);

    assertThat(Progress.NONE.merge(base, base.with(OTHER, Result.WRONG, days)).steps())
        .containsOnlyKeys(OTHER);
  }
}
