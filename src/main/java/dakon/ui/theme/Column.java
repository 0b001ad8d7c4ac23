package dakon.ui.theme;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import java.io.Serial;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;

/** A panel that is as wide as the pane it scrolls in, so that its texts wrap there. */
public class Column extends JPanel implements Scrollable {
  @Serial private static final long serialVersionUID = 1;

  private static final int UNIT = 16;

  /** An empty column. */
  public Column(LayoutManager layout) {
    super(layout);
    setOpaque(false);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return false;
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return Scale.of(UNIT);
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return orientation == SwingConstants.VERTICAL ? visible.height : visible.width;
  }
}
