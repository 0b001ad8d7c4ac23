package dakon.ui.editor;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.game.Game;
import dakon.study.Prospect;
import dakon.trace.Trace;
import dakon.ui.replay.Foresight;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import javax.swing.SwingWorker;

/**
 * What each move of a game would do, found out in the background, one move after the other: a relay
 * may go on for long.
 */
final class Prospects extends SwingWorker<Void, Prospect> implements Foresight {
  private final Game game;
  private final BiConsumer<List<Prospect>, Boolean> listener;
  private final List<Prospect> found = new ArrayList<>();

  /**
   * The prospects of a game.
   *
   * @param listener is told what is found, and whether that is all
   */
  Prospects(Game game, BiConsumer<List<Prospect>, Boolean> listener) {
    this.game = game;
    this.listener = listener;
  }

  @Override
  protected Void doInBackground() {
    for (Move move : game.legalMoves()) {
      if (isCancelled()) {
        break;
      }
      publish(Prospect.of(game, move));
    }
    return null;
  }

  @Override
  protected void process(List<Prospect> more) {
    found.addAll(more);
    if (!isCancelled()) {
      listener.accept(List.copyOf(found), false);
    }
  }

  @Override
  protected void done() {
    try {
      get();
      listener.accept(List.copyOf(found), true);
    } catch (CancellationException other) {
      return; // moves are asked for now
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }

  @Override
  public Optional<Trace> of(Position position, Hole hole) {
    return found.stream()
        .filter(prospect -> prospect.move().equals(Move.lift(hole)))
        .findFirst()
        .flatMap(Prospect::trace)
        .filter(trace -> trace.before().equals(position));
  }
}
