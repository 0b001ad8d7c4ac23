package dakon.progress;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What learners might have done, by chance, and the same in every run. */
final class RandomProgress {
  private static final Instant START = Instant.parse("2026-03-01T10:15:30.123456Z");
  private static final List<String> LESSONS =
      List.of("board", "nembak", "mati-bela", "قواعد", "🌱");
  private static final List<String> STEPS = List.of("a", "b \"quoted\"", "c\n", "d\\", "\u0001");

  private final SplittableRandom random;

  private RandomProgress(int seed) {
    random = new SplittableRandom(seed);
  }

  static Stream<RandomProgress> series(int many) {
    return IntStream.range(0, many).mapToObj(RandomProgress::new);
  }

  /** From nothing. */
  Progress next() {
    return after(Progress.NONE);
  }

  /** Some more results, and now and then something forgotten. */
  Progress after(Progress earlier) {
    Progress progress = earlier;
    for (int results = random.nextInt(12); results > 0; results--) {
      progress = progress.with(step(), any(Result.values()), clock());
      if (random.nextInt(8) == 0) {
        progress = progress.without(step());
      }
    }
    return progress;
  }

  StepId step() {
    return new StepId(
        LESSONS.get(random.nextInt(LESSONS.size())), STEPS.get(random.nextInt(STEPS.size())));
  }

  private Result any(Result[] results) {
    return results[random.nextInt(results.length)];
  }

  private Clock clock() {
    Instant instant = START.plus(Duration.ofMinutes(random.nextInt(200 * 24 * 60)));
    return Clock.fixed(instant, ZoneOffset.ofHours(random.nextInt(-12, 13)));
  }
}
