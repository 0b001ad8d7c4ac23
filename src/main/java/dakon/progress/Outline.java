package dakon.progress;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The steps of a course, lesson after lesson, by their names.
 *
 * @param steps all of them, in the order of the course
 */
public record Outline(List<Step> steps) {

  /**
   * A step.
   *
   * @param id its names
   * @param asks whether the learner has something to answer
   */
  public record Step(StepId id, boolean asks) {}

  /**
   * How far a learner has come in a lesson.
   *
   * @param done how many steps are done
   * @param steps how many there are
   * @param stars how many stars were earned
   * @param mostStars how many there are to earn
   */
  public record Tally(int done, int steps, int stars, int mostStars) {
    /** Whether every step is done. */
    public boolean isComplete() {
      return done == steps;
    }
  }

  /** Keeps its own list. */
  public Outline {
    steps = List.copyOf(steps);
  }

  /** Whether a learner has done anything of it. */
  public boolean isBegun(Progress progress) {
    return steps.stream().anyMatch(step -> progress.of(step.id()).isPresent());
  }

  /** How far a learner has come in a lesson. */
  public Tally tally(String lesson, Progress progress) {
    List<Step> own = steps.stream().filter(step -> step.id().lesson().equals(lesson)).toList();
    List<StepId> asking = own.stream().filter(Step::asks).map(Step::id).toList();
    return new Tally(
        (int) own.stream().filter(step -> progress.isDone(step.id())).count(),
        own.size(),
        asking.stream().mapToInt(progress::stars).sum(),
        asking.size() * Result.MOST_STARS);
  }

  /**
   * The next thing to do: the first step not done of the first lesson that is begun but not
   * finished; else of the lessons that follow the last one begun; else of those that were left out.
   * Nothing if all is done.
   */
  public Optional<StepId> next(Progress progress) {
    List<StepId> open =
        steps.stream().map(Step::id).filter(Predicate.not(progress::isDone)).toList();
    return first(open, step -> progress.isBegun(step.lesson()))
        .or(() -> first(open, behindLastMet(progress)::contains))
        .or(() -> open.stream().findFirst());
  }

  private List<StepId> behindLastMet(Progress progress) {
    List<StepId> all = steps.stream().map(Step::id).toList();
    int behind = all.size();
    while (behind > 0 && progress.of(all.get(behind - 1)).isEmpty()) {
      behind--;
    }
    return all.subList(behind, all.size());
  }

  private static Optional<StepId> first(List<StepId> steps, Predicate<StepId> wanted) {
    return steps.stream().filter(wanted).findFirst();
  }
}
