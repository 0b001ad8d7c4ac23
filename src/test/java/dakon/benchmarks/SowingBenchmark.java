package dakon.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How many moves a second: games of Dakon on seven holes, each move chosen by chance among the
 * holes that have seeds. All three play the same games.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SowingBenchmark {
  private static final int MOVES = 1000;

  private final Chance chance = new Chance(7);
  private final PlainDakon plain = new PlainDakon();
  private final SilentDakon silent = new SilentDakon();
  private final RecordedDakon recorded = new RecordedDakon();

  /** A loop over an array, the rules in the code: what the others are measured against. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public PlainDakon baseline() {
    for (int i = 0; i < MOVES; i++) {
      plain.move(chance);
    }
    return plain;
  }

  /** The engine as a search uses it. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public SilentDakon silent() {
    for (int i = 0; i < MOVES; i++) {
      silent.move(chance);
    }
    return silent;
  }

  /** The engine with all events recorded. */
  @Benchmark
  @OperationsPerInvocation(MOVES)
  public void recorded(Blackhole hole) {
    for (int i = 0; i < MOVES; i++) {
      hole.consume(recorded.move(chance));
    }
  }
}
