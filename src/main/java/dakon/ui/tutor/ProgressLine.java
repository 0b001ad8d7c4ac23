package dakon.ui.tutor;

import dakon.ui.theme.Lines;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import javax.swing.JComponent;

/**
 * A line that is filled as far as one has come; in high contrast what is left is hollow. Say it in
 * words beside it.
 */
final class ProgressLine extends JComponent {
  @Serial private static final long serialVersionUID = 1;

  private static final int HEIGHT = 6;
  private static final int SHORTEST = 40;

  private final double share;

  /** A line of which a part, from 0 to 1, is filled. */
  ProgressLine(double share) {
    this.share = share;
  }

  @Override
  public Dimension getPreferredSize() {
    return Scale.of(SHORTEST, HEIGHT);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D line = (Graphics2D) graphics.create();
    line.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    double filled = getWidth() * share;
    double start = getComponentOrientation().isLeftToRight() ? 0 : getWidth() - filled;
    if (Theme.current() == Theme.CONTRAST) {
      Lines.paint(line, getWidth(), getHeight(), 1, HEIGHT, Palette.LINE);
    } else {
      line.setColor(Palette.LINE.color());
      fill(line, 0, getWidth());
    }
    line.setColor(Palette.ACTION.color());
    fill(line, start, filled);
    line.dispose();
  }

  private void fill(Graphics2D line, double x, double width) {
    line.fill(new RoundRectangle2D.Double(x, 0, width, getHeight(), getHeight(), getHeight()));
  }
}
