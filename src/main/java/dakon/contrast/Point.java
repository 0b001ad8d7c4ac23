package dakon.contrast;

import dakon.rules.Ruleset;
import java.util.List;
import java.util.stream.Stream;

/** A point in which rules may differ, other than what a game is called and how it begins. */
public enum Point {
  /** Which way round is sown. */
  DIRECTION,
  /** Where a lap begins. */
  FIRST_SEED,
  /** How many seeds a hole must hold to be lifted. */
  FEWEST_LIFTED,
  /** Which hole is sown on. */
  RELAY,
  /** What is captured. */
  CAPTURES,
  /** What ends the game. */
  END;

  /** What the rules say of it. */
  Object of(Ruleset rules) {
    return switch (this) {
      case DIRECTION -> rules.direction();
      case FIRST_SEED -> rules.firstSeed();
      case FEWEST_LIFTED -> rules.fewestLifted();
      case RELAY -> rules.relay();
      case CAPTURES -> rules.captures();
      case END -> rules.end();
    };
  }

  /** The points in which two sets of rules differ. */
  public static List<Point> between(Ruleset first, Ruleset second) {
    return Stream.of(values()).filter(point -> !point.of(first).equals(point.of(second))).toList();
  }
}
