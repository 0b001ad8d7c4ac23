package dakon.ui.theme;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import javax.swing.Icon;

/**
 * Stars in a row, those earned filled and the others hollow. Say it in words beside them.
 *
 * @param earned how many are filled
 * @param size the width of one, in pixels at 100 %
 */
public record StarsIcon(int earned, int size) implements Icon {
  /** How many there are. */
  public static final int MOST = 3;

  private static final int POINTS = 5;
  private static final double INNER = 0.45;

  /** Refuses more stars than there are. */
  public StarsIcon {
    if (earned < 0 || earned > MOST) {
      throw new IllegalArgumentException("no " + earned + " of " + MOST + " stars");
    }
  }

  @Override
  public int getIconWidth() {
    return MOST * width() + (MOST - 1) * gap();
  }

  @Override
  public int getIconHeight() {
    return width();
  }

  private int width() {
    return Scale.of(size);
  }

  private int gap() {
    return Math.max(1, width() / 8);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D stars = (Graphics2D) graphics.create();
    stars.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    stars.setColor(Palette.QUESTION.color());
    stars.setStroke(
        new BasicStroke((float) Scale.of(1.2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    boolean leftToRight = component.getComponentOrientation().isLeftToRight();
    for (int star = 0; star < MOST; star++) {
      int place = leftToRight ? star : MOST - 1 - star;
      Path2D shape = star(x + place * (width() + gap()) + width() / 2.0, y + width() / 2.0);
      if (star < earned) {
        stars.fill(shape);
      }
      stars.draw(shape);
    }
    stars.dispose();
  }

  private Path2D star(double x, double y) {
    double outer = width() / 2.0 - 1;
    Path2D star = new Path2D.Double();
    for (int corner = 0; corner < 2 * POINTS; corner++) {
      double radius = corner % 2 == 0 ? outer : outer * INNER;
      double angle = Math.PI * (corner / (double) POINTS - 0.5);
      double cornerX = x + radius * Math.cos(angle);
      double cornerY = y + radius * Math.sin(angle);
      if (corner == 0) {
        star.moveTo(cornerX, cornerY);
      } else {
        star.lineTo(cornerX, cornerY);
      }
    }
    star.closePath();
    return star;
  }
}
