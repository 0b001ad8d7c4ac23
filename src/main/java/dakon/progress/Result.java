package dakon.progress;

/** How it went with a step. */
public enum Result {
  /** It was read or watched to its end, or its solution was looked at: done, without an answer. */
  SEEN(0),
  /** The answer was wrong. */
  WRONG(0),
  /** Right, with much help. */
  ONE_STAR(1),
  /** Right, with some help. */
  TWO_STARS(2),
  /** Right at once. */
  THREE_STARS(3);

  /** The most stars there are for a step. */
  public static final int MOST_STARS = 3;

  private final int stars;

  Result(int stars) {
    this.stars = stars;
  }

  /**
   * A right answer.
   *
   * @param stars what it earns, from 1 to {@link #MOST_STARS}
   */
  public static Result right(int stars) {
    return switch (stars) {
      case 1 -> ONE_STAR;
      case 2 -> TWO_STARS;
      case MOST_STARS -> THREE_STARS;
      default -> throw new IllegalArgumentException("1 to 3 stars, not " + stars);
    };
  }

  /** What it earns, from 0. */
  public int stars() {
    return stars;
  }

  /** Whether something was answered. */
  public boolean isAnswer() {
    return this != SEEN;
  }

  /** Whether something was answered and it was right. */
  public boolean isRight() {
    return stars() > 0;
  }
}
