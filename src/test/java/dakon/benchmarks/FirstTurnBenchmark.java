package dakon.benchmarks;

import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn;
import dakon.analysis.Goal;
import dakon.analysis.Limits;
import dakon.analysis.Onlooker;
import dakon.rules.Ruleset;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long it takes to look through all that South can reach before North has moved: Dakon on six
 * holes, 2,160,113 positions, in a program that has just been started, as {@code solve} is.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 5, jvmArgsAppend = "-Xmx256m")
public class FirstTurnBenchmark {

  /** The whole of it, with the proof. */
  @Benchmark
  public BestTurn sixHoles() {
    return new FirstTurn(Ruleset.DAKON, Ruleset.DAKON.opening(6), Goal.MOST)
        .search(Limits.of(Duration.ofMinutes(1)), Onlooker.silent());
  }
}
