package dakon.painting;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Pit;
import dakon.replay.Mark;
import dakon.replay.Scene;
import dakon.replay.Slip;
import dakon.text.Messages;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Paints scenes on a board. What does not change from scene to scene, the wood and the look of a
 * seed, is kept as pictures in the resolution of the device for the sizes used last; so keep the
 * painter. It is for one thread at a time.
 */
public final class BoardPainter {
  private static final int SIZES_KEPT = 2;
  private static final int DRAWINGS_KEPT = 64;
  private static final Color FOCUS = new Color(0x0E5A8A);

  private final BoardStyle style;
  private final Direction direction;
  private final Players players;
  private final Font font;
  private final Finish finish;
  private final Messages messages = Messages.of(BoardPainter.class);
  private final SeedPictures seeds;
  private final Map<Size, Laid> boards = new Recent<>(SIZES_KEPT);
  private Optional<Laid> roughly = Optional.empty();

  /**
   * A painter of one board.
   *
   * @param style what the board is made of
   * @param direction which way is sown on it
   * @param players what the players are called
   * @param font the family of what is written; it is sized with the board
   */
  public BoardPainter(BoardStyle style, Direction direction, Players players, Font font) {
    this(style, direction, players, font, Finish.NATURAL);
  }

  /** The same with another finish. */
  public BoardPainter(
      BoardStyle style, Direction direction, Players players, Font font, Finish finish) {
    this.finish = finish;
    this.style = style;
    this.direction = direction;
    this.players = players;
    this.font = font;
    this.seeds = new SeedPictures(style.seeds());
  }

  private record Size(int width, int height, int row) {
    boolean isVisible() {
      return width > 0 && height > 0;
    }
  }

  /** Where everything lies when a board is painted into this rectangle. */
  public BoardGeometry geometry(Rectangle2D area, int row) {
    return BoardGeometry.fit(area, row, direction, style);
  }

  /** Paints a scene, with an author's words on white paper. */
  public void paint(Graphics2D g, Rectangle2D area, Scene scene) {
    paint(g, area, scene, Paper.WHITE);
  }

  /**
   * Paints a scene, as sharp as the device can show it.
   *
   * @param g may be scaled and moved, but not turned
   * @param area where to paint
   * @param scene what to paint
   * @param paper on which an author's words stand
   */
  public void paint(Graphics2D g, Rectangle2D area, Scene scene, Paper paper) {
    Size size = size(g.getTransform(), area, scene.board().row());
    if (size.isVisible()) {
      paint(g, area, scene, paper, size, laid(size));
    }
  }

  /**
   * Paints a scene at once, from what is at hand: as {@link #paint} does if the board has been
   * carved at this size, else from the board carved last, or from a rough one if there is none.
   *
   * @return whether it was painted as {@code paint} does
   */
  public boolean paintAtOnce(Graphics2D g, Rectangle2D area, Scene scene, Paper paper) {
    Size size = size(g.getTransform(), area, scene.board().row());
    if (!size.isVisible()) {
      return true;
    }
    Optional<Size> nearest = nearest(size);
    if (nearest.isPresent()) {
      roughly = Optional.empty();
    }
    paint(g, area, scene, paper, size, nearest.map(this::laid).orElseGet(() -> rough(size)));
    return nearest.equals(Optional.of(size));
  }

  /** A board that stands in until the first is carved. */
  private Laid rough(Size size) {
    if (roughly.filter(laid -> laid.size.equals(size)).isEmpty()) {
      roughly =
          Optional.of(new Laid(size, (same, geometry) -> new RoughBoard(geometry, style.wood())));
    }
    return roughly.get();
  }

  private Ground carve(Size size, BoardGeometry geometry) {
    BufferedImage picture =
        new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = picture.createGraphics();
    Stencil.smooth(g);
    new Carving(geometry, style, finish).paint(g);
    g.dispose();
    return new TiledPicture(picture);
  }

  /**
   * Carves the board for a size, so that it can be painted at once later. Takes a while, and may be
   * done on any thread.
   *
   * @param view the transform of the graphics on which will be painted
   * @param area where will be painted
   * @param row how many holes the rows have
   */
  public void prepare(AffineTransform view, Rectangle2D area, int row) {
    Size size = size(view, area, row);
    if (size.isVisible()) {
      laid(size);
    }
  }

  private static Size size(AffineTransform view, Rectangle2D area, int row) {
    return new Size(
        (int) Math.round(area.getWidth() * view.getScaleX()),
        (int) Math.round(area.getHeight() * view.getScaleY()),
        row);
  }

  /** The board of a size, carved now if it has not been. */
  private Laid laid(Size size) {
    Optional<Laid> carved = carved(size);
    if (carved.isPresent()) {
      return carved.get();
    }
    Laid laid = new Laid(size, this::carve);
    synchronized (boards) {
      boards.put(size, laid);
    }
    return laid;
  }

  private Optional<Laid> carved(Size size) {
    synchronized (boards) {
      return Optional.ofNullable(boards.get(size));
    }
  }

  /** The size at hand that can stand in for another: itself, or the latest with as many holes. */
  private Optional<Size> nearest(Size size) {
    synchronized (boards) {
      return boards.containsKey(size)
          ? Optional.of(size)
          : boards.keySet().stream()
              .filter(carved -> carved.row == size.row)
              .reduce((first, second) -> second);
    }
  }

  /** Paints a board carved for one size where it has another. */
  private static void paint(
      Graphics2D g, Rectangle2D area, Scene scene, Paper paper, Size size, Laid laid) {
    Point2D corner =
        g.getTransform()
            .transform(new Point2D.Double(area.getX(), area.getY()), new Point2D.Double());
    Graphics2D pixels = (Graphics2D) g.create();
    pixels.setTransform(
        AffineTransform.getTranslateInstance(Math.rint(corner.getX()), Math.rint(corner.getY())));
    if (!laid.size.equals(size)) {
      pixels.scale(size.width / (double) laid.size.width, size.height / (double) laid.size.height);
    }
    Stencil.smooth(pixels);
    laid.paint(pixels, scene, paper);
    pixels.dispose();
  }

  /**
   * Paints a ring round a pit and what is written beside it, for whoever chooses by keyboard.
   *
   * @param g may be scaled and moved, but not turned
   * @param area where the board is painted
   * @param row how many holes its rows have
   * @param pit the pit
   */
  public void paintFocus(Graphics2D g, Rectangle2D area, int row, Pit pit) {
    BoardGeometry geometry = geometry(area, row);
    double unit = geometry.unit();
    Rectangle2D cell = geometry.cell(pit);
    double clear = 0.05 * unit;
    Graphics2D ring = (Graphics2D) g.create();
    Stencil.smooth(ring);
    Shape line =
        new RoundRectangle2D.Double(
            cell.getX(),
            cell.getY() - clear,
            cell.getWidth(),
            cell.getHeight() + 2 * clear,
            0.3 * unit,
            0.3 * unit);
    Figure trace = Figure.line(line, Math.max(1.5, 0.03 * unit), Math.max(1, 0.022 * unit));
    new Figure(trace.core(), trace.edge(), FOCUS).paint(ring);
    ring.dispose();
  }

  /** All that is made for one size of the board. */
  private final class Laid {
    private final Size size;
    private final BoardGeometry geometry;
    private final Ground ground;
    private final Lettering lettering;
    private final Airborne airborne;
    private final MarkFigures figures;
    private final Map<Mark, MarkFigures.Drawing> drawings = new Recent<>(DRAWINGS_KEPT);
    private final Prints prints;
    private final Piles piles;
    private final Slips slips;

    Laid(Size size, BiFunction<Size, BoardGeometry, Ground> maker) {
      this.size = size;
      this.geometry = geometry(new Rectangle2D.Double(0, 0, size.width, size.height), size.row);
      this.piles = new Piles(geometry);
      this.lettering = new Lettering(geometry, style.wood(), players, font, finish);
      this.airborne = new Airborne(geometry, piles, seeds, lettering);
      this.figures = new MarkFigures(geometry, messages);
      this.prints = new Prints(geometry.unit());
      this.slips = new Slips(geometry, font);
      this.ground = maker.apply(size, geometry);
    }

    void paint(Graphics2D g, Scene scene, Paper paper) {
      ground.draw(g);
      paintSeeds(g, scene.board());
      List<MarkFigures.Drawing> marks = scene.marks().stream().map(this::drawing).toList();
      marks.forEach(mark -> mark.figures().forEach(figure -> prints.draw(g, figure)));
      scene.flights().forEach(flight -> airborne.paint(g, flight, scene.board()));
      scene.hand().ifPresent(hand -> airborne.paint(g, hand));
      lettering.paint(g, scene.board(), scene.toMove());
      List<Pill> pills = new ArrayList<>();
      marks.forEach(mark -> pills.addAll(mark.pills()));
      List<PaperSlip> laid = lay(scene.slips(), marks, pills);
      lettering.paint(g, pills, laid.stream().map(PaperSlip::box).toList());
      laid.forEach(slip -> slip.paint(g, paper));
    }

    /** Lays slips where they leave alone what has its place; other words give way to them. */
    private List<PaperSlip> lay(
        List<Slip> said, List<MarkFigures.Drawing> marks, List<Pill> pills) {
      if (said.isEmpty()) {
        return List.of();
      }
      List<Pill> bound = pills.stream().filter(pill -> pill.towards() != 0).toList();
      List<Figure> drawn = marks.stream().flatMap(mark -> mark.figures().stream()).toList();
      return slips.lay(said, drawn, lettering.places(bound, List.of()));
    }

    private MarkFigures.Drawing drawing(Mark mark) {
      return drawings.computeIfAbsent(mark, unknown -> unknown.accept(figures));
    }

    private void paintSeeds(Graphics2D g, Board board) {
      for (Pit pit : board.pits()) {
        Point2D at = geometry.centre(pit);
        for (SeedLayout.Lying seed : piles.seeds(pit, board.seeds(pit))) {
          seeds.draw(g, at.getX() + seed.x(), at.getY() + seed.y(), seed.length(), seed.turn());
        }
      }
    }
  }
}
