package dakon.ui.progress;

import dakon.progress.Outline.Tally;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import javax.swing.Icon;

/**
 * How far one has come: a ring that closes step by step, and a disc with a check mark when all is
 * done. Say it in words beside it.
 *
 * @param tally how far one has come
 */
public record TallyIcon(Tally tally) implements Icon {
  private static final int SIZE = 14;
  private static final float EMPTY = 1.2f;
  private static final float FULL = 2.6f;

  @Override
  public int getIconWidth() {
    return Scale.of(SIZE);
  }

  @Override
  public int getIconHeight() {
    return Scale.of(SIZE);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D ring = (Graphics2D) graphics.create();
    ring.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    ring.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    ring.translate(x, y);
    ring.scale(Scale.of(1.0), Scale.of(1.0));
    if (tally.steps() > 0 && tally.isComplete()) {
      paintCheck(ring);
    } else {
      paintRing(ring);
    }
    ring.dispose();
  }

  private static void paintCheck(Graphics2D disc) {
    disc.setColor(Palette.ACTION.color());
    disc.fill(new Ellipse2D.Double(0, 0, SIZE, SIZE));
    Path2D check = new Path2D.Double();
    check.moveTo(3.8, 7.3);
    check.lineTo(6.1, 9.6);
    check.lineTo(10.3, 4.9);
    disc.setColor(Palette.SURFACE.color());
    disc.setStroke(new BasicStroke(1.7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    disc.draw(check);
  }

  private void paintRing(Graphics2D ring) {
    double inset = FULL / 2;
    double size = SIZE - FULL;
    ring.setColor(Palette.QUIET.color());
    ring.setStroke(new BasicStroke(EMPTY));
    ring.draw(new Ellipse2D.Double(inset, inset, size, size));
    if (tally.done() > 0) {
      double angle = -360.0 * tally.done() / tally.steps();
      ring.setColor(Palette.ACTION.color());
      ring.setStroke(new BasicStroke(FULL, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      ring.draw(new Arc2D.Double(inset, inset, size, size, 90, angle, Arc2D.OPEN));
    }
  }
}
