package dakon.ui.theme;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import javax.swing.JPanel;

/** A row of a list, on a soft round ground of its own while it is the chosen one. */
public final class ListRow extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final double ARC = 12;

  private boolean isChosen;

  /** An empty row. */
  public ListRow(LayoutManager layout) {
    super(layout);
    setOpaque(false);
  }

  /** Makes it the chosen one, or one of the others. */
  public void choose(boolean chosen) {
    isChosen = chosen;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (isChosen) {
      Graphics2D ground = (Graphics2D) graphics.create();
      ground.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      ground.setColor(Palette.ACTION_SOFT.color());
      double arc = Scale.of(ARC);
      ground.fill(new RoundRectangle2D.Double(0, 0, getWidth(), getHeight(), arc, arc));
      ground.dispose();
      Lines.ring(graphics, getWidth(), getHeight(), ARC);
    }
  }
}
