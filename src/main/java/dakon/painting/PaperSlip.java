package dakon.painting;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * A slip of paper that points at something.
 *
 * @param writing what is written on it
 * @param box where it lies
 * @param tip what it points at
 */
record PaperSlip(Writing writing, Rectangle2D box, Point2D tip) {
  private static final Color SHADOW = new Color(0x140A04);

  /** A slip with its upper left corner in a place, by which it points at another. */
  static PaperSlip pointing(Writing writing, double left, double top, Point2D tip) {
    return new PaperSlip(
        writing, new Rectangle2D.Double(left, top, writing.width(), writing.height()), tip);
  }

  /** How long its pointer is. */
  double reach() {
    return tip.distance(foot());
  }

  /** Where on its edge the pointer begins: as near to the tip as the round corners let it. */
  private Point2D foot() {
    double clear = 0.8 * writing.font().getSize2D();
    return new Point2D.Double(
        within(tip.getX(), box.getX(), box.getMaxX(), clear),
        within(tip.getY(), box.getY(), box.getMaxY(), clear));
  }

  private static double within(double place, double low, double high, double clear) {
    if (place <= low || place >= high) {
      return place <= low ? low : high;
    }
    double most = Math.min(clear, (high - low) / 2);
    return Math.max(low + most, Math.min(place, high - most));
  }

  /** Whether the paper or its pointer covers some of a rectangle. */
  boolean touches(Rectangle2D room) {
    return box.intersects(room) || pointer().intersects(room);
  }

  /** Whether the paper or its pointer covers some of a figure. */
  boolean touches(Figure figure) {
    return figure.touches(box) || figure.touches(pointer().getBounds2D());
  }

  private Path2D pointer() {
    Point2D foot = foot();
    double angle = Math.atan2(tip.getY() - foot.getY(), tip.getX() - foot.getX());
    double half = 0.36 * writing.font().getSize2D();
    Path2D.Double pointer = new Path2D.Double();
    pointer.moveTo(-half, -half);
    pointer.lineTo(reach(), 0);
    pointer.lineTo(-half, half);
    pointer.closePath();
    AffineTransform place = AffineTransform.getTranslateInstance(foot.getX(), foot.getY());
    place.rotate(angle);
    pointer.transform(place);
    return pointer;
  }

  void paint(Graphics2D g, Paper paper) {
    double size = writing.font().getSize2D();
    Area whole =
        new Area(
            new RoundRectangle2D.Double(
                box.getX(), box.getY(), box.getWidth(), box.getHeight(), 0.7 * size, 0.7 * size));
    whole.add(new Area(pointer()));
    for (int blur = 3; blur > 0; blur--) {
      g.setColor(Light.veil(SHADOW, 0.13));
      g.setStroke(new BasicStroke((float) (0.13 * size * blur)));
      Area shadow =
          whole.createTransformedArea(AffineTransform.getTranslateInstance(0, 0.14 * size));
      g.draw(shadow);
      g.fill(shadow);
    }
    g.setColor(paper.ground());
    g.fill(whole);
    g.setColor(paper.edge());
    g.setStroke(new BasicStroke((float) Math.max(0.8, 0.07 * size)));
    g.draw(whole);
    write(g, paper);
  }

  private void write(Graphics2D g, Paper paper) {
    g.setColor(paper.ink());
    g.setFont(writing.font());
    for (int line = 0; line < writing.lines().size(); line++) {
      g.drawString(
          writing.lines().get(line),
          (float) (box.getX() + writing.beside()),
          (float) (box.getY() + writing.foot(line)));
    }
  }
}
