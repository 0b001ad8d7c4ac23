package dakon.ui.theme;

import java.awt.Graphics;
import java.awt.LayoutManager;
import java.io.Serial;

/** A card in the soft colour of action: what one most likely wants to do stands on it. */
public final class SoftCard extends Card {
  @Serial private static final long serialVersionUID = 1;

  /** An empty card. */
  public SoftCard(LayoutManager layout) {
    super(layout, Palette.ACTION_SOFT, Palette.ACTION_SOFT);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    Lines.ring(graphics, getWidth(), getHeight(), ARC);
  }
}
