package dakon.ui.gallery;

import dakon.board.Direction;
import dakon.gallery.Example;
import dakon.lesson.Block;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Players;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;

/**
 * Still pictures of examples, painted in the background when they are first asked for, and kept. To
 * be called on the event dispatch thread.
 */
final class Stills {
  private static final int MOST_KEPT = 96;

  /** More than can be seen at once; what was asked for longest ago is seen no more. */
  private static final int MOST_WAITING = 32;

  private final Runnable onReady;
  private final Map<Example, Still> kept = new LinkedHashMap<>(MOST_KEPT, 0.75f, true);
  private final Map<Example, Size> waiting = new LinkedHashMap<>();
  private final Map<Wood, BoardPainter> painters = new HashMap<>();
  private boolean isPainting;

  /**
   * No pictures yet.
   *
   * @param onReady is called when there is another
   */
  Stills(Runnable onReady) {
    this.onReady = onReady;
  }

  /**
   * A size in pixels of the device, and the font of what is written.
   *
   * @param width the width
   * @param height the height
   * @param font the family of what is written
   */
  record Size(int width, int height, Font font) {}

  private record Still(BufferedImage picture, Size size) {}

  private record Wood(BoardStyle style, Direction direction, Font font) {}

  /** The picture of an example: of another size while its own is painted, or none at first. */
  Optional<BufferedImage> picture(Example example, Size size) {
    Still still = kept.get(example);
    if (still == null || !still.size().equals(size)) {
      ask(example, size);
    }
    return Optional.ofNullable(still).map(Still::picture);
  }

  private void ask(Example example, Size size) {
    if (!size.equals(waiting.get(example))) {
      waiting.remove(example);
      waiting.put(example, size);
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
    Iterator<Map.Entry<Example, Size>> first = waiting.entrySet().iterator();
    Map.Entry<Example, Size> next = first.next();
    first.remove();
    paint(next.getKey(), next.getValue());
  }

  private void paint(Example example, Size size) {
    new SwingWorker<BufferedImage, Void>() {
      @Override
      protected BufferedImage doInBackground() {
        return picture(example.block(), size);
      }

      @Override
      protected void done() {
        isPainting = false;
        try {
          keep(example, new Still(get(), size));
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
          throw new IllegalStateException(failed.getCause());
        }
        paintNext();
      }
    }.execute();
  }

  private void keep(Example example, Still still) {
    kept.put(example, still);
    if (kept.size() > MOST_KEPT) {
      kept.remove(kept.keySet().iterator().next());
    }
    onReady.run();
  }

  /** Paints a picture; one at a time, so that the painters are never shared. */
  private BufferedImage picture(Block.OnBoard block, Size size) {
    BufferedImage picture =
        new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_ARGB_PRE);
    Wood wood =
        new Wood(BoardStyle.of(block.rules().game()), block.rules().direction(), size.font());
    BoardPainter painter =
        painters.computeIfAbsent(
            wood,
            key -> new BoardPainter(key.style(), key.direction(), Players.sides(), key.font()));
    Graphics2D graphics = picture.createGraphics();
    painter.paint(
        graphics,
        new Rectangle2D.Double(0, 0, size.width(), size.height()),
        block.accept(new TellingScene()));
    graphics.dispose();
    return picture;
  }

  /** The moment that says most: the last capture about to be made, or else the end. */
  private static final class TellingScene implements Block.Visitor<Scene> {
    @Override
    public Scene board(Block.BoardBlock block) {
      return Scene.still(block.start(), block.marks());
    }

    @Override
    public Scene replay(Block.ReplayBlock block) {
      Timeline timeline =
          Timeline.of(new Replay(block.moves()), Narrator.of(block.rules().game()), List.of());
      List<Integer> captures = timeline.captures();
      return timeline.atMoment(
          captures.isEmpty() ? timeline.lastMoment() : captures.get(captures.size() - 1));
    }

    @Override
    public Scene predict(Block.PredictBlock block) {
      return replay(block.replay());
    }

    @Override
    public Scene exercise(Block.ExerciseBlock block) {
      return Scene.still(block.start(), block.marks());
    }

    @Override
    public Scene question(Block.QuestionBlock block) {
      return board(block.board().orElseThrow());
    }
  }
}
