package dakon.painting;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * A figure that a mark draws: a dark core with a cream edge, since no single colour stands out on
 * every wood.
 *
 * @param core the dark part
 * @param edge how wide the cream edge is
 * @param colour the colour of the dark part
 */
record Figure(Shape core, double edge, Color colour) {
  /** The dark of marks. */
  static final Color LATERITE = new Color(0x6E2410);

  /** The light of marks. */
  static final Color CREAM = new Color(0xFFF6DC);

  /** A line. */
  static Figure line(Shape line, double width, double edge) {
    BasicStroke stroke =
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    return new Figure(stroke.createStrokedShape(line), edge, LATERITE);
  }

  /** A line of dashes, each with its own edge. */
  static Figure dashes(Shape line, double width, double edge, double dash, double gap) {
    BasicStroke stroke =
        new BasicStroke(
            (float) width,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND,
            1,
            new float[] {(float) dash, (float) gap},
            0);
    return new Figure(stroke.createStrokedShape(line), edge, LATERITE);
  }

  /** Whether the figure touches a rectangle. */
  boolean touches(Rectangle2D room) {
    return core.intersects(
        room.getX() - edge,
        room.getY() - edge,
        room.getWidth() + 2 * edge,
        room.getHeight() + 2 * edge);
  }

  /** The pixels it may touch. */
  Rectangle bounds() {
    Rectangle bounds = core.getBounds();
    int reach = (int) Math.ceil(edge) + 1;
    bounds.grow(reach, reach);
    return bounds;
  }

  void paint(Graphics2D g) {
    paint(g, CREAM);
  }

  /** Paints it with an edge of another colour. */
  void paint(Graphics2D g, Color edgeColour) {
    g.setColor(edgeColour);
    g.setStroke(edgeStroke());
    g.draw(core);
    g.setColor(colour);
    g.fill(core);
  }

  private BasicStroke edgeStroke() {
    return new BasicStroke((float) (2 * edge), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }
}
