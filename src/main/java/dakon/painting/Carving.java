package dakon.painting;

import dakon.board.Board;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;

/** The empty board: its shadow, the wood, the direction of sowing, and the pits cut into it. */
final class Carving {
  /** How much is seen of the side of the board, below its face, in units. */
  static final double THICKNESS = 0.075;

  private static final Color SHADE = new Color(0x1A0D05);
  private static final Color SHINE = new Color(0xFFF3DC);

  private final BoardGeometry geometry;
  private final BoardStyle style;
  private final Wood wood;
  private final double unit;
  private final Finish finish;
  private final BufferedImage grain;

  /** A board in all its softness, which takes a while to paint. */
  Carving(BoardGeometry geometry, BoardStyle style, Finish finish) {
    this.finish = finish;
    this.geometry = geometry;
    this.style = style;
    this.wood = style.wood();
    this.unit = geometry.unit();
    Rectangle body = geometry.body().getBounds();
    this.grain = wood.grain().picture(body.width, body.height);
  }

  void paint(Graphics2D g) {
    for (Shape piece : geometry.pieces()) {
      Shape side = lowered(piece, THICKNESS * unit);
      shade(g, lowered(piece, 0.15 * unit), 0.11 * unit, 0.40);
      shade(g, lowered(piece, 0.09 * unit), 0.03 * unit, 0.35);
      Stencil.paint(g, side, this::paintSide);
      Stencil.paint(g, piece, inside -> paintFace(inside, piece));
    }
    paintDirection(g);
    Board.pits(geometry.row()).forEach(pit -> paintPit(g, pit));
  }

  private static void shade(Graphics2D g, Shape shape, double blur, double strength) {
    Softness.paint(g, shape, blur, Light.veil(SHADE, strength));
  }

  private static Shape lowered(Shape shape, double down) {
    return AffineTransform.getTranslateInstance(0, down).createTransformedShape(shape);
  }

  /** What is seen of the board's thickness. */
  private void paintSide(Graphics2D g) {
    g.setColor(Light.mix(wood.bottom(), SHADE, 0.55));
    g.fill(everything());
  }

  private Rectangle2D everything() {
    Rectangle2D body = geometry.body();
    return new Rectangle2D.Double(
        body.getX() - unit,
        body.getY() - unit,
        body.getWidth() + 2 * unit,
        body.getHeight() + 2 * unit);
  }

  private void paintFace(Graphics2D g, Shape piece) {
    Rectangle2D body = geometry.body();
    g.setPaint(downwards(body, wood.top(), wood.bottom()));
    g.fill(everything());
    drawGrain(g, 1);
    g.setPaint(
        new RadialGradientPaint(
            new Point2D.Double(
                body.getX() + 0.36 * body.getWidth(), body.getY() + 0.1 * body.getHeight()),
            (float) (0.62 * body.getWidth()),
            new float[] {0, 1},
            new Color[] {Light.veil(SHINE, wood.pale() ? 0.09 : 0.16), Light.veil(SHINE, 0)}));
    g.fill(everything());
    roundEdge(g, piece);
  }

  /** The edge of the wood is rounded: lit above, in the shade below. */
  private void roundEdge(Graphics2D g, Shape piece) {
    Softness.paintInside(g, piece, 0, 0.07 * unit, Light.veil(SHADE, 0.14));
    Softness.paintInside(g, piece, 0.07 * unit, 0.06 * unit, Light.veil(SHINE, 0.38));
    Softness.paintInside(g, piece, -0.07 * unit, 0.07 * unit, Light.veil(SHADE, 0.34));
    if (finish == Finish.STRONG) {
      bright(g, piece, 0.10 * unit);
      return;
    }
    g.setStroke(new BasicStroke((float) Math.max(1.6, 0.03 * unit)));
    g.setPaint(downwards(piece.getBounds2D(), Light.veil(SHINE, 0.55), Light.veil(SHADE, 0.30)));
    g.draw(piece);
  }

  /** A bright line along a shape, with a dark one to either side that stands out from any wood. */
  private static void bright(Graphics2D g, Shape shape, double width) {
    Figure line = Figure.line(shape, width, width / 2);
    new Figure(line.core(), line.edge(), Figure.CREAM).paint(g, SHADE);
  }

  private void drawGrain(Graphics2D g, float opacity) {
    Graphics2D inside = (Graphics2D) g.create();
    inside.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_ATOP, opacity));
    Rectangle body = geometry.body().getBounds();
    inside.drawImage(grain, body.x, body.y, null);
    inside.dispose();
  }

  private static Paint downwards(Rectangle2D box, Color top, Color bottom) {
    return new GradientPaint(0, (float) box.getMinY(), top, 0, (float) box.getMaxY(), bottom);
  }

  /** A long loop cut into the lane along the middle, with arrowheads for each row. */
  private void paintDirection(Graphics2D g) {
    Point2D middle = geometry.middle();
    Hole last = new Hole(Side.SOUTH, geometry.row() - 1);
    double halfWidth = geometry.centre(last).getX() - middle.getX() + 0.12 * unit;
    double halfHeight = 0.5 * geometry.lane() - 0.10 * unit;
    RoundRectangle2D loop =
        new RoundRectangle2D.Double(
            middle.getX() - halfWidth,
            middle.getY() - halfHeight,
            2 * halfWidth,
            2 * halfHeight,
            2 * halfHeight,
            2 * halfHeight);
    groove(g, loop);
    for (Side side : Side.values()) {
      double y = middle.getY() + BoardGeometry.down(side) * halfHeight;
      groove(g, arrowhead(middle.getX() - halfWidth / 2, y, geometry.sowing(side)));
      groove(g, arrowhead(middle.getX() + halfWidth / 2, y, geometry.sowing(side)));
    }
  }

  private Shape arrowhead(double x, double y, int right) {
    double size = 0.07 * unit;
    Path2D.Double head = new Path2D.Double();
    head.moveTo(x - right * size, y - size);
    head.lineTo(x + right * size, y);
    head.lineTo(x - right * size, y + size);
    return head;
  }

  private void groove(Graphics2D g, Shape line) {
    if (finish == Finish.STRONG) {
      bright(g, line, Math.max(1, 0.02 * unit));
      return;
    }
    float width = (float) Math.max(1, 0.028 * unit);
    g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.setColor(Light.veil(SHINE, wood.pale() ? 0.20 : 0.40));
    g.draw(lowered(line, Math.max(0.8, 0.016 * unit)));
    g.setColor(Light.veil(SHADE, wood.pale() ? 0.55 : 0.38));
    g.draw(line);
  }

  private void paintPit(Graphics2D g, Pit pit) {
    boolean shallow = pit instanceof Store && style.outline() == Outline.TRAYS;
    Shape rim = geometry.rim(pit);
    lip(g, pit, rim);
    Stencil.paint(g, rim, inside -> paintBowl(inside, pit, rim, shallow));
    if (finish == Finish.STRONG) {
      bright(g, geometry.rim(pit, -0.02 * unit), Math.max(1.2, 0.03 * unit));
    }
  }

  /** The chamfer round a pit: turned from the light above, lit below. */
  private void lip(Graphics2D g, Pit pit, Shape rim) {
    Rectangle2D box = rim.getBounds2D();
    double width = Math.max(1, 0.022 * unit);
    g.setStroke(new BasicStroke((float) (2 * width)));
    g.setPaint(
        downwards(box, Light.veil(SHADE, 0.30), Light.veil(SHINE, wood.pale() ? 0.34 : 0.60)));
    g.draw(geometry.rim(pit, 0));
  }

  private void paintBowl(Graphics2D g, Pit pit, Shape rim, boolean shallow) {
    Rectangle2D box = rim.getBounds2D();
    double depth = geometry.radius(pit);
    Color lit = shallow ? Light.mix(wood.holeTop(), wood.bottom(), 0.45) : wood.holeTop();
    Color dim = shallow ? Light.mix(wood.holeBottom(), wood.bottom(), 0.35) : wood.holeBottom();
    g.setPaint(downwards(box, dim, Light.mix(lit, wood.top(), 0.10)));
    g.fill(box);
    drawGrain(g, 0.75f);
    if (pit instanceof Hole) {
      g.setPaint(
          new RadialGradientPaint(
              new Point2D.Double(box.getCenterX(), box.getCenterY() + 0.30 * depth),
              (float) (1.25 * depth),
              new float[] {0, 0.62f, 1},
              new Color[] {
                Light.veil(SHINE, 0.10), Light.veil(SHADE, 0.02), Light.veil(SHADE, 0.42)
              },
              CycleMethod.NO_CYCLE));
      g.fill(box);
    }
    double soft = shallow ? 0.6 : 1;
    Softness.paintInside(g, rim, 0, 0.34 * depth, Light.veil(SHADE, 0.42 * soft));
    Softness.paintInside(g, rim, 0.26 * depth * soft, 0.30 * depth, Light.veil(SHADE, 0.60 * soft));
    Softness.paintInside(g, rim, 0.05 * depth, 0.07 * depth, Light.veil(SHADE, 0.55 * soft));
    g.setStroke(new BasicStroke((float) (0.10 * depth)));
    g.setPaint(downwards(box, Light.veil(SHADE, 0.25), Light.veil(SHINE, 0.16)));
    g.draw(rim);
  }
}
