package dakon.painting;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.replay.Mark;
import dakon.text.Messages;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What each mark draws. Rings stay within the band round a rim, lines pass the numerals at their
 * side, words stand in the lane along the middle: nothing covers a numeral or a letter.
 */
final class MarkFigures implements Mark.Visitor<MarkFigures.Drawing> {
  private static final Color BAMBOO = new Color(0x7A4E16);

  /** A chevron more for each time the lap comes by, up to these. */
  private static final int MOST_CHEVRONS = 3;

  /** The length of an arrowhead, as a part of the unit. */
  private static final double HEAD = 0.17;

  /** How far the bow from a pit to the next one swings inwards, as a part of the unit. */
  private static final double HOP = 0.2;

  /** Where such a bow touches a hole's rim, as an angle from the row. */
  private static final double SHOULDER = Math.toRadians(45);

  private final BoardGeometry geometry;
  private final Messages messages;
  private final double unit;
  private final double fine;
  private final double bold;
  private final double edge;

  /** The path of a lap grows by one at each seed: the others stay as they are. */
  private final Map<Chevron, Figure> chevrons = new HashMap<>();

  /**
   * What is drawn for a mark.
   *
   * @param figures the figures, the uppermost last
   * @param pills the words
   */
  record Drawing(List<Figure> figures, List<Pill> pills) {
    static Drawing of(Figure... figures) {
      return new Drawing(List.of(figures), List.of());
    }

    Drawing with(Pill pill) {
      return new Drawing(figures, List.of(pill));
    }
  }

  MarkFigures(BoardGeometry geometry, Messages messages) {
    this.geometry = geometry;
    this.messages = messages;
    this.unit = geometry.unit();
    this.fine = Math.max(0.8, 0.018 * unit);
    this.bold = Math.max(1.2, 0.034 * unit);
    this.edge = Math.max(0.6, 0.016 * unit);
  }

  @Override
  public Drawing lifted(Mark.Lifted mark) {
    return Drawing.of(ring(mark.hole(), fine));
  }

  @Override
  public Drawing path(Mark.Path mark) {
    Map<Pit, Integer> rounds = new HashMap<>();
    List<Figure> figures = new ArrayList<>();
    for (Pit pit : mark.pits()) {
      int round = rounds.merge(pit, 1, Integer::sum);
      if (round <= MOST_CHEVRONS) {
        figures.add(chevrons.computeIfAbsent(new Chevron(pit, round), this::chevron));
      }
    }
    return new Drawing(figures, List.of());
  }

  @Override
  public Drawing lastSeed(Mark.LastSeed mark) {
    double dash = 0.135 * unit;
    Shape line = geometry.rim(mark.pit(), geometry.band() / 2);
    return Drawing.of(Figure.dashes(line, bold, edge, dash, 0.8 * dash));
  }

  @Override
  public Drawing shot(Mark.Shot mark) {
    double x = beside(mark.from());
    Shape arrow = straight(x, mark.from(), mark.at());
    return Drawing.of(ring(mark.from(), bold), ring(mark.at(), fine), solid(arrow))
        .with(pill("take", mark.seeds(), x, towardsMiddle(x)));
  }

  @Override
  public Drawing pole(Mark.Pole mark) {
    return Drawing.of(
            ring(mark.first(), bold),
            ring(mark.second(), bold),
            new Figure(pole(mark.first(), mark.second()), edge, BAMBOO))
        .with(pill("take", mark.seeds(), geometry.centre(mark.between()).getX(), 0));
  }

  @Override
  public Drawing joined(Mark.Joined mark) {
    Point2D one = geometry.centre(mark.landing());
    Point2D other = geometry.centre(mark.opposite());
    double radius = geometry.radius(mark.landing()) + geometry.band() / 2;
    Rectangle2D box = new Rectangle2D.Double();
    box.setFrameFromDiagonal(one, other);
    Shape round =
        new java.awt.geom.RoundRectangle2D.Double(
            box.getX() - radius,
            box.getY() - radius,
            box.getWidth() + 2 * radius,
            box.getHeight() + 2 * radius,
            2 * radius,
            2 * radius);
    return Drawing.of(
            Figure.line(round, bold, edge), ring(mark.landing(), fine), ring(mark.opposite(), fine))
        .with(
            pill(
                "take",
                mark.seeds(),
                one.getX() - towardsMiddle(one.getX()) * 0.6 * unit,
                towardsMiddle(one.getX())));
  }

  @Override
  public Drawing chain(Mark.Chain mark) {
    List<Figure> rings = mark.holes().stream().map(hole -> ring(hole, bold)).toList();
    if (rings.isEmpty()) {
      return Drawing.of();
    }
    Hole latest = mark.holes().get(mark.holes().size() - 1);
    return new Drawing(
        rings, List.of(pill("take", mark.seeds(), geometry.centre(latest).getX(), 0)));
  }

  @Override
  public Drawing bonus(Mark.Bonus mark) {
    return Drawing.of(ring(mark.store(), bold)).with(atStore(messages.text("again"), mark.store()));
  }

  @Override
  public Drawing gain(Mark.Gain mark) {
    return Drawing.of().with(atStore(messages.text("gain", mark.seeds()), mark.store()));
  }

  @Override
  public Drawing ring(Mark.Ring mark) {
    return Drawing.of(ring(mark.pit(), bold));
  }

  @Override
  public Drawing arrow(Mark.Arrow mark) {
    if (mark.from() instanceof Hole from
        && mark.to() instanceof Hole to
        && Math.abs(geometry.centre(from).getX() - geometry.centre(to).getX()) < 0.1 * unit
        && from.side() != to.side()) {
      return Drawing.of(solid(straight(beside(from), from, to)));
    }
    if (areNeighbours(mark.from(), mark.to())) {
      return Drawing.of(solid(hop(mark.from(), mark.to())));
    }
    return Drawing.of(solid(routed(mark.from(), mark.to())));
  }

  private Pill pill(String key, int seeds, double x, int towards) {
    return new Pill(messages.text(key, seeds), x + towards * 0.16 * unit, towards);
  }

  private Pill atStore(String text, Store store) {
    int inwards = -geometry.rightOf(store.side());
    double x = geometry.centre(lastHole(store.side())).getX() - inwards * 0.52 * unit;
    return new Pill(text, x, inwards);
  }

  private Figure ring(Pit pit, double width) {
    return Figure.line(geometry.rim(pit, geometry.band() / 2), width, edge);
  }

  private Figure solid(Shape shape) {
    return new Figure(shape, edge, Figure.LATERITE);
  }

  private int towardsMiddle(double x) {
    return x > geometry.middle().getX() ? -1 : 1;
  }

  /** Where a line passes a hole's numeral, on the side away from the board's middle. */
  private double beside(Hole hole) {
    double x = geometry.centre(hole).getX();
    return x - towardsMiddle(x) * geometry.aside();
  }

  /** How far inwards from a hole's middle the band round it is left at that distance aside. */
  private double leaving(Pit pit) {
    double ring = geometry.radius(pit) + geometry.band();
    double aside = geometry.aside();
    return Math.sqrt(ring * ring - aside * aside) + 2 * edge;
  }

  private Shape straight(double x, Hole from, Hole to) {
    double start = geometry.centre(from).getY() - BoardGeometry.down(from.side()) * leaving(from);
    double end = geometry.centre(to).getY() - BoardGeometry.down(to.side()) * leaving(to);
    Path2D.Double line = new Path2D.Double();
    line.moveTo(x, start);
    line.lineTo(x, end);
    return arrow(line, x, end, x, start);
  }

  /** Whether one pit lies beside the other: two holes of a row, or one at its end and a store. */
  private boolean areNeighbours(Pit one, Pit other) {
    if (one instanceof Store store) {
      return other instanceof Hole hole && isBeside(hole, store);
    }
    Hole hole = (Hole) one;
    return other instanceof Hole next
        ? hole.side() == next.side() && Math.abs(hole.number() - next.number()) == 1
        : isBeside(hole, (Store) other);
  }

  private boolean isBeside(Hole hole, Store store) {
    int column = hole.side() == Side.SOUTH ? hole.number() : geometry.row() - 1 - hole.number();
    return column == (geometry.rightOf(store.side()) > 0 ? geometry.row() - 1 : 0);
  }

  /** A short bow from a pit to the one beside it, past the gap and between the numerals. */
  private Shape hop(Pit from, Pit to) {
    Hole hole = (Hole) (from instanceof Hole ? from : to);
    int right = geometry.centre(from).getX() < geometry.centre(to).getX() ? 1 : -1;
    Point2D start = landing(from, right, hole);
    Point2D tip = landing(to, -right, hole);
    Point2D control = control(start, tip, from instanceof Hole && to instanceof Hole, hole);
    double angle = Math.atan2(tip.getY() - control.getY(), tip.getX() - control.getX());
    double hidden = 0.6 * HEAD * unit; // the head covers this much of the line
    Path2D.Double line = new Path2D.Double();
    line.moveTo(start.getX(), start.getY());
    line.quadTo(
        control.getX(),
        control.getY(),
        tip.getX() - hidden * Math.cos(angle),
        tip.getY() - hidden * Math.sin(angle));
    return arrow(line, tip.getX(), tip.getY(), control.getX(), control.getY());
  }

  /** Where a bow touches a pit: a hole's shoulder, or the side of a store farther inwards. */
  private Point2D landing(Pit pit, int right, Hole hole) {
    double rim = geometry.radius(pit) + geometry.band() + 2 * edge;
    boolean isHole = pit instanceof Hole;
    double aside = isHole ? rim * Math.cos(SHOULDER) : rim;
    double shoulder = (geometry.radius(hole) + geometry.band() + 2 * edge) * Math.sin(SHOULDER);
    double inwards = isHole ? shoulder : shoulder + HOP * unit;
    return new Point2D.Double(
        geometry.centre(pit).getX() + right * aside,
        geometry.centre(hole).getY() - BoardGeometry.down(hole.side()) * inwards);
  }

  /** Swings a bow between holes inwards; one at a store leaves it and comes to it straight. */
  private Point2D control(Point2D start, Point2D tip, boolean betweenHoles, Hole hole) {
    double swing = -BoardGeometry.down(hole.side()) * HOP * unit;
    if (betweenHoles) {
      return new Point2D.Double((start.getX() + tip.getX()) / 2, start.getY() + swing);
    }
    boolean startsInwards = (start.getY() - tip.getY()) * swing > 0;
    return startsInwards
        ? new Point2D.Double(tip.getX(), start.getY())
        : new Point2D.Double(start.getX(), tip.getY());
  }

  /** By way of the lane along the middle, so as to pass all numerals. */
  private Shape routed(Pit from, Pit to) {
    double lane = geometry.middle().getY();
    int right = geometry.centre(from).getX() <= geometry.centre(to).getX() ? 1 : -1;
    Point2D start = exit(from, right);
    Point2D end = exit(to, -right);
    double bend = Math.min(0.14 * unit, Math.abs(end.getX() - start.getX()) / 2);
    Path2D.Double line = new Path2D.Double();
    line.moveTo(start.getX(), start.getY());
    if (from instanceof Hole hole) {
      line.lineTo(start.getX(), lane + BoardGeometry.down(hole.side()) * bend);
      line.quadTo(start.getX(), lane, start.getX() + right * bend, lane);
    }
    double beforeX = end.getX() - right * bend;
    double beforeY = lane;
    line.lineTo(beforeX, lane);
    if (to instanceof Hole hole) {
      beforeX = end.getX();
      beforeY = lane + BoardGeometry.down(hole.side()) * bend;
      line.quadTo(end.getX(), lane, beforeX, beforeY);
      line.lineTo(end.getX(), end.getY());
    } else {
      line.lineTo(end.getX(), end.getY());
    }
    return arrow(line, end.getX(), end.getY(), beforeX, beforeY);
  }

  private Point2D exit(Pit pit, int right) {
    Point2D at = geometry.centre(pit);
    if (pit instanceof Hole hole) {
      return new Point2D.Double(
          at.getX() + right * geometry.aside(),
          at.getY() - BoardGeometry.down(hole.side()) * leaving(hole));
    }
    int inwards = -geometry.rightOf(pit.side());
    return new Point2D.Double(
        at.getX() + inwards * (geometry.radius(pit) + geometry.band() + 2 * edge), at.getY());
  }

  /** A line with an arrowhead at its end. */
  private Shape arrow(Path2D line, double x, double y, double fromX, double fromY) {
    double angle = Math.atan2(y - fromY, x - fromX);
    double length = HEAD * unit;
    double half = 0.076 * unit;
    Path2D.Double head = new Path2D.Double();
    head.moveTo(0, 0);
    head.lineTo(-length, -half);
    head.lineTo(-0.78 * length, 0);
    head.lineTo(-length, half);
    head.closePath();
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.rotate(angle);
    Area whole =
        new Area(
            new BasicStroke((float) (1.3 * bold), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
                .createStrokedShape(shortened(line, x, y, angle, 0.6 * length)));
    whole.add(new Area(place.createTransformedShape(head)));
    return whole;
  }

  /** The line without its end, which the head would not cover. */
  private static Shape shortened(Path2D line, double x, double y, double angle, double by) {
    Path2D.Double shorter = new Path2D.Double();
    double[] at = new double[6];
    for (var i = line.getPathIterator(null); !i.isDone(); i.next()) {
      int kind = i.currentSegment(at);
      boolean end = kind == java.awt.geom.PathIterator.SEG_LINETO && at[0] == x && at[1] == y;
      switch (kind) {
        case java.awt.geom.PathIterator.SEG_MOVETO -> shorter.moveTo(at[0], at[1]);
        case java.awt.geom.PathIterator.SEG_QUADTO -> shorter.quadTo(at[0], at[1], at[2], at[3]);
        default ->
            shorter.lineTo(
                end ? x - by * Math.cos(angle) : at[0], end ? y - by * Math.sin(angle) : at[1]);
      }
    }
    return shorter;
  }

  /** A pole that bends under its loads, and from either end the cords that hold one of them. */
  private Shape pole(Hole first, Hole second) {
    Point2D one = geometry.centre(first);
    Point2D two = geometry.centre(second);
    int right = one.getX() < two.getX() ? 1 : -1;
    double over = right * 0.10 * unit;
    double ends = one.getY() - 0.24 * unit;
    double top = one.getY() - 0.54 * unit;
    Shape line =
        new QuadCurve2D.Double(
            one.getX() - over, ends, (one.getX() + two.getX()) / 2, top, two.getX() + over, ends);
    Area pole = new Area(stroke(0.07 * unit).createStrokedShape(line));
    for (Point2D load : List.of(one, two)) {
      pole.add(new Area(stroke(0.5 * fine).createStrokedShape(cords(load))));
    }
    return pole;
  }

  private Shape cords(Point2D load) {
    double knot = load.getY() - 0.30 * unit;
    double side = geometry.radius(new Hole(Side.SOUTH, 0));
    Path2D.Double cords = new Path2D.Double();
    cords.moveTo(load.getX() - side, load.getY());
    cords.lineTo(load.getX(), knot);
    cords.lineTo(load.getX() + side, load.getY());
    return cords;
  }

  private static BasicStroke stroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private record Chevron(Pit pit, int round) {}

  /** A chevron at the outer side of the gap through which a seed's pit is reached. */
  private Figure chevron(Chevron chevron) {
    Pit pit = chevron.pit;
    Side side = pit.side();
    int right = geometry.sowing(side);
    double x = entrance(pit);
    double y = geometry.centre(new Hole(side, 0)).getY() + BoardGeometry.down(side) * 0.40 * unit;
    double shift = right * (chevron.round - 1) * 0.075 * unit;
    double size = 0.065 * unit;
    Path2D.Double line = new Path2D.Double();
    line.moveTo(x + shift - right * size * 0.6, y - size);
    line.lineTo(x + shift + right * size * 0.4, y);
    line.lineTo(x + shift - right * size * 0.6, y + size);
    return Figure.line(line, 0.9 * bold, edge);
  }

  /** Between two holes in the middle of the gap, at the end of a row close to its hole. */
  private double entrance(Pit pit) {
    int right = geometry.sowing(pit.side());
    double atEnd = 0.43 * unit;
    Hole last = lastHole(pit.side());
    if (pit instanceof Store) {
      return geometry.centre(last).getX() + right * atEnd;
    }
    boolean first = Math.abs(((Hole) pit).number() - last.number()) == geometry.row() - 1;
    double halfGap = geometry.bounds(pit).getWidth() / 2;
    return geometry.centre(pit).getX() - right * (first ? atEnd : halfGap);
  }

  /** The hole of a row from which the store is reached. */
  private Hole lastHole(Side side) {
    boolean towardsEnd = geometry.sowing(side) * BoardGeometry.down(side) > 0;
    return new Hole(side, towardsEnd ? geometry.row() - 1 : 0);
  }
}
