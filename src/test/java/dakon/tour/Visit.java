package dakon.tour;

import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.progress.Learners;
import dakon.settings.Settings;
import dakon.testing.Waits;
import dakon.ui.board.BoardView;
import dakon.ui.progress.Seat;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.theme.Look;
import dakon.ui.theme.MenuBar;
import dakon.ui.theme.Theme;
import dakon.ui.theme.ViewMenu;
import dakon.ui.theme.Zoom;
import dakon.ui.tutor.TutorPanel;
import java.awt.Component;
import java.awt.ComponentOrientation;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.RepaintManager;
import javax.swing.SwingWorker;
import javax.swing.text.JTextComponent;

/**
 * A window of the program on a page, with settings, lessons and progress of its own. It is laid out
 * and can be painted, but need not be seen. To be used off the event dispatch thread.
 */
final class Visit implements AutoCloseable {
  private static final int MOST_LAYOUTS = 20;
  private static final int ALIKE = 3;

  private static final Clock MONDAY =
      Clock.fixed(Instant.parse("2026-03-02T09:00:00Z"), ZoneOffset.UTC);

  /** The day on which what was done on Monday is asked again. */
  private static final Clock FRIDAY = Clock.offset(MONDAY, Duration.ofDays(4));

  private static final List<String> LESSONS =
      List.of("01-every-kind.md", "02-some-faults.md", "03-broken.md");

  /** As many as a SwingWorker can have at most. */
  private static final int BACKGROUND_THREADS = 10;

  private final Path folder;
  private final Settings settings = Settings.forgotten();
  private final DenseScreen screen = new DenseScreen();
  private final JFrame frame;
  private Optional<Seat> seat = Optional.empty();

  /** An empty window. */
  Visit() throws IOException {
    folder = Files.createTempDirectory("dakon-tour");
    execute(
        () -> {
          Zoom.to(Zoom.WHOLE);
          Theme.PAPER.install();
        });
    frame = execute(() -> new JFrame("Dakon Tutor", screen));
    execute(
        () -> {
          frame.setUndecorated(true);
          frame.pack(); // makes it displayable, so that it is laid out
        });
  }

  JFrame frame() {
    return frame;
  }

  Settings settings() {
    return settings;
  }

  /** The folder of progress. */
  Path data() {
    return folder.resolve("data");
  }

  /** A file or folder that is not there yet. */
  Path path(String name) {
    return folder.resolve(name);
  }

  /** The folder of the lessons of the tour. */
  Path lessons() throws IOException {
    Path lessons = folder.resolve("lessons");
    if (!Files.exists(lessons)) {
      Files.createDirectory(lessons);
      for (String name : LESSONS) {
        try (InputStream text = Visit.class.getResourceAsStream(name)) {
          Files.copy(text, lessons.resolve(name));
        }
      }
    }
    return lessons;
  }

  /** The learners of this window, on Monday. */
  Learners learnersOnMonday() {
    return new Learners(data(), MONDAY);
  }

  /** The learner who is here. */
  Optional<Seat> seat() {
    return seat;
  }

  /** Puts a tutor in the window, as on Friday, and starts it. */
  void tutor(Consumer<TutorPanel> start) {
    execute(
        () -> {
          Seat taken = Seat.among(new Learners(data(), FRIDAY), settings);
          seat = Optional.of(taken);
          TutorPanel tutor = new TutorPanel(settings, taken);
          Look look = new Look(settings);
          look.bind(tutor);
          frame.setJMenuBar(new MenuBar(List.of(new ViewMenu(look, () -> {}))));
          frame.setContentPane(tutor);
          start.accept(tutor);
        });
    resize(1280, 800);
  }

  /** Puts something else in the window. */
  void show(Supplier<JComponent> content) {
    execute(() -> frame.setContentPane((Container) content.get()));
    resize(1280, 800);
  }

  /** Gives the window a size, in pixels, and lays it out anew until that changes no more. */
  void resize(int width, int height) {
    execute(
        () -> {
          frame.setSize(width, height);
          frame.invalidate();
        });
    layOut();
  }

  /** Moves the window to a screen of another density; a look is to be put in force after it. */
  void moveTo(int density) {
    screen.become(density);
  }

  /** Puts a look in force. */
  void dress(Theme theme, int zoom) {
    execute(
        () -> {
          Zoom.to(zoom);
          theme.install();
        });
    layOut();
  }

  /**
   * Lays the window out, again and again as long as something asks for another height: it knows its
   * width only then, and a page that scrolls has less width when it knows that.
   */
  void layOut() {
    for (int round = 0; round < MOST_LAYOUTS; round++) {
      execute(frame::validate);
      execute(() -> {}); // what was put off until now
      if (execute(frame::isValid)) {
        return;
      }
    }
    throw new AssertionError("the window does not come to rest");
  }

  /** All that is visible in the window, from the outside in. */
  Stream<Component> components() {
    return all(frame.getRootPane());
  }

  /** A component and all that is visible in it, from the outside in. */
  static Stream<Component> all(Component root) {
    Stream<Component> within =
        root instanceof Container container
            ? Arrays.stream(container.getComponents()).flatMap(Visit::all)
            : Stream.empty();
    return root.isVisible() ? Stream.concat(Stream.of(root), within) : Stream.empty();
  }

  /** The first visible component of a kind, if there is one. */
  <C extends Component> Optional<C> find(Class<C> kind) {
    return execute(() -> components().filter(kind::isInstance).map(kind::cast).findFirst());
  }

  /** The first visible component of a kind and a name, if there is one. */
  <C extends Component> Optional<C> find(Class<C> kind, String name) {
    return execute(
        () ->
            components()
                .filter(kind::isInstance)
                .filter(component -> name.equals(component.getName()))
                .map(kind::cast)
                .findFirst());
  }

  /** Waits until there is a component of a name. */
  void await(String name) {
    Waits.waitUntil(name, () -> find(Component.class, name).isPresent());
  }

  /** Clicks a button as soon as it is there. */
  void click(String name) {
    await(name);
    AbstractButton button = find(AbstractButton.class, name).orElseThrow();
    execute(() -> button.doClick(0));
    layOut();
  }

  /** Writes a text where there is room for one. */
  void write(String name, String text) {
    await(name);
    JTextComponent area = find(JTextComponent.class, name).orElseThrow();
    execute(() -> area.setText(text));
    layOut();
  }

  /** Chooses a row of a list as soon as it is there. */
  void choose(String list, int row) {
    Waits.waitUntil(
        list + " to have row " + row,
        () ->
            find(JList.class, list)
                .filter(rows -> execute(() -> rows.getModel().getSize()) > row)
                .isPresent());
    JList<?> rows = find(JList.class, list).orElseThrow();
    execute(() -> rows.setSelectedIndex(row));
    layOut();
  }

  /** Presses a key as soon as it means something in the whole window. */
  void press(String key) {
    KeyStroke stroke = KeyStroke.getKeyStroke(key);
    Waits.waitUntil(key + " to mean something", () -> execute(() -> meant(stroke)).isPresent());
    execute(() -> act(meant(stroke).orElseThrow(), stroke));
    layOut();
  }

  private Optional<JComponent> meant(KeyStroke key) {
    return components()
        .filter(JComponent.class::isInstance)
        .map(JComponent.class::cast)
        .filter(each -> means(each, key))
        .findFirst();
  }

  /** Presses a key on a component, as if that had the keyboard. */
  void press(String name, String key) {
    JComponent component = find(JComponent.class, name).orElseThrow();
    execute(() -> act(component, KeyStroke.getKeyStroke(key)));
    layOut();
  }

  private static void act(JComponent bound, KeyStroke key) {
    bound
        .getActionForKeyStroke(key)
        .actionPerformed(new ActionEvent(bound, ActionEvent.ACTION_PERFORMED, String.valueOf(key)));
  }

  private static boolean means(JComponent component, KeyStroke key) {
    return component.getConditionForKeyStroke(key) == JComponent.WHEN_IN_FOCUSED_WINDOW
        && component.getActionForKeyStroke(key) instanceof Action action
        && action.isEnabled();
  }

  /** Chooses the pit with this index on the board. */
  void touch(int index) {
    BoardView board = find(BoardView.class).orElseThrow();
    execute(
        () ->
            board
                .getAccessibleContext()
                .getAccessibleChild(index)
                .getAccessibleContext()
                .getAccessibleAction()
                .doAccessibleAction(0));
    layOut();
  }

  /** Opens a menu, which needs a window that is seen, and chooses an entry. */
  void chooseFromMenu(String button, String entry) {
    execute(() -> frame.setVisible(true));
    click(button);
    Waits.waitUntil(entry, () -> execute(() -> entry(entry)).isPresent());
    execute(
        () -> {
          JMenuItem item = entry(entry).orElseThrow();
          MenuSelectionManager.defaultManager().clearSelectedPath();
          item.doClick(0);
        });
    execute(() -> frame.setVisible(false));
    layOut();
  }

  private static Optional<JMenuItem> entry(String name) {
    MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
    return path.length > 0 && path[0] instanceof JPopupMenu menu
        ? Arrays.stream(menu.getComponents())
            .filter(each -> name.equals(each.getName()))
            .map(JMenuItem.class::cast)
            .findFirst()
        : Optional.empty();
  }

  /** Lets the window be seen. */
  void appear() {
    execute(() -> frame.setVisible(true));
    layOut();
  }

  /** Turns all that is in the window to the direction of a script. */
  void turn(ComponentOrientation script) {
    execute(() -> frame.applyComponentOrientation(script));
    layOut();
  }

  /** Plays what is played to its end. */
  void finish() {
    ReplayPanel player = find(ReplayPanel.class).orElseThrow();
    execute(player::finish);
    layOut();
  }

  /** Paints the window as it is, without what is still painted. */
  private BufferedImage paint() {
    return execute(
        () -> {
          JComponent root = frame.getRootPane();
          int density = screen.density();
          BufferedImage picture =
              new BufferedImage(
                  root.getWidth() * density,
                  root.getHeight() * density,
                  BufferedImage.TYPE_INT_RGB);
          RepaintManager repaints = RepaintManager.currentManager(root);
          repaints.setDoubleBufferingEnabled(false);
          Graphics2D graphics = picture.createGraphics();
          graphics.scale(density, density);
          root.paint(graphics);
          graphics.dispose();
          repaints.setDoubleBufferingEnabled(true);
          return picture;
        });
  }

  /**
   * A picture of the window, with all that is painted elsewhere: that is done one by one, and what
   * comes may be out of sight, so that several pictures in turn must be alike.
   */
  BufferedImage picture() {
    BufferedImage before = paint();
    for (int alike = 0; alike < ALIKE; ) {
      letBackgroundWork();
      BufferedImage now = paint();
      alike = isSame(before, now) ? alike + 1 : 0;
      before = now;
    }
    return before;
  }

  private static boolean isSame(BufferedImage one, BufferedImage other) {
    return Arrays.equals(
        ((DataBufferInt) one.getRaster().getDataBuffer()).getData(),
        ((DataBufferInt) other.getRaster().getDataBuffer()).getData());
  }

  /**
   * Waits until every SwingWorker that is at work now is done. They get their threads in turn, and
   * are done in turn: once these here have all threads for themselves, no other is at work.
   */
  static void letBackgroundWork() {
    CountDownLatch together = new CountDownLatch(BACKGROUND_THREADS);
    CountDownLatch done = new CountDownLatch(BACKGROUND_THREADS);
    for (int each = 0; each < BACKGROUND_THREADS; each++) {
      new SwingWorker<Void, Void>() {
        @Override
        protected Void doInBackground() throws InterruptedException {
          together.countDown();
          together.await();
          return null;
        }

        @Override
        protected void done() {
          done.countDown();
        }
      }.execute();
    }
    try {
      done.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Empties the window, too: a change of the look goes through all there ever were. */
  @Override
  public void close() {
    execute(
        () -> {
          frame.dispose();
          frame.setContentPane(new Container());
          frame.setJMenuBar(null);
        });
    seat.ifPresent(taken -> execute(taken::close));
  }
}
