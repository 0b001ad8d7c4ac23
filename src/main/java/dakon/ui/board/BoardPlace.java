package dakon.ui.board;

import java.awt.BorderLayout;
import java.io.Serial;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** Where one board stands, alone or within what plays moves on it. */
public abstract class BoardPlace extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** A place on which the board does not stand yet. */
  protected BoardPlace() {
    super(new BorderLayout());
    setOpaque(false);
  }

  /** The board. */
  protected abstract BoardView board();

  /**
   * Puts something else with the board in it here; the board keeps the keyboard. What was there
   * goes first: a move that is still played shows itself once more as it stops.
   */
  protected final void put(Supplier<JComponent> content) {
    boolean hadFocus = board().isFocusOwner();
    removeAll();
    add(content.get());
    applyComponentOrientation(getComponentOrientation());
    revalidate();
    repaint();
    if (hadFocus) {
      board().requestFocusInWindow();
    }
  }
}
