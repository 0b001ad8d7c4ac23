package dakon.painting;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * Where everything lies on a board that fills a rectangle as well as it can. Holes are always
 * circles; what room is left over widens the gaps between them, up to a limit.
 *
 * <p>All is measured in units: a unit is the distance between two holes of a row before it is
 * widened. From the middle of a hole outwards come its rim, a band for marks, the letter and the
 * edge of the wood; inwards its rim, the band, the numeral, and a lane along the middle of the
 * board in which arrows and labels find room. So no mark need ever cover a numeral or a letter.
 */
public final class BoardGeometry {
  /** The radius of a hole. */
  private static final double HOLE = 0.415;

  /** How far marks may reach beyond a rim. */
  private static final double BAND = 0.08;

  private static final double GAP = 0.012;
  private static final double LETTER = 0.20;
  private static final double NUMERAL = 0.26;
  private static final double NUMERAL_WIDTH = 0.54;
  private static final double LANE = 0.40;
  private static final double MARGIN = 0.22;
  private static final double STORE = 0.40;
  private static final double STORE_LABEL = 0.30;
  private static final double STORE_LABEL_WIDTH = 0.98;

  /** From the middle of a hole to the edge of the wood. */
  private static final double OUTWARDS = HOLE + BAND + GAP + LETTER + MARGIN;

  /** From the middle of a hole to the middle of the board. */
  private static final double INWARDS = HOLE + BAND + GAP + NUMERAL + LANE / 2;

  private static final double SHADOW_SIDE = 0.16;
  private static final double SHADOW_ABOVE = 0.10;
  private static final double SHADOW_BELOW = 0.30;
  private static final double MOST_STRETCH = 1.22;
  private static final double MOST_LANE = 0.30;
  private static final double MOST_MARGIN = 0.12;

  private final int row;
  private final Direction direction;
  private final Outline outline;
  private final double unit;
  private final double pitch;
  private final double inwards;
  private final double outwards;
  private final double reach;
  private final Point2D middle;

  private BoardGeometry(Rectangle2D area, int row, Direction direction, Outline outline) {
    this.row = row;
    this.direction = direction;
    this.outline = outline;
    double ends = 2 * (outline.reach() + STORE + outline.margin());
    double width = row - 1 + ends + 2 * SHADOW_SIDE;
    double height = 2 * (INWARDS + OUTWARDS) + SHADOW_ABOVE + SHADOW_BELOW;
    this.unit = Math.min(area.getWidth() / width, area.getHeight() / height);
    double spareWidth = area.getWidth() / unit - width;
    double spareHeight = area.getHeight() / unit - height;
    double stretch = Math.min(MOST_STRETCH, 1 + spareWidth / (row + 1));
    this.pitch = unit * stretch;
    this.inwards = unit * (INWARDS + Math.min(MOST_LANE, spareHeight / 4));
    this.outwards = unit * (OUTWARDS + Math.min(MOST_MARGIN, spareHeight / 8));
    this.reach = unit * outline.reach() + pitch - unit;
    this.middle =
        new Point2D.Double(
            area.getCenterX(), area.getCenterY() - unit * (SHADOW_BELOW - SHADOW_ABOVE) / 2);
  }

  /**
   * The board that fills a rectangle.
   *
   * @param area the rectangle, in the units of whoever asks, not empty
   * @param row how many holes a row has
   * @param direction which way is sown: it decides at which end a store lies
   * @param style how the board is cut
   */
  public static BoardGeometry fit(
      Rectangle2D area, int row, Direction direction, BoardStyle style) {
    if (area.isEmpty()) {
      throw new IllegalArgumentException("nothing fits into " + area);
    }
    return new BoardGeometry(area, row, direction, style.outline());
  }

  /** How many holes a row has. */
  public int row() {
    return row;
  }

  /** Which way is sown. */
  public Direction direction() {
    return direction;
  }

  /** The length by which everything is measured: about the distance between two holes. */
  public double unit() {
    return unit;
  }

  /** The radius of a hole, and half the width of a store. */
  public double radius(Pit pit) {
    return unit * (pit instanceof Hole ? HOLE : STORE);
  }

  /** The width of the band round a rim that belongs to marks. */
  double band() {
    return unit * BAND;
  }

  /** The rectangle round the wood. */
  public Rectangle2D body() {
    double halfWidth = (row - 1) * pitch / 2 + reach + unit * (STORE + outline.margin());
    return around(middle, halfWidth, inwards + outwards);
  }

  /** The pieces of wood. */
  List<Shape> pieces() {
    double tray = unit * (STORE + outline.margin() + outline.reach()) - 0.64 * unit;
    return outline.pieces(body(), tray, unit);
  }

  /** The middle of the board. */
  Point2D middle() {
    return middle;
  }

  /** The middle of a pit. */
  public Point2D centre(Pit pit) {
    if (pit instanceof Hole hole) {
      double fromMiddle = (hole.number() - (row - 1) / 2.0) * pitch;
      return new Point2D.Double(
          middle.getX() + (hole.side() == Side.SOUTH ? fromMiddle : -fromMiddle),
          middle.getY() + down(hole.side()) * inwards);
    }
    double fromMiddle = (row - 1) * pitch / 2 + reach;
    return new Point2D.Double(middle.getX() + rightOf(pit.side()) * fromMiddle, middle.getY());
  }

  /** 1 where a side sits below the middle, -1 above. */
  static int down(Side side) {
    return side == Side.SOUTH ? 1 : -1;
  }

  /** 1 where a side's store lies at the right end of the board, -1 at the left. */
  int rightOf(Side side) {
    boolean right = (side == Side.SOUTH) == (direction == Direction.COUNTER_CLOCKWISE);
    return right ? 1 : -1;
  }

  /** 1 where a side sows to the right, -1 to the left: towards the own store. */
  int sowing(Side side) {
    return rightOf(side);
  }

  /** The rim of a pit. */
  public Shape rim(Pit pit) {
    return rim(pit, 0);
  }

  /** A line round a pit, that far outside its rim. */
  Shape rim(Pit pit, double beyond) {
    Point2D at = centre(pit);
    double halfWidth = radius(pit) + beyond;
    Rectangle2D box = around(at, halfWidth, halfHeight(pit) + beyond);
    return pit instanceof Hole
        ? new Ellipse2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight())
        : new RoundRectangle2D.Double(
            box.getX(), box.getY(), box.getWidth(), box.getHeight(), 2 * halfWidth, 2 * halfWidth);
  }

  /** Half the height of a pit from rim to rim. */
  double halfHeight(Pit pit) {
    return pit instanceof Hole
        ? unit * HOLE
        : inwards + outwards - unit * (MARGIN + 0.04 + STORE_LABEL + GAP + BAND);
  }

  /** The room for the numeral of a pit. */
  public Rectangle2D numeral(Pit pit) {
    Point2D at = centre(pit);
    if (pit instanceof Hole hole) {
      double y = at.getY() - down(hole.side()) * unit * (HOLE + BAND + GAP + NUMERAL / 2);
      return around(new Point2D.Double(at.getX(), y), unit * NUMERAL_WIDTH / 2, unit * NUMERAL / 2);
    }
    return storeLabel(pit, -down(pit.side()));
  }

  /** The room for a hole's letter. */
  public Rectangle2D letter(Hole hole) {
    Point2D at = centre(hole);
    double y = at.getY() + down(hole.side()) * unit * (HOLE + BAND + GAP + LETTER / 2);
    return around(new Point2D.Double(at.getX(), y), unit * LETTER / 2, unit * LETTER / 2);
  }

  /** The room for a player's name, at that player's end of the own store. */
  public Rectangle2D name(Side side) {
    return storeLabel(new Store(side), down(side));
  }

  private Rectangle2D storeLabel(Pit store, int down) {
    Point2D at = centre(store);
    double y = at.getY() + down * (halfHeight(store) + unit * (BAND + GAP + STORE_LABEL / 2));
    return around(
        new Point2D.Double(at.getX(), y), unit * STORE_LABEL_WIDTH / 2, unit * STORE_LABEL / 2);
  }

  /** The height of the lane along the middle of the board, free of numerals. */
  double lane() {
    return 2 * (inwards - unit * (HOLE + BAND + 2 * GAP + NUMERAL));
  }

  /** How far beside the middle of a hole a line can pass its numeral. */
  double aside() {
    return unit * 0.385;
  }

  /** A rectangle that belongs to a pit alone: what lies in it, and what is written beside it. */
  public Rectangle2D bounds(Pit pit) {
    Point2D at = centre(pit);
    double edge = inwards + outwards;
    if (pit instanceof Hole hole) {
      double top = hole.side() == Side.SOUTH ? middle.getY() : middle.getY() - edge;
      return new Rectangle2D.Double(at.getX() - pitch / 2, top, pitch, edge);
    }
    return around(at, Math.min(reach - pitch / 2, unit * (STORE + outline.margin())), edge);
  }

  /** A rectangle close round a pit and what is written beside it. */
  Rectangle2D cell(Pit pit) {
    Rectangle2D cell = rim(pit, band()).getBounds2D();
    cell.add(numeral(pit).getCenterX(), numeral(pit).getMinY());
    cell.add(numeral(pit).getCenterX(), numeral(pit).getMaxY());
    Rectangle2D other = pit instanceof Hole hole ? letter(hole) : name(pit.side());
    cell.add(other.getCenterX(), other.getMinY());
    cell.add(other.getCenterX(), other.getMaxY());
    return cell;
  }

  /** The pit that a point belongs to. */
  public Optional<Pit> pitAt(Point2D point) {
    return Board.pits(row).stream().filter(pit -> bounds(pit).contains(point)).findFirst();
  }

  private static Rectangle2D around(Point2D at, double halfWidth, double halfHeight) {
    return new Rectangle2D.Double(
        at.getX() - halfWidth, at.getY() - halfHeight, 2 * halfWidth, 2 * halfHeight);
  }
}
