package dakon.ui.ask;

import java.util.List;
import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;

/**
 * Work in the background whose answer somebody waits for. Called off, it still tells what it has
 * come to till then.
 *
 * @param <A> the answer
 * @param <P> what tells how far it is
 */
abstract class Research<A, P> extends SwingWorker<A, P> {
  private volatile boolean isCalledOff;

  /** Ends it, with what is known by now. */
  final void callOff() {
    isCalledOff = true;
  }

  final boolean isCalledOff() {
    return isCalledOff;
  }

  /** It is so far. */
  abstract void reached(P progress);

  /** That is the answer. */
  abstract void found(A answer);

  @Override
  protected final void process(List<P> reached) {
    if (!isDone()) {
      reached(reached.get(reached.size() - 1));
    }
  }

  @Override
  protected final void done() {
    try {
      found(get());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
