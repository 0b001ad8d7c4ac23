package dakon.painting;

import java.awt.Shape;
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
  BOAT(1.02, 0.52),
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

  /** Bulging sides that meet, softly rounded, in a point at either end. */
  private static Shape boat(Rectangle2D body, double unit) {
    double left = body.getX();
    double right = body.getMaxX();
    double top = body.getY();
    double bottom = body.getMaxY();
    double middle = body.getCenterY();
    double shoulder = 0.62 * unit;
    double drop = 0.16 * unit;
    double tip = 0.34 * unit;
    Path2D.Double path = new Path2D.Double();
    path.moveTo(left + shoulder, top + drop);
    path.curveTo(
        left + 0.3 * body.getWidth(),
        top - 0.02 * unit,
        right - 0.3 * body.getWidth(),
        top - 0.02 * unit,
        right - shoulder,
        top + drop);
    path.curveTo(
        right - 0.30 * unit,
        top + 1.6 * drop,
        right - 0.16 * unit,
        middle - 2.4 * tip,
        right,
        middle - tip);
    path.curveTo(
        right + 0.03 * unit,
        middle - 0.3 * tip,
        right + 0.03 * unit,
        middle + 0.3 * tip,
        right,
        middle + tip);
    path.curveTo(
        right - 0.16 * unit,
        middle + 2.4 * tip,
        right - 0.30 * unit,
        bottom - 1.6 * drop,
        right - shoulder,
        bottom - drop);
    path.curveTo(
        right - 0.3 * body.getWidth(),
        bottom + 0.02 * unit,
        left + 0.3 * body.getWidth(),
        bottom + 0.02 * unit,
        left + shoulder,
        bottom - drop);
    path.curveTo(
        left + 0.30 * unit,
        bottom - 1.6 * drop,
        left + 0.16 * unit,
        middle + 2.4 * tip,
        left,
        middle + tip);
    path.curveTo(
        left - 0.03 * unit,
        middle + 0.3 * tip,
        left - 0.03 * unit,
        middle - 0.3 * tip,
        left,
        middle - tip);
    path.curveTo(
        left + 0.16 * unit,
        middle - 2.4 * tip,
        left + 0.30 * unit,
        top + 1.6 * drop,
        left + shoulder,
        top + drop);
    path.closePath();
    return new Area(path);
  }
}
