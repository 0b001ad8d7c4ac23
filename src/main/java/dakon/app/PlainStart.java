package dakon.app;

import dakon.ui.theme.Theme;
import dakon.ui.tutor.TutorPanel;
import java.awt.AWTError;
import java.awt.Toolkit;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The starts on which the command line has nothing to explain: no arguments, and {@code open} with
 * a file or folder that is there. They do without the library that reads command lines, which takes
 * as long to load as the window does.
 */
final class PlainStart {
  private PlainStart() {}

  /** What is to be seen first, if this is such a start. */
  static Optional<Consumer<TutorPanel>> of(String... arguments) {
    if (arguments.length == 0) {
      return Optional.of(TutorPanel::begin);
    }
    boolean isOpen = arguments.length == 2 && arguments[0].equals(OpenCommand.NAME);
    return Optional.of(arguments)
        .filter(all -> isOpen)
        .map(all -> all[1])
        .filter(Predicate.not(PlainStart::isOption))
        .flatMap(StepAddress::read)
        .filter(address -> address.step().isEmpty())
        .map(address -> tutor -> tutor.open(address.path(), Optional.empty()));
  }

  /** Whether the command line would take it for an option or for the name of a file of options. */
  private static boolean isOption(String argument) {
    return argument.startsWith("-") || argument.startsWith("@");
  }

  /** Begins to load what every window needs, while the rest is made ready. */
  static void warmUp() {
    Thread loading = new Thread(PlainStart::load, "warm-up");
    loading.setDaemon(true);
    loading.start();
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
