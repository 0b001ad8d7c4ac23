package dakon.ui.theme;

import java.awt.LayoutManager;
import java.io.Serial;

/** A card with an edge in the colour of what is wrong: what failed is said on it. */
public final class FaultCard extends Card {
  @Serial private static final long serialVersionUID = 1;

  /** An empty card. */
  public FaultCard(LayoutManager layout) {
    super(layout, Palette.SURFACE, Palette.CAPTURE);
  }
}
