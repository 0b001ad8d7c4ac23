package dakon.app;

import dakon.match.KeptMatches;
import dakon.progress.Learners;
import dakon.settings.Settings;
import dakon.settings.UserFolders;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Look;
import dakon.ui.theme.MenuBar;
import dakon.ui.theme.ViewMenu;
import dakon.ui.tutor.TutorPanel;
import java.awt.AWTError;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Image;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
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
    PlainStart.warmUp();
    System.setProperty("apple.laf.useScreenMenuBar", "true");
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

  /** The room for windows on each screen, the usual one first. */
  private static List<Rectangle> screens() {
    GraphicsEnvironment all = GraphicsEnvironment.getLocalGraphicsEnvironment();
    GraphicsDevice usual = all.getDefaultScreenDevice();
    return Stream.concat(
            Stream.of(usual),
            Stream.of(all.getScreenDevices()).filter(screen -> !screen.equals(usual)))
        .map(screen -> room(screen.getDefaultConfiguration()))
        .toList();
  }

  /** A screen without the bars of the desktop. */
  private static Rectangle room(GraphicsConfiguration screen) {
    Rectangle room = screen.getBounds();
    Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(screen);
    return new Rectangle(
        room.x + bars.left,
        room.y + bars.top,
        room.width - bars.left - bars.right,
        room.height - bars.top - bars.bottom);
  }

  private static JMenuBar menus(TutorPanel tutor, JMenu view) {
    List<JMenu> menus = new ArrayList<>(tutor.menus());
    menus.add(menus.size() - 1, view); // the last is Help, as everywhere
    return new MenuBar(menus);
  }

  private static void show(Consumer<TutorPanel> opener) {
    UserFolders folders = UserFolders.ofThisUser();
    Settings settings = Settings.in(folders.settings().resolve(SETTINGS));
    Look look = new Look(settings);
    look.install();
    Clock clock = Clock.system(ZoneId.systemDefault());
    Seat seat = Seat.among(new Learners(folders.data(), clock), settings);
    KeptMatches matches = new KeptMatches(folders.data().resolve("games"), clock);
    TutorPanel tutor = new TutorPanel(settings, seat, matches);
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
    FullScreen fullScreen = new FullScreen(frame);
    frame.setJMenuBar(menus(tutor, new ViewMenu(look, fullScreen::toggle)));
    tutor.addPropertyChangeListener(
        TutorPanel.ON_WALL, change -> fullScreen.project((boolean) change.getNewValue()));
    frame.setMinimumSize(SMALLEST);
    new WindowPlace(settings, SIZE, SMALLEST).keep(frame, screens());
    look.bind(tutor);
    Keys.bind(tutor, "F11", fullScreen::toggle);
    Keys.bindWhile(fullScreen::isOn, tutor, "ESCAPE", fullScreen::toggle);
    frame.setVisible(true);
    hang(frame);
  }

  /** Gives a window its icons, which are painted while its content is. */
  private static void hang(JFrame frame) {
    Thread painting =
        new Thread(
            () -> {
              List<Image> icons = Icons.ofProgram();
              SwingUtilities.invokeLater(() -> frame.setIconImages(icons));
            },
            "icons");
    painting.setDaemon(true);
    painting.start();
  }
}
