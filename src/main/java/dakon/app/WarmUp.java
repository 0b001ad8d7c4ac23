package dakon.app;

import dakon.ui.theme.Theme;
import java.awt.AWTError;
import java.awt.Toolkit;

/** Loads what every window needs, beside the reading of the command line: a start is faster so. */
final class WarmUp {
  private WarmUp() {}

  /** Begins, if a command line is going to open the window; whatever is wrong is told later. */
  static void beginFor(String... arguments) {
    if (arguments.length == 0 || arguments[0].equals(OpenCommand.NAME)) {
      Thread loading = new Thread(WarmUp::load, "warm-up");
      loading.setDaemon(true);
      loading.start();
    }
  }

  private static void load() {
    try {
      Toolkit.getDefaultToolkit();
      Theme.PAPER.load();
    } catch (AWTError noDisplay) {
      return; // nothing to load for, as whoever opens the window will say
    }
  }
}
