package dakon.progress;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a learner has done with one step.
 *
 * @param met when it was last met
 * @param done whether it was answered right, or seen if there was nothing to answer
 * @param stars the most it has earned, from 0 to {@link Result#MOST_STARS}
 * @param tries how many answers were given, at most {@link #MOST_TRIES}
 * @param misses how many of them were wrong
 * @param recall how well it is remembered, once it was answered
 */
public record Practice(
    Instant met, boolean done, int stars, int tries, int misses, Optional<Recall> recall) {
  /** No more tries are counted. */
  public static final int MOST_TRIES = 999_999;

  /** Refuses what cannot be. */
  public Practice {
    Objects.requireNonNull(met);
    check(stars >= 0 && stars <= Result.MOST_STARS, "0 to 3 stars");
    check(tries >= 0 && tries <= MOST_TRIES, "0 to 999999 tries");
    check(misses >= 0 && misses <= tries, "no more misses than tries");
    check(done || stars == 0, "no stars for what is not done");
    check(recall.isPresent() == tries > 0, "something to recall after the first try");
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }

  /** A step met for the first time. */
  static Practice first(Result result, Instant now, ZoneId zone) {
    return new Practice(now, false, 0, 0, 0, Optional.empty()).with(result, now, zone);
  }

  /** The step met again. */
  Practice with(Result result, Instant now, ZoneId zone) {
    int answers = result.isAnswer() && tries < MOST_TRIES ? 1 : 0;
    return new Practice(
        now,
        done || result != Result.WRONG,
        Math.max(stars, result.stars()),
        tries + answers,
        misses + (result == Result.WRONG ? answers : 0),
        result.isAnswer() ? Optional.of(recall(result.isRight(), now, zone)) : recall);
  }

  private Recall recall(boolean right, Instant now, ZoneId zone) {
    return recall
        .map(earlier -> earlier.again(right, now, zone))
        .orElseGet(() -> Recall.first(right, now, zone));
  }

  /**
   * What is known from two places: of numbers the greater, of times and what belongs to them the
   * later. Counts are not added, so that the same file may be brought in twice.
   */
  Practice merge(Practice other) {
    return new Practice(
        met.isAfter(other.met) ? met : other.met,
        done || other.done,
        Math.max(stars, other.stars),
        Math.max(tries, other.tries),
        Math.max(misses, other.misses),
        Stream.of(recall, other.recall).flatMap(Optional::stream).max(Recall::compareTo));
  }
}
