package dakon.lesson;

/** How a number is compared with the one that is claimed. */
public enum Comparison {
  /** It is that number. */
  EQUAL(""),
  /** It is another one. */
  UNEQUAL("!="),
  /** It is at least that. */
  AT_LEAST(">="),
  /** It is at most that. */
  AT_MOST("<="),
  /** It is more than that. */
  MORE(">"),
  /** It is less than that. */
  LESS("<");

  private final String sign;

  Comparison(String sign) {
    this.sign = sign;
  }

  /** What stands before the number in a lesson file; nothing for an equal one. */
  public String sign() {
    return sign;
  }

  /** Whether a number compares so with the one claimed. */
  public boolean holds(int actual, int claimed) {
    return switch (this) {
      case EQUAL -> actual == claimed;
      case UNEQUAL -> actual != claimed;
      case AT_LEAST -> actual >= claimed;
      case AT_MOST -> actual <= claimed;
      case MORE -> actual > claimed;
      case LESS -> actual < claimed;
    };
  }
}
