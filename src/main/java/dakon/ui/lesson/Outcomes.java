package dakon.ui.lesson;

/** Knows what has come of the steps of lessons, and is told what comes of them. */
public interface Outcomes {
  /** Knows nothing, and forgets. */
  Outcomes NONE = new ForgottenOutcomes();

  /** A step without a question was gone through. */
  void seen(String lesson, String step);

  /** A step was answered wrong. */
  void wrong(String lesson, String step);

  /**
   * A step was answered right.
   *
   * @param stars what it has earned, from 1 to 3
   */
  void right(String lesson, String step, int stars);

  /** Whether a step is done: answered right, or gone through if it asks nothing. */
  boolean isDone(String lesson, String step);
}
