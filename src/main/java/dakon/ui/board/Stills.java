package dakon.ui.board;

import dakon.board.Direction;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Finish;
import dakon.painting.Players;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;

/**
 * Still pictures, painted in the background when they are first asked for, and kept. To be called
 * on the event dispatch thread.
 */
public final class Stills {
  private static final int MOST_KEPT = 96;

  /** More than can be seen at once; what was asked for longest ago is seen no more. */
  private static final int MOST_WAITING = 32;

  private final Runnable onReady;
  private final Map<Motif, Still> kept = new LinkedHashMap<>(MOST_KEPT, 0.75f, true);
  private final Map<Motif, Size> waiting = new LinkedHashMap<>();
  private final Map<Wood, BoardPainter> painters = new HashMap<>();
  private boolean isPainting;

  /**
   * No pictures yet.
   *
   * @param onReady is called when there is another
   */
  public Stills(Runnable onReady) {
    this.onReady = onReady;
  }

  /**
   * A size in pixels of the device, and how the board is painted at it.
   *
   * @param width the width
   * @param height the height
   * @param font the family of what is written
   * @param finish how plainly the board is painted
   */
  record Size(int width, int height, Font font, Finish finish) {}

  private record Still(BufferedImage picture, Size size) {}

  private record Wood(BoardStyle style, Direction direction, Font font, Finish finish) {}

  /** The picture of a motif: of another size while its own is painted, or none at first. */
  Optional<BufferedImage> picture(Motif motif, Size size) {
    Still still = kept.get(motif);
    if (still == null || !still.size().equals(size)) {
      ask(motif, size);
    }
    return Optional.ofNullable(still).map(Still::picture);
  }

  private void ask(Motif motif, Size size) {
    if (!size.equals(waiting.get(motif))) {
      waiting.remove(motif);
      waiting.put(motif, size);
    }
    if (waiting.size() > MOST_WAITING) {
      waiting.remove(waiting.keySet().iterator().next());
    }
    paintNext();
  }

  private void paintNext() {
    if (isPainting || waiting.isEmpty()) {
      return;
    }
    isPainting = true;
    Iterator<Map.Entry<Motif, Size>> first = waiting.entrySet().iterator();
    Map.Entry<Motif, Size> next = first.next();
    first.remove();
    paint(next.getKey(), next.getValue());
  }

  private void paint(Motif motif, Size size) {
    new SwingWorker<BufferedImage, Void>() {
      @Override
      protected BufferedImage doInBackground() {
        return painted(motif, size);
      }

      @Override
      protected void done() {
        isPainting = false;
        try {
          keep(motif, new Still(get(), size));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
          throw new IllegalStateException(failed.getCause());
        }
        paintNext();
      }
    }.execute();
  }

  private void keep(Motif motif, Still still) {
    kept.put(motif, still);
    if (kept.size() > MOST_KEPT) {
      kept.remove(kept.keySet().iterator().next());
    }
    onReady.run();
  }

  /** Paints a picture; one at a time, so that the painters are never shared. */
  private BufferedImage painted(Motif motif, Size size) {
    BufferedImage picture =
        new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_ARGB_PRE);
    Wood wood = new Wood(motif.style(), motif.direction(), size.font(), size.finish());
    BoardPainter painter =
        painters.computeIfAbsent(
            wood,
            key ->
                new BoardPainter(
                    key.style(), key.direction(), Players.sides(), key.font(), key.finish()));
    Graphics2D graphics = picture.createGraphics();
    painter.paint(
        graphics, new Rectangle2D.Double(0, 0, size.width(), size.height()), motif.scene());
    graphics.dispose();
    return picture;
  }
}
