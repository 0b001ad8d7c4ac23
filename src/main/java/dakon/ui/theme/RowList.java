package dakon.ui.theme;

import java.io.Serial;
import javax.swing.JList;
import javax.swing.ListModel;
import javax.swing.ListSelectionModel;
import javax.swing.text.Position;

/**
 * Rows one below the other, as wide as their pane, of which one may be chosen. None is searched for
 * by its first letter: letters are the holes' own, or the player's.
 *
 * @param <T> what is listed
 */
public class RowList<T> extends JList<T> {
  @Serial private static final long serialVersionUID = 1;

  /**
   * A list.
   *
   * @param name by what tests find it
   * @param spoken what it is called
   */
  public RowList(ListModel<T> rows, String name, String spoken) {
    super(rows);
    setName(name);
    setOpaque(false);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    getAccessibleContext().setAccessibleName(spoken);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public int getNextMatch(String prefix, int startIndex, Position.Bias bias) {
    return -1;
  }
}
