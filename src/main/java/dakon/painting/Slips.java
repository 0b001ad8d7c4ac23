package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.replay.Slip;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds a place on the board for each slip: in the lane along the middle, across, or over the
 * neighbours in the row of the pit it speaks of; there where it costs least to cover what lies
 * under it. A numeral, a letter or a name is covered only where even the smallest writing leaves no
 * other way.
 */
final class Slips {
  /** The size of the writing, in units; on a small board larger, up to a size easily read. */
  private static final double WRITING = 0.188;

  private static final double WRITING_ON_SMALL = 0.24;
  private static final double EASILY_READ = 12.5;

  private static final double SMALLEST = 0.6;
  private static final int MOST_LINES = 6;

  /** Where along a slip its pointer may leave it, in parts of its length. */
  private static final List<Double> LEAVING = List.of(0.5, 0.3, 0.7, 0.12, 0.88, 0.03, 0.97);

  /** How far beside a pit a slip may lie, in units. */
  private static final List<Double> AWAY = List.of(0.18, 0.9, 1.5);

  /** What it costs to cover something. */
  private static final double WRITTEN = 1000;

  private static final double OFF_THE_WOOD = 400;
  private static final double PIT = 300;
  private static final double WORDS = 200;
  private static final double FIGURE = 12;
  private static final double STORE = 45;
  private static final double NEIGHBOUR = 3;
  private static final double DISTANCE = 2;
  private static final double LINE = 0.5;

  private final BoardGeometry geometry;
  private final double unit;
  private final Font font;
  private final List<Rectangle2D> written = new ArrayList<>();
  private final List<Shape> wood;

  Slips(BoardGeometry geometry, Font font) {
    this.geometry = geometry;
    this.unit = geometry.unit();
    this.font =
        font.deriveFont(
            Font.PLAIN,
            (float) Math.max(WRITING * unit, Math.min(EASILY_READ, WRITING_ON_SMALL * unit)));
    this.wood = geometry.pieces();
    for (Pit pit : Board.pits(geometry.row())) {
      written.add(geometry.numeral(pit));
      written.add(pit instanceof Hole hole ? geometry.letter(hole) : geometry.name(pit.side()));
    }
  }

  /**
   * Lays slips on the board.
   *
   * @param slips what they say
   * @param figures what marks draw
   * @param words the places of other words
   */
  List<PaperSlip> lay(List<Slip> slips, List<Figure> figures, List<Rectangle2D> words) {
    List<PaperSlip> laid = new ArrayList<>();
    List<Rectangle2D> taken = new ArrayList<>(words);
    for (Slip slip : slips) {
      PaperSlip best = best(slip, figures, taken);
      taken.add(best.box());
      laid.add(best);
    }
    return laid;
  }

  private PaperSlip best(Slip slip, List<Figure> figures, List<Rectangle2D> words) {
    Comparator<PaperSlip> cheapest =
        Comparator.comparingDouble(placed -> cost(placed, slip.at(), figures, words));
    double size = 1;
    while (true) {
      PaperSlip best = places(slip, size).min(cheapest).orElseThrow();
      size *= 0.88;
      if (cost(best, slip.at(), figures, words) < WRITTEN || size < SMALLEST) {
        return best;
      }
    }
  }

  /** All places worth a try, of all shapes the words can be brought into. */
  private Stream<PaperSlip> places(Slip slip, double size) {
    Font smaller = font.deriveFont((float) (size * font.getSize2D()));
    return IntStream.rangeClosed(1, MOST_LINES)
        .mapToObj(lines -> Writing.of(slip.text(), smaller, lines))
        .distinct()
        .flatMap(writing -> places(slip.at(), writing));
  }

  private Stream<PaperSlip> places(Pit pit, Writing writing) {
    double lane = geometry.middle().getY();
    if (pit instanceof Hole hole) {
      double row = geometry.centre(hole).getY();
      return Stream.of(
              inwards(hole, writing, lane),
              inwards(hole, writing, 2 * lane - row),
              beside(hole, writing, -1, row),
              beside(hole, writing, 1, row))
          .flatMap(Function.identity());
    }
    double south = geometry.centre(new Hole(Side.SOUTH, 0)).getY();
    return Stream.of(lane, south, 2 * lane - south)
        .flatMap(y -> beside(pit, writing, -geometry.rightOf(pit.side()), y));
  }

  /** At a height towards the middle or beyond it, with a pointer that passes the numerals. */
  private Stream<PaperSlip> inwards(Hole hole, Writing writing, double y) {
    Point2D centre = geometry.centre(hole);
    double rim = centre.getY() - BoardGeometry.down(hole.side()) * reach(hole);
    return Stream.of(-geometry.aside(), geometry.aside())
        .map(aside -> new Point2D.Double(centre.getX() + aside, rim))
        .flatMap(tip -> LEAVING.stream().map(part -> at(tip, part, writing, y)));
  }

  private PaperSlip at(Point2D tip, double part, Writing writing, double y) {
    double left = onBoard(tip.getX() - part * writing.width(), writing);
    return PaperSlip.pointing(writing, left, y - writing.height() / 2, tip);
  }

  /**
   * How far inwards from the middle of a hole its rim and the marks round it reach, at the side.
   */
  private double reach(Hole hole) {
    double ring = geometry.radius(hole) + geometry.band();
    return Math.sqrt(ring * ring - geometry.aside() * geometry.aside());
  }

  private double onBoard(double left, Writing writing) {
    Rectangle2D body = geometry.body();
    double margin = 0.08 * unit;
    double most = body.getMaxX() - margin - writing.width();
    return Math.max(body.getX() + margin, Math.min(left, most));
  }

  /** At one side of a pit, near it or farther off. */
  private Stream<PaperSlip> beside(Pit pit, Writing writing, int right, double y) {
    double x = geometry.centre(pit).getX() + right * (geometry.radius(pit) + geometry.band());
    Point2D tip = new Point2D.Double(x, y);
    return AWAY.stream()
        .map(
            away -> {
              double near = x + right * away * unit;
              double left = right > 0 ? near : near - writing.width();
              return PaperSlip.pointing(writing, left, y - writing.height() / 2, tip);
            });
  }

  private double cost(PaperSlip placed, Pit pit, List<Figure> figures, List<Rectangle2D> words) {
    Rectangle2D box = placed.box();
    double cost = LINE * placed.writing().lines().size() + DISTANCE * placed.reach() / unit;
    cost += WRITTEN * written.stream().filter(placed::touches).count();
    cost += WORDS * words.stream().filter(placed::touches).count();
    cost += FIGURE * figures.stream().filter(placed::touches).count();
    cost += wood.stream().anyMatch(piece -> piece.contains(box)) ? 0 : OFF_THE_WOOD;
    for (Pit other : Board.pits(geometry.row())) {
      if (geometry.rim(other).intersects(box)) {
        cost += other.equals(pit) ? PIT : other instanceof Hole ? NEIGHBOUR : STORE;
      }
    }
    return cost;
  }
}
