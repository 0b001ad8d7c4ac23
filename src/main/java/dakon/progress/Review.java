package dakon.progress;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Earlier things asked again: those that are due by their {@link Recall}, answered wrong last time
 * first, then those once wrong, then those due longest, else in the order of the course. Short, so
 * that it is done.
 *
 * @param steps what is asked, in this order
 */
public record Review(List<StepId> steps) {
  /** It has at most so many steps. */
  public static final int MOST = 6;

  /** Keeps its own list. */
  public Review {
    steps = List.copyOf(steps);
  }

  /** What is to be asked again today; steps that the course no longer has are not. */
  public static Review of(Outline course, Progress progress, LocalDate today) {
    return new Review(
        course.steps().stream()
            .filter(Outline.Step::asks)
            .flatMap(step -> Candidate.of(step.id(), progress).stream())
            .filter(candidate -> candidate.recall().isDue(today))
            .sorted(Candidate.MOST_NEEDED_FIRST)
            .limit(MOST)
            .map(Candidate::step)
            .toList());
  }

  /** Whether there is nothing to be asked. */
  public boolean isEmpty() {
    return steps.isEmpty();
  }

  private record Candidate(StepId step, boolean missed, Recall recall) {
    static final Comparator<Candidate> MOST_NEEDED_FIRST =
        Comparator.comparing((Candidate candidate) -> candidate.recall().right())
            .thenComparing(candidate -> !candidate.missed())
            .thenComparing(candidate -> candidate.recall().due());

    static Optional<Candidate> of(StepId step, Progress progress) {
      return progress
          .of(step)
          .flatMap(
              practice ->
                  practice
                      .recall()
                      .map(recall -> new Candidate(step, practice.misses() > 0, recall)));
    }
  }
}
