package dakon.ui.board;

import dakon.board.Pit;
import dakon.painting.BoardGeometry;
import dakon.replay.Scene;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.JComponent;

/**
 * What looks different in one scene than in another.
 *
 * @param geometry where everything lies
 * @param before the scene that was shown
 * @param after the scene to be shown
 */
record Damage(BoardGeometry geometry, Scene before, Scene after) {

  /** Has it painted again. */
  void report(JComponent view) {
    if (everywhere()) {
      view.repaint();
      return;
    }
    after.board().pits().stream()
        .filter(pit -> before.board().seeds(pit) != after.board().seeds(pit))
        .forEach(pit -> view.repaint(around(pit)));
  }

  /** Whatever moves through the air, or points at something, may reach over the whole board. */
  private boolean everywhere() {
    return before.board().row() != after.board().row()
        || !before.toMove().equals(after.toMove())
        || !before.marks().equals(after.marks())
        || !before.slips().equals(after.slips())
        || isInMotion(before)
        || isInMotion(after);
  }

  private static boolean isInMotion(Scene scene) {
    return !scene.flights().isEmpty() || !scene.hand().equals(Optional.empty());
  }

  private Rectangle around(Pit pit) {
    Rectangle box = geometry.bounds(pit).getBounds();
    box.grow(1, 1);
    return box;
  }
}
