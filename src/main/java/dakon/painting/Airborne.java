package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.replay.Flight;
import dakon.replay.Hand;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/** What is above the board: the hand, and seeds in flight. */
final class Airborne {
  /** More seeds than these are not drawn one by one in a hand or a flight: the numerals tell. */
  private static final int MOST_DRAWN = 24;

  private static final Color SHADOW = new Color(0x66140A04, true);

  private final BoardGeometry geometry;
  private final SeedPictures seeds;
  private final Lettering lettering;
  private final double unit;

  Airborne(BoardGeometry geometry, SeedPictures seeds, Lettering lettering) {
    this.geometry = geometry;
    this.seeds = seeds;
    this.lettering = lettering;
    this.unit = geometry.unit();
  }

  /** A flight rises in an arc and comes down where the last of its seeds will lie. */
  void paint(Graphics2D g, Flight flight, Board board) {
    Point2D from = geometry.centre(flight.from());
    SeedLayout.Lying place = landing(flight, board);
    Point2D to = geometry.centre(flight.to());
    double way = flight.progress();
    double x = from.getX() + (to.getX() + place.x() - from.getX()) * way;
    double y = from.getY() + (to.getY() + place.y() - from.getY()) * way;
    double arc = 4 * way * (1 - way);
    double height = arc * (0.34 * unit + 0.10 * from.distance(to));
    int drawn = Math.min(flight.seeds(), MOST_DRAWN);
    double length = SeedLayout.LENGTH * unit * (1 + 0.22 * arc);
    shadow(g, x + 0.10 * height, y + 0.12 * height, 0.11 * unit * Math.sqrt(drawn), arc);
    if (drawn == 1) {
      seeds.draw(g, x, y - height, length, place.turn() + 2 * Math.PI * (1 - way) * 0.4);
      return;
    }
    double room = 0.12 * unit * Math.sqrt(drawn) + length / 2;
    bunch(g, x, y - height, drawn, room);
  }

  private SeedLayout.Lying landing(Flight flight, Board board) {
    int lying = board.seeds(flight.to()) + 1;
    var pile =
        SeedLayout.pile(
            lying,
            geometry.radius(flight.to()),
            geometry.halfHeight(flight.to()),
            unit,
            board.index(flight.to()));
    return pile.get(pile.size() - 1);
  }

  private void bunch(Graphics2D g, double x, double y, int count, double room) {
    for (SeedLayout.Lying seed : SeedLayout.pile(count, room, room, unit, count)) {
      seeds.draw(g, x + seed.x(), y + seed.y(), seed.length(), seed.turn());
    }
  }

  private static void shadow(Graphics2D g, double x, double y, double radius, double strength) {
    g.setColor(
        new Color(
            SHADOW.getRed(),
            SHADOW.getGreen(),
            SHADOW.getBlue(),
            (int) Math.round(70 * Math.min(1, strength))));
    for (double share : new double[] {1, 0.75, 0.5}) {
      g.fill(
          new Ellipse2D.Double(
              x - radius * share,
              y - 0.7 * radius * share,
              2 * radius * share,
              1.4 * radius * share));
    }
  }

  /** A cupped hand with what it holds, and how much that is. */
  void paint(Graphics2D g, Hand hand) {
    Point2D at = between(hand.from(), hand.to(), hand.progress());
    double x = at.getX();
    double y = at.getY() - 0.10 * unit;
    shadow(g, x + 0.05 * unit, y + 0.30 * unit, 0.30 * unit, 0.7);
    cup(g, x, y, true);
    bunch(g, x, y, Math.min(hand.seeds(), 9), 0.30 * unit);
    cup(g, x, y, false);
    if (hand.seeds() > 0) {
      lettering.count(g, hand.seeds(), x + 0.24 * unit, y - 0.20 * unit);
    }
  }

  private void cup(Graphics2D g, double x, double y, boolean back) {
    double r = 0.29 * unit;
    Path2D.Double palm = new Path2D.Double();
    palm.moveTo(x - r, y);
    palm.curveTo(x - r, y + 1.3 * r, x + r, y + 1.3 * r, x + r, y);
    palm.curveTo(x + 0.6 * r, y + 0.55 * r, x - 0.6 * r, y + 0.55 * r, x - r, y);
    Shape shape = back ? new Ellipse2D.Double(x - r, y - 0.5 * r, 2 * r, r) : palm;
    new Figure(shape, Math.max(0.7, 0.018 * unit), new Color(back ? 0x6B4630 : 0x8F6244)).paint(g);
  }

  /** On the way from pit to pit; round the end of the board where the row changes. */
  private Point2D between(Pit from, Pit to, double progress) {
    Point2D start = geometry.centre(from);
    Point2D end = geometry.centre(to);
    double x = start.getX() + (end.getX() - start.getX()) * progress;
    double y = start.getY() + (end.getY() - start.getY()) * progress;
    if (from instanceof Hole && to instanceof Hole && from.side() != to.side()) {
      int right = x > geometry.middle().getX() ? 1 : -1;
      x += right * 0.62 * unit * Math.sin(Math.PI * progress);
    }
    return new Point2D.Double(x, y);
  }
}
