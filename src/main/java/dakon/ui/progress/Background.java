package dakon.ui.progress;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.SwingWorker;

/**
 * Does what may take a while, one thing after the other, and tells the event dispatch thread what
 * came of it. The program does not end before all is done.
 */
final class Background {
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());

  /**
   * Something that may take a while.
   *
   * @param <T> what comes of it
   */
  interface Work<T> {
    /** Does it. */
    T result() throws IOException;
  }

  /** Does something that nobody waits for. */
  void run(Runnable work) {
    thread.execute(work);
  }

  /**
   * Does something.
   *
   * @param then is told what came of it
   * @param failed is told why nothing came of it
   */
  <T> void run(Work<T> work, Consumer<T> then, Consumer<IOException> failed) {
    thread.execute(
        new SwingWorker<T, Void>() {
          @Override
          protected T doInBackground() throws IOException {
            return work.result();
          }

          @Override
          protected void done() {
            try {
              then.accept(get());
            } catch (ExecutionException failure) {
              if (!(failure.getCause() instanceof IOException expected)) {
                throw new IllegalStateException(failure.getCause());
              }
              failed.accept(expected);
            } catch (InterruptedException interrupted) {
              Thread.currentThread().interrupt();
            }
          }
        });
  }
}
