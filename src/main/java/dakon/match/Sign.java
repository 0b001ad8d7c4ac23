package dakon.match;

import java.util.Random;

/** What a finger stands for in pingsut, as it is played on Java. */
public enum Sign {
  /** The thumb. */
  ELEPHANT,
  /** The index finger. */
  PERSON,
  /** The little finger. */
  ANT;

  /**
   * Whether it beats another: the elephant tramples the person, the person the ant, and the ant
   * crawls into the elephant's ear.
   */
  public boolean beats(Sign other) {
    return switch (this) {
      case ELEPHANT -> other == PERSON;
      case PERSON -> other == ANT;
      case ANT -> other == ELEPHANT;
    };
  }

  /** One of the three, by chance. */
  public static Sign any(Random random) {
    return values()[random.nextInt(values().length)];
  }
}
