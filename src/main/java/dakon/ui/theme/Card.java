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

  static final double ARC = 20;

  private final Palette surface;
  private final Palette edge;

  /** An empty card. */
  public Card(LayoutManager layout) {
    this(layout, Palette.SURFACE, Palette.LINE);
  }

  /** An empty card of other colours. */
  Card(LayoutManager layout, Palette surface, Palette edge) {
    super(layout);
    this.surface = surface;
    this.edge = edge;
    setOpaque(false);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D card = (Graphics2D) graphics.create();
    card.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    card.setColor(surface.color());
    card.fill(
        new RoundRectangle2D.Double(
            0.5, 0.5, getWidth() - 1.0, getHeight() - 1.0, Scale.of(ARC), Scale.of(ARC)));
    card.dispose();
    Lines.paint(graphics, getWidth(), getHeight(), Lines.width(), ARC, edge);
  }
}
