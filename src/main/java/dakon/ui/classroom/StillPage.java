package dakon.ui.classroom;

import java.util.List;
import javax.swing.JComponent;

/**
 * A step at which nothing is done: words, or a board on which nothing moves.
 *
 * @param title its title
 * @param status of which lesson it is
 * @param body what is to be read or looked at
 */
record StillPage(String title, Status status, JComponent body) implements Page {
  @Override
  public List<WallButton> ways() {
    return List.of();
  }
}
