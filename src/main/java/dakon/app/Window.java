package dakon.app;

import dakon.progress.Learners;
import dakon.settings.Settings;
import dakon.settings.UserFolders;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Theme;
import dakon.ui.tutor.TutorPanel;
import java.awt.AWTError;
import java.awt.Dimension;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The window of the program: a frame that is host to the tutor. */
final class Window {
  private static final Dimension SIZE = new Dimension(1280, 800);
  private static final String SETTINGS = "settings.properties";
  private static final Dimension SMALLEST = new Dimension(900, 600);

  private Window() {}

  /**
   * Opens a window, and gives the exit status.
   *
   * @param err is told when there is no display
   * @param opener opens in the tutor what is to be seen first
   */
  static int open(PrintWriter err, Consumer<TutorPanel> opener) {
    if (!hasDisplay()) {
      err.println(Texts.text("no.display"));
      return Status.COMMAND_WRONG;
    }
    SwingUtilities.invokeLater(() -> show(opener));
    return Status.WELL;
  }

  private static boolean hasDisplay() {
    try {
      Toolkit.getDefaultToolkit();
      return !GraphicsEnvironment.isHeadless();
    } catch (AWTError unreachable) {
      return false;
    }
  }

  private static void toggleFullScreen(JFrame frame) {
    screen(frame).setFullScreenWindow(isFullScreen(frame) ? null : frame);
  }

  private static boolean isFullScreen(JFrame frame) {
    return screen(frame).getFullScreenWindow() == frame;
  }

  private static GraphicsDevice screen(JFrame frame) {
    return frame.getGraphicsConfiguration().getDevice();
  }

  private static void show(Consumer<TutorPanel> opener) {
    UserFolders folders = UserFolders.ofThisUser();
    Settings settings = Settings.in(folders.settings().resolve(SETTINGS));
    settings.chosen(Theme.SETTING).map(Theme::named).orElse(Theme.PAPER).install();
    Seat seat =
        Seat.among(new Learners(folders.data(), Clock.system(ZoneId.systemDefault())), settings);
    TutorPanel tutor = new TutorPanel(settings, seat);
    opener.accept(tutor);
    JFrame frame = new JFrame(Texts.text("title"));
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            seat.close();
          }
        });
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.setContentPane(tutor);
    frame.setIconImages(Icons.ofProgram());
    frame.setMinimumSize(SMALLEST);
    frame.setSize(SIZE);
    frame.setLocationRelativeTo(null);
    Keys.bind(tutor, "F11", () -> toggleFullScreen(frame));
    Keys.bindWhile(() -> isFullScreen(frame), tutor, "ESCAPE", () -> toggleFullScreen(frame));
    frame.setVisible(true);
  }
}
