package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.replay.Flight;
import dakon.replay.Hand;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is above the board: the hand, and seeds in flight. */
final class Airborne {
  /** More seeds than these are not drawn one by one in a hand or a flight: the numerals tell. */
  private static final int MOST_DRAWN = 24;

  private static final int MOST_HELD = 5;

  /** By how much a flying seed looks larger at most, and in how many steps it grows. */
  private static final double NEARER = 0.22;

  private static final double SIZES = 4;
  private static final Color SHADOW = new Color(0x140A04);
  private static final Color SKIN = new Color(0x9A6A48);

  private final BoardGeometry geometry;
  private final Piles piles;
  private final SeedPictures seeds;
  private final Lettering lettering;
  private final double unit;
  private Optional<Decal> palm = Optional.empty();
  private final Map<Double, Decal> shadows = new HashMap<>();
  private final Map<Bunch, List<SeedLayout.Lying>> bunches = new HashMap<>();

  Airborne(BoardGeometry geometry, Piles piles, SeedPictures seeds, Lettering lettering) {
    this.geometry = geometry;
    this.piles = piles;
    this.seeds = seeds;
    this.lettering = lettering;
    this.unit = geometry.unit();
  }

  /** A flight rises in an arc and comes down where the last of its seeds will lie. */
  void paint(Graphics2D g, Flight flight, Board board) {
    Point2D from = geometry.centre(flight.from());
    SeedLayout.Lying place = piles.last(flight.to(), board.seeds(flight.to()) + 1);
    Point2D to = geometry.centre(flight.to());
    double way = flight.progress();
    double x = from.getX() + (to.getX() + place.x() - from.getX()) * way;
    double y = from.getY() + (to.getY() + place.y() - from.getY()) * way;
    double arc = 4 * way * (1 - way);
    double height = arc * (0.34 * unit + 0.10 * from.distance(to));
    int drawn = Math.min(flight.seeds(), MOST_DRAWN);
    shadow(g, x + 0.10 * height, y + 0.12 * height, 0.11 * unit * Math.sqrt(drawn), arc);
    if (drawn == 1) {
      double length = SeedLayout.LENGTH * unit * (1 + NEARER * Math.round(SIZES * arc) / SIZES);
      seeds.draw(g, x, y - height, length, place.turn() + 2 * Math.PI * (1 - way) * 0.4);
      return;
    }
    double room = 0.12 * unit * Math.sqrt(drawn) + 0.55 * SeedLayout.LENGTH * unit;
    bunch(g, x, y - height, new Bunch(drawn, room));
  }

  /** Seeds that are carried together. */
  private record Bunch(int seeds, double room) {}

  private void bunch(Graphics2D g, double x, double y, Bunch bunch) {
    for (SeedLayout.Lying seed : bunches.computeIfAbsent(bunch, this::gathered)) {
      seeds.draw(g, x + seed.x(), y + seed.y(), seed.length(), seed.turn());
    }
  }

  private List<SeedLayout.Lying> gathered(Bunch bunch) {
    return SeedLayout.pile(bunch.seeds, bunch.room, bunch.room, unit, bunch.seeds);
  }

  private void shadow(Graphics2D g, double x, double y, double radius, double strength) {
    Composite solid = g.getComposite();
    g.setComposite(AlphaComposite.SrcOver.derive((float) Math.min(1, strength)));
    shadows.computeIfAbsent(radius, Airborne::shadow).draw(g, x, y);
    g.setComposite(solid);
  }

  private static Decal shadow(double radius) {
    Shape round = new Ellipse2D.Double(-radius, -0.7 * radius, 2 * radius, 1.4 * radius);
    return Decal.of(
        round.getBounds2D(),
        ground -> {
          ground.scale(1, 0.7);
          ground.setPaint(
              new RadialGradientPaint(
                  0,
                  0,
                  (float) radius,
                  new float[] {0, 0.4f, 1},
                  new Color[] {
                    Light.veil(SHADOW, 0.50), Light.veil(SHADOW, 0.34), Light.veil(SHADOW, 0)
                  }));
          ground.fill(new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius));
        });
  }

  /** An open hand that comes from its owner's side, with what it holds, and how much that is. */
  void paint(Graphics2D g, Hand hand) {
    Point2D at = between(hand.from(), hand.to(), hand.progress());
    double x = Math.rint(at.getX());
    double y = Math.rint(at.getY());
    shadow(g, x + 0.06 * unit, y + 0.10 * unit, 0.50 * unit, 0.8);
    drawPalm(g, x, y);
    bunch(g, x, y + 0.13 * unit, new Bunch(Math.min(hand.seeds(), MOST_HELD), 0.30 * unit));
    if (hand.seeds() > 0) {
      lettering.count(g, hand.seeds(), x + 0.34 * unit, y - 0.22 * unit);
    }
  }

  private void drawPalm(Graphics2D g, double x, double y) {
    if (palm.isEmpty()) {
      Shape open =
          AffineTransform.getScaleInstance(1.18 * unit, 1.18 * unit).createTransformedShape(palm());
      Figure figure = new Figure(open, Math.max(0.8, 0.018 * unit), SKIN);
      palm = Optional.of(Decal.of(figure.bounds(), figure::paint));
    }
    palm.get().draw(g, x, y);
  }

  /** An open hand, its middle in the origin, in units. */
  private static Area palm() {
    Area hand = new Area(new RoundRectangle2D.Double(-0.21, -0.06, 0.42, 0.40, 0.26, 0.26));
    double[] lengths = {0.26, 0.33, 0.31, 0.22};
    for (int finger = 0; finger < lengths.length; finger++) {
      double lean = 0.10 * (finger - 1.5);
      double left = -0.205 + 0.105 * finger;
      Shape straight =
          new RoundRectangle2D.Double(
              left, 0.10 - lengths[finger] - 0.10, 0.095, lengths[finger] + 0.10, 0.095, 0.095);
      hand.add(
          new Area(
              AffineTransform.getRotateInstance(lean, left, 0.1).createTransformedShape(straight)));
    }
    Shape thumb = new RoundRectangle2D.Double(0.14, -0.08, 0.10, 0.36, 0.10, 0.10);
    hand.add(
        new Area(
            AffineTransform.getRotateInstance(0.75, 0.19, 0.24).createTransformedShape(thumb)));
    return hand;
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
