package dakon.progress;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Optional;

/**
 * What a step's progress is kept by.
 *
 * @param lesson the name of the lesson
 * @param step the id of the step in it
 */
public record StepId(String lesson, String step) implements Comparable<StepId> {
  private static final Comparator<StepId> BY_NAMES =
      Comparator.comparing(StepId::lesson).thenComparing(StepId::step);

  /** Refuses names that are empty or could not be written. */
  public StepId {
    if (!isName(lesson) || !isName(step)) {
      throw new IllegalArgumentException("a lesson and a step have names: " + lesson + ", " + step);
    }
  }

  /** The step of these names, unless one is empty or could not be written. */
  public static Optional<StepId> of(String lesson, String step) {
    return isName(lesson) && isName(step)
        ? Optional.of(new StepId(lesson, step))
        : Optional.empty();
  }

  private static boolean isName(String text) {
    return !text.isEmpty() && StandardCharsets.UTF_8.newEncoder().canEncode(text);
  }

  @Override
  public int compareTo(StepId other) {
    return BY_NAMES.compare(this, other);
  }
}
