package dakon.painting;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** How the wood of a board is cut. Lengths are in units of a {@link BoardGeometry}. */
enum Outline {
  /** One straight block with rounded corners. */
  STRAIGHT(1.02, 0.30),
  /** One block like a boat, lower and pointed at its ends. */
  BOAT(1.02, 0.56),
  /** A block with the two rows alone, and a shallow tray beside each end. */
  TRAYS(1.38, 0.24);

  private static final double GAP = 0.10;

  private final double reach;
  private final double margin;

  Outline(double reach, double margin) {
    this.reach = reach;
    this.margin = margin;
  }

  /** From the centre of the last hole to the middle of the store. */
  double reach() {
    return reach;
  }

  /** Between a store's outer side and the edge of the wood. */
  double margin() {
    return margin;
  }

  /**
   * The pieces of wood that fill a rectangle.
   *
   * @param body the rectangle
   * @param tray how wide a tray is, where there are trays, the gap beside it included
   * @param unit the length of a unit
   */
  List<Shape> pieces(Rectangle2D body, double tray, double unit) {
    return switch (this) {
      case STRAIGHT -> List.of(block(body, 1.0 * unit));
      case BOAT -> List.of(boat(body, unit));
      case TRAYS -> trays(body, tray, unit);
    };
  }

  private static Shape block(Rectangle2D body, double arc) {
    return new RoundRectangle2D.Double(
        body.getX(), body.getY(), body.getWidth(), body.getHeight(), arc, arc);
  }

  private static List<Shape> trays(Rectangle2D body, double tray, double unit) {
    double gap = GAP * unit;
    Rectangle2D rows =
        new Rectangle2D.Double(
            body.getX() + tray, body.getY(), body.getWidth() - 2 * tray, body.getHeight());
    Rectangle2D left =
        new Rectangle2D.Double(body.getX(), body.getY(), tray - gap, body.getHeight());
    Rectangle2D right =
        new Rectangle2D.Double(
            body.getMaxX() - tray + gap, body.getY(), tray - gap, body.getHeight());
    return List.of(block(rows, 0.36 * unit), block(left, 0.5 * unit), block(right, 0.5 * unit));
  }

  /** Long sides that swell towards the middle, and ends like a bow. */
  private static Shape boat(Rectangle2D body, double unit) {
    Path2D.Double half = new Path2D.Double();
    double top = body.getY();
    double middle = body.getCenterY();
    double left = body.getX();
    double centre = body.getCenterX();
    double shoulder = left + 0.50 * unit;
    double low = top + 0.17 * unit;
    half.moveTo(left, middle);
    half.curveTo(
        left,
        middle - 0.9 * unit,
        left + 0.26 * unit,
        low + 0.26 * unit,
        shoulder - 0.07 * unit,
        low + 0.05 * unit);
    half.quadTo(
        shoulder - 0.02 * unit, low - 0.01 * unit, shoulder + 0.10 * unit, low - 0.02 * unit);
    half.curveTo(
        left + 0.25 * body.getWidth(), top, centre - 0.12 * body.getWidth(), top, centre, top);
    half.lineTo(centre, middle);
    half.closePath();
    Area boat = new Area(half);
    boat.add(boat.createTransformedArea(new AffineTransform(-1, 0, 0, 1, 2 * centre, 0)));
    boat.add(boat.createTransformedArea(new AffineTransform(1, 0, 0, -1, 0, 2 * middle)));
    return boat;
  }
}
