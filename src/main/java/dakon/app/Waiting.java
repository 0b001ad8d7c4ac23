package dakon.app;

import dakon.analysis.FirstTurn.Reach;
import dakon.analysis.Onlooker;
import dakon.challenge.TurnWords;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Waits at a terminal for a search: tells how far it is, once it takes long, and calls it off when
 * the program is interrupted, so that what was found till then can still be told.
 */
final class Waiting implements Onlooker<Reach>, AutoCloseable {
  /** Nobody wonders for so long, nor wants to hear more often, in nanoseconds. */
  private static final long PATIENCE = 2_000_000_000L;

  /** So long an interrupted program waits for what was found, in seconds. */
  private static final int LAST_WORDS = 5;

  private final PrintWriter err;
  private long told = System.nanoTime();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread interruption = new Thread(this::callOff);
  private volatile boolean cancelled;

  Waiting(PrintWriter err) {
    this.err = err;
    Runtime.getRuntime().addShutdownHook(interruption);
  }

  private void callOff() {
    cancelled = true;
    try {
      done.await(LAST_WORDS, TimeUnit.SECONDS);
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void reached(Reach reach) {
    if (System.nanoTime() - told > PATIENCE) {
      told = System.nanoTime();
      err.println(TurnWords.progress(reach));
      err.flush();
    }
  }

  @Override
  public boolean isCancelled() {
    return cancelled;
  }

  /** All is told: the program may end. */
  @Override
  public void close() {
    done.countDown();
    if (!cancelled) {
      Runtime.getRuntime().removeShutdownHook(interruption);
    }
  }
}
