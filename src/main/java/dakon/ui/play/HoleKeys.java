package dakon.ui.play;

import dakon.board.Hole;
import dakon.board.Side;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Keys;
import java.util.Locale;
import java.util.function.IntConsumer;
import javax.swing.JComponent;

/**
 * The letters of the holes, large or small, as keys: on the board always, elsewhere where single
 * keys are not switched off.
 */
final class HoleKeys {
  private final BoardView board;
  private final Settings settings;

  private HoleKeys(BoardView board, Settings settings) {
    this.board = board;
    this.settings = settings;
  }

  /**
   * Binds the letters as long as a component is shown.
   *
   * @param row how many holes there are in a row
   * @param chooser is told the number of a hole in its row, from 0
   */
  static void bind(
      JComponent where, BoardView board, int row, Settings settings, IntConsumer chooser) {
    HoleKeys keys = new HoleKeys(board, settings);
    for (int number = 0; number < row; number++) {
      int chosen = number;
      String letter = String.valueOf(new Hole(Side.SOUTH, number).letter());
      keys.bind(where, letter.toUpperCase(Locale.ROOT), () -> chooser.accept(chosen));
      keys.bind(where, letter.toLowerCase(Locale.ROOT), () -> chooser.accept(chosen));
    }
  }

  private void bind(JComponent where, String letter, Runnable action) {
    Keys.bindWhile(this::mean, where, "typed " + letter, action);
  }

  private boolean mean() {
    return board.isFocusOwner() || settings.isOn(Switch.SINGLE_KEYS);
  }
}
