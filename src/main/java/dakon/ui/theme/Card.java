package dakon.ui.theme;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.io.Serial;
import javax.swing.JPanel;

/** A piece of paper on the ground: a panel with round corners and a thin edge. */
public class Card extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final double ARC = 20;

  /** An empty card. */
  public Card(LayoutManager layout) {
    super(layout);
    setOpaque(false);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D card = (Graphics2D) graphics.create();
    card.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    card.setColor(Palette.SURFACE.color());
    card.fill(
        new RoundRectangle2D.Double(
            0.5, 0.5, getWidth() - 1.0, getHeight() - 1.0, Scale.of(ARC), Scale.of(ARC)));
    card.dispose();
    Lines.paint(graphics, getWidth(), getHeight(), Lines.width(), ARC, Palette.LINE);
  }
}
