package dakon.progress;

import java.time.Clock;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What a learner has done, step by step. A value: whoever keeps an earlier one can go back to it.
 * Steps that no lesson has are kept like all others.
 *
 * @param steps what was done with each step that was met
 */
public record Progress(SortedMap<StepId, Practice> steps) {
  /** Nothing done yet. */
  public static final Progress NONE = new Progress(new TreeMap<>());

  /** Keeps its own copy. */
  public Progress {
    steps = Collections.unmodifiableSortedMap(new TreeMap<>(steps));
  }

  /** What was done with a step, if it was met. */
  public Optional<Practice> of(StepId step) {
    return Optional.ofNullable(steps.get(step));
  }

  /** Whether a step was answered right, or seen if there was nothing to answer. */
  public boolean isDone(StepId step) {
    return of(step).filter(Practice::done).isPresent();
  }

  /** The most stars a step has earned. */
  public int stars(StepId step) {
    return of(step).map(Practice::stars).orElse(0);
  }

  /** Whether a step of this lesson was met. */
  public boolean isBegun(String lesson) {
    return steps.keySet().stream().anyMatch(step -> step.lesson().equals(lesson));
  }

  /** With what came of a step now. */
  public Progress with(StepId step, Result result, Clock clock) {
    SortedMap<StepId, Practice> changed = new TreeMap<>(steps);
    changed.put(
        step,
        of(step)
            .map(earlier -> earlier.with(result, clock.instant(), clock.getZone()))
            .orElseGet(() -> Practice.first(result, clock.instant(), clock.getZone())));
    return new Progress(changed);
  }

  /** As if a step had never been met. */
  public Progress without(StepId step) {
    return without(step::equals);
  }

  /** As if a lesson had never been begun. */
  public Progress withoutLesson(String lesson) {
    return without(step -> step.lesson().equals(lesson));
  }

  private Progress without(Predicate<StepId> forgotten) {
    SortedMap<StepId, Practice> changed = new TreeMap<>(steps);
    changed.keySet().removeIf(forgotten);
    return new Progress(changed);
  }

  /**
   * What was done here or there. Of a step that was met in both, the most stars, tries and misses
   * count, and the later answer; merging the same again changes nothing.
   */
  public Progress merge(Progress other) {
    return merge(NONE, other);
  }

  /**
   * What became of one progress in two places. A step that changed in one place only is as it is
   * there, so one that was forgotten there is forgotten; what changed in both is merged.
   *
   * @param base as it was when they parted
   * @param other the other place
   */
  public Progress merge(Progress base, Progress other) {
    SortedMap<StepId, Practice> merged = new TreeMap<>();
    TreeSet<StepId> all = new TreeSet<>(steps.keySet());
    all.addAll(other.steps.keySet());
    for (StepId step : all) {
      merge(base.of(step), of(step), other.of(step)).ifPresent(known -> merged.put(step, known));
    }
    return new Progress(merged);
  }

  private static Optional<Practice> merge(
      Optional<Practice> base, Optional<Practice> one, Optional<Practice> other) {
    if (one.equals(base)) {
      return other;
    }
    if (other.equals(base)) {
      return one;
    }
    return one.isPresent() && other.isPresent()
        ? Optional.of(one.get().merge(other.get()))
        : one.or(() -> other);
  }
}
