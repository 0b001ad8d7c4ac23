package dakon.painting;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.painting.LineDrawing.Label;
import dakon.painting.LineDrawing.Stroke;
import dakon.replay.Mark;
import dakon.text.Messages;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws boards of one kind in black lines, so that they can be printed, copied and written into:
 * seeds as dots, a numeral with every pile, and along the middle a loop that runs the way of
 * sowing. Where everything lies is what {@link BoardGeometry} says of the painted board, too.
 */
public final class LinePainter {
  /** What a board is fitted into, by its units: it is to be rather flat. */
  private static final double HIGH = 4.5;

  private static final double ENDS = 2.8;

  private static final double LINE = 0.028;
  private static final double NUMERAL = 0.34;
  private static final double STORE_NUMERAL = 0.38;
  private static final double LETTER = 0.27;
  private static final double DOT = 0.082;

  /** Smaller dots would not be copied. */
  private static final double SMALLEST_DOT = 0.022;

  /** The part of the way to its neighbour that a dot takes. */
  private static final double DENSE = 0.41;

  private static final double LOOP_LENGTH = 2.4;
  private static final double LOOP_HEIGHT = 0.17;

  private final BoardGeometry geometry;
  private final Players players;
  private final double unit;

  /**
   * A painter.
   *
   * @param style how the board is cut
   * @param direction which way is sown
   * @param row how many holes a row has
   * @param breadth how broad the drawings are to be
   */
  public LinePainter(BoardStyle style, Direction direction, int row, double breadth) {
    Rectangle2D area = new Rectangle2D.Double(0, 0, row + ENDS, HIGH);
    Rectangle2D wood = BoardGeometry.fit(area, row, direction, style).body();
    double scale = breadth / wood.getWidth();
    this.geometry =
        BoardGeometry.fit(
            new Rectangle2D.Double(
                -scale * wood.getX(),
                -scale * wood.getY(),
                scale * area.getWidth(),
                scale * area.getHeight()),
            row,
            direction,
            style);
    this.players = Players.sides();
    this.unit = geometry.unit();
  }

  /** How broad a board is whose holes lie that far from each other. */
  public static double breadth(BoardStyle style, int row, double unit) {
    Rectangle2D area = new Rectangle2D.Double(0, 0, row + ENDS, HIGH);
    BoardGeometry fitted = BoardGeometry.fit(area, row, Direction.CLOCKWISE, style);
    return fitted.body().getWidth() * unit / fitted.unit();
  }

  /** A position, and what is to be pointed out in it. */
  public LineDrawing position(Position position, List<Mark> marks) {
    Drawing drawing = new Drawing();
    drawing.board();
    for (Side side : Side.values()) {
      drawing.name(side, position.toMove() == side);
    }
    position.board().pits().forEach(pit -> drawing.pile(pit, position.board().seeds(pit)));
    MarkFigures figures = new MarkFigures(geometry, Messages.of(LinePainter.class));
    for (Mark mark : marks) {
      mark.accept(figures).figures().forEach(figure -> drawing.areas.add(figure.core()));
    }
    drawing.loop();
    return drawing.done();
  }

  /** The board without its seeds, to be written into. */
  public LineDrawing empty() {
    Drawing drawing = new Drawing();
    drawing.board();
    for (Side side : Side.values()) {
      drawing.name(side, false);
    }
    drawing.loop();
    return drawing.done();
  }

  /** A drawing that is being made. */
  private final class Drawing {
    private final List<Stroke> strokes = new ArrayList<>();
    private final List<Shape> areas = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    LineDrawing done() {
      Rectangle2D body = geometry.body();
      return new LineDrawing(body.getWidth(), body.getHeight(), strokes, areas, labels);
    }

    private void line(Shape shape, double times) {
      strokes.add(new Stroke(shape, times * LINE * unit));
    }

    void board() {
      geometry.pieces().forEach(piece -> line(piece, 0.8));
      for (Pit pit : Board.pits(geometry.row())) {
        line(geometry.rim(pit), 1);
        if (pit instanceof Hole hole) {
          write(String.valueOf(hole.letter()), LETTER, false, geometry.letter(hole));
        }
      }
    }

    private void write(String text, double size, boolean bold, Rectangle2D room) {
      labels.add(new Label(text, size * unit, bold, room));
    }

    void pile(Pit pit, int seeds) {
      boolean isStore = pit instanceof Store;
      write(
          Integer.toString(seeds), isStore ? STORE_NUMERAL : NUMERAL, true, geometry.numeral(pit));
      Point2D middle = geometry.centre(pit);
      List<SeedLayout.Lying> pile =
          SeedLayout.pile(seeds, geometry.radius(pit), geometry.halfHeight(pit), unit, index(pit));
      double dot = dot(pile);
      for (SeedLayout.Lying seed : pile) {
        areas.add(disc(middle.getX() + seed.x(), middle.getY() + seed.y(), dot));
      }
    }

    private int index(Pit pit) {
      return Board.pits(geometry.row()).indexOf(pit);
    }

    /** How large dots can be without touching each other. */
    private double dot(List<SeedLayout.Lying> pile) {
      double nearest = Double.MAX_VALUE;
      for (int i = 0; i < pile.size(); i++) {
        for (int j = 0; j < i; j++) {
          double x = pile.get(i).x() - pile.get(j).x();
          double y = pile.get(i).y() - pile.get(j).y();
          nearest = Math.min(nearest, Math.hypot(x, y));
        }
      }
      return Math.max(SMALLEST_DOT * unit, Math.min(DOT * unit, DENSE * nearest));
    }

    private Shape disc(double x, double y, double radius) {
      return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** The player to move has a frame round the name, as on the painted board. */
    void name(Side side, boolean toMove) {
      Rectangle2D room = geometry.name(side);
      write(players.name(side), LETTER, toMove, room);
      if (toMove) {
        line(rounded(room, 0.03 * unit, room.getHeight()), 1.2);
      }
    }

    private Shape rounded(Rectangle2D room, double beyond, double arc) {
      return new RoundRectangle2D.Double(
          room.getX() - beyond,
          room.getY() - beyond,
          room.getWidth() + 2 * beyond,
          room.getHeight() + 2 * beyond,
          arc,
          arc);
    }

    /** The way of sowing, where nothing that is pointed out crosses it. */
    void loop() {
      Point2D middle = geometry.middle();
      double halfLength = LOOP_LENGTH / 2 * unit;
      double halfHeight = LOOP_HEIGHT / 2 * unit;
      Rectangle2D room = new Rectangle2D.Double();
      room.setFrameFromCenter(
          middle.getX(), middle.getY(), middle.getX() + halfLength, middle.getY() + halfHeight);
      Rectangle2D ample = rounded(room, 0.08 * unit, 0).getBounds2D();
      if (areas.stream().noneMatch(area -> area.intersects(ample))) {
        line(rounded(room, 0, room.getHeight()), 0.8);
        for (Side side : Side.values()) {
          double y = middle.getY() + BoardGeometry.down(side) * halfHeight;
          areas.add(head(middle.getX(), y, geometry.sowing(side)));
        }
      }
    }

    private Shape head(double x, double y, int right) {
      double size = 0.09 * unit;
      Path2D.Double head = new Path2D.Double();
      head.moveTo(x - right * size, y - 0.8 * size);
      head.lineTo(x + right * size, y);
      head.lineTo(x - right * size, y + 0.8 * size);
      head.closePath();
      return head;
    }
  }
}
