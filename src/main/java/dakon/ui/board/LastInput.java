package dakon.ui.board;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;

/**
 * Whether keys or the mouse were used last in this program. Who uses keys is to see where the
 * keyboard has come to, however it came there; who points sees it anyway.
 */
final class LastInput {
  private static boolean isOfKeys = true;

  static {
    Toolkit.getDefaultToolkit()
        .addAWTEventListener(LastInput::used, AWTEvent.KEY_EVENT_MASK | AWTEvent.MOUSE_EVENT_MASK);
  }

  private LastInput() {}

  /** Whether keys were used last, or nothing yet. */
  static boolean isOfKeys() {
    return isOfKeys;
  }

  private static void used(AWTEvent event) {
    if (event.getID() == KeyEvent.KEY_PRESSED) {
      isOfKeys = true;
    } else if (event.getID() == MouseEvent.MOUSE_PRESSED) {
      isOfKeys = false;
    }
  }
}
