package dakon.ui.theme;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.io.Serial;
import javax.swing.JPanel;

/**
 * A page that fills the room it has. Where that is too narrow for things to stand side by side,
 * they stand in one column; where there is too little height for them, the page scrolls as a whole.
 */
public final class Sheet extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final int roomForAll;
  private final transient Arrangement arrangement;
  private final Contents contents = new Contents();
  private final ClearScrollPane scroll = ClearScrollPane.bare(contents);
  private boolean isNarrow;

  /** Puts what is on a page in its places. */
  public interface Arrangement {
    /**
     * Gives an empty page a layout and puts all on it.
     *
     * @param isNarrow whether all is to stand in one column, as high as it wants
     */
    void put(JPanel page, boolean isNarrow);
  }

  /**
   * A page.
   *
   * @param roomForAll with less width than this, in pixels at 100 %, it is one column
   */
  public Sheet(int roomForAll, Arrangement arrangement) {
    super(new BorderLayout());
    this.roomForAll = roomForAll;
    this.arrangement = arrangement;
    setOpaque(false);
    add(scroll);
    arrangement.put(contents, isNarrow);
  }

  @Override
  public void doLayout() {
    boolean isNow = getWidth() < Scale.of(roomForAll);
    if (isNow != isNarrow) {
      isNarrow = isNow;
      arrange();
    }
    super.doLayout();
  }

  /** Shows its beginning. */
  public void turnToTop() {
    scroll.getViewport().setViewPosition(new Point());
  }

  /** Puts all in other places; the keyboard stays where it is. */
  private void arrange() {
    Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    contents.removeAll();
    arrangement.put(contents, isNarrow);
    contents.applyComponentOrientation(getComponentOrientation());
    if (focused != null && isAncestorOf(focused)) {
      focused.requestFocusInWindow();
    }
    contents.revalidate();
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension();
  }

  private final class Contents extends Column {
    @Serial private static final long serialVersionUID = 1;

    Contents() {
      super(new BorderLayout());
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
      return !isNarrow && getParent().getHeight() >= getMinimumSize().height;
    }

    /** As high as it wants in one column, else only as high as it must. */
    @Override
    public Dimension getPreferredSize() {
      return isNarrow ? super.getPreferredSize() : getMinimumSize();
    }
  }
}
