package dakon.ui.ask;

import dakon.board.Move;
import dakon.board.Position;
import dakon.contrast.Contrast;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import javax.swing.SwingWorker;

/** Plays moves under two sets of rules in the background: a relay may be long. */
final class Comparing extends SwingWorker<Contrast, Void> {
  private final Ruleset first;
  private final Ruleset second;
  private final Position start;
  private final List<Move> moves;
  private final BiConsumer<Comparing, Contrast> listener;

  /** A comparison, of which a listener is told what has come of it. */
  Comparing(
      Ruleset first,
      Ruleset second,
      Position start,
      List<Move> moves,
      BiConsumer<Comparing, Contrast> listener) {
    this.first = first;
    this.second = second;
    this.start = start;
    this.moves = List.copyOf(moves);
    this.listener = listener;
  }

  @Override
  protected Contrast doInBackground() {
    return Contrast.of(first, second, start, moves);
  }

  @Override
  protected void done() {
    if (isCancelled()) {
      return;
    }
    try {
      listener.accept(this, get());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
