package dakon.ui.tutor;

import static dakon.testing.Waits.waitUntil;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.progress.Learner;
import dakon.progress.Learners;
import dakon.progress.Logbook;
import dakon.progress.Progress;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Look;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Keys and clicks by chance on all pages. That nothing is thrown on any thread, and no component
 * touched by a wrong one, is watched over in every test of windows.
 */
@GuiTest
class MonkeyTest {
  private static final long SEED = 20_261_130;
  private static final int ACTIONS = 10_000;
  private static final int TOGETHER = 10;

  /** Between two turns to another page, so that all pages get their share. */
  private static final int A_VISIT = 100;

  private static final int CONTROL = InputEvent.CTRL_DOWN_MASK;
  private static final int CONTROL_SHIFT = CONTROL | InputEvent.SHIFT_DOWN_MASK;

  /** The keys that lead to pages. */
  private static final List<KeyStroke> PAGES =
      List.of(
          KeyStroke.getKeyStroke(KeyEvent.VK_L, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_G, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_E, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_B, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_T, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_R, CONTROL),
          KeyStroke.getKeyStroke(KeyEvent.VK_F, CONTROL_SHIFT),
          KeyStroke.getKeyStroke(KeyEvent.VK_C, CONTROL_SHIFT),
          KeyStroke.getKeyStroke(KeyEvent.VK_R, CONTROL_SHIFT));

  private static final List<Integer> MEANING_SOMETHING =
      List.of(
          KeyEvent.VK_TAB,
          KeyEvent.VK_ENTER,
          KeyEvent.VK_SPACE,
          KeyEvent.VK_ESCAPE,
          KeyEvent.VK_PAGE_UP,
          KeyEvent.VK_PAGE_DOWN,
          KeyEvent.VK_HOME,
          KeyEvent.VK_END,
          KeyEvent.VK_LEFT,
          KeyEvent.VK_RIGHT,
          KeyEvent.VK_UP,
          KeyEvent.VK_DOWN,
          KeyEvent.VK_DELETE,
          KeyEvent.VK_BACK_SPACE,
          KeyEvent.VK_F1,
          KeyEvent.VK_F5,
          KeyEvent.VK_F8);
  private static final String WRITTEN = "abcdefgABCDEFG0123456789.,/+-?[] lvthpNS";

  @TempDir Path folder;

  private final Random chance = new Random(SEED);
  private JFrame frame;

  @Test
  @Timeout(400)
  void ten_thousand_keys_and_clicks_break_nothing(Robot robot) {
    Learners learners = new Learners(folder, Clock.system(ZoneId.systemDefault()));
    Settings settings = Settings.forgotten();
    Seat seat = execute(() -> Seat.among(learners, settings));
    frame = execute(() -> frame(seat, settings));
    new FrameFixture(robot, frame).show(new Dimension(1200, 780));
    robot.waitForIdle();
    Map<KeyStroke, Set<String>> before = disabledOnPages(robot);

    for (int done = 0; done < ACTIONS; done += TOGETHER) {
      act(done % A_VISIT == 0);
    }

    closeDialogs();
    key(KeyEvent.VK_ESCAPE, 0);
    robot.waitForIdle();
    disabledOnPages(robot)
        .forEach(
            (page, disabled) ->
                assertThat(before.get(page)).as("seed " + SEED).containsAll(disabled));
    assertThat(kept(learners, seat)).as("seed " + SEED).isEqualTo(execute(seat::progress));
  }

  private static JFrame frame(Seat seat, Settings settings) {
    Look look = new Look(settings);
    look.install();
    TutorPanel tutor = new TutorPanel(settings, seat);
    JFrame frame = new JFrame("Dakon Tutor");
    frame.setContentPane(tutor);
    look.bind(tutor);
    tutor.begin();
    return frame;
  }

  /** What is on the disk of the learner who sits there at the end. */
  private static Progress kept(Learners learners, Seat seat) {
    Learner learner = execute(seat::learner);
    execute(seat::close);
    waitUntil(
        "the progress to be written",
        () -> read(learners, learner).equals(execute(seat::progress)));
    return read(learners, learner);
  }

  private static Progress read(Learners learners, Learner learner) {
    try (Logbook logbook = learners.open(learner, Runnable::run)) {
      return logbook.progress();
    }
  }

  /** Some actions, one after the other, and all that comes of them. */
  private void act(boolean turnsThePage) {
    if (turnsThePage) {
      closeDialogs();
      turnTo(PAGES.get(chance.nextInt(PAGES.size())));
      if (chance.nextInt(5) == 0) {
        key(KeyEvent.VK_HOME, InputEvent.ALT_DOWN_MASK);
      }
    }
    for (int i = 0; i < TOGETHER; i++) {
      EventQueue.invokeLater(action());
    }
    execute(() -> {}); // answered by whatever dialog is open, too
    closeDialogs();
  }

  private Runnable action() {
    int what = chance.nextInt(100);
    if (what < 45) {
      return click(chance.nextDouble(), chance.nextDouble(), chance.nextInt(10) == 0);
    }
    if (what < 50) {
      return turnWheel(chance.nextDouble(), chance.nextDouble(), chance.nextBoolean() ? 1 : -1);
    }
    if (what < 70) {
      char written = WRITTEN.charAt(chance.nextInt(WRITTEN.length()));
      return unlessAsked(() -> type(written));
    }
    int shift = chance.nextInt(5) == 0 ? InputEvent.SHIFT_DOWN_MASK : 0;
    int key = MEANING_SOMETHING.get(chance.nextInt(MEANING_SOMETHING.size()));
    return unlessAsked(() -> press(key, shift));
  }

  private void turnTo(KeyStroke page) {
    key(page.getKeyCode(), page.getModifiers());
  }

  private void key(int key, int modifiers) {
    execute(() -> press(key, modifiers));
  }

  /** A dialog is closed and not answered: it may ask where to write a file. */
  private static Runnable unlessAsked(Runnable action) {
    return () -> {
      if (dialogs().findAny().isEmpty()) {
        action.run();
      }
    };
  }

  private static Stream<Window> dialogs() {
    return Arrays.stream(Window.getWindows())
        .filter(window -> window instanceof Dialog && window.isShowing());
  }

  private static void closeDialogs() {
    execute(() -> dialogs().forEach(Window::dispose));
  }

  private void press(int key, int modifiers) {
    send(KeyEvent.KEY_PRESSED, key, KeyEvent.CHAR_UNDEFINED, modifiers);
    send(KeyEvent.KEY_RELEASED, key, KeyEvent.CHAR_UNDEFINED, modifiers);
  }

  private void type(char letter) {
    send(KeyEvent.KEY_TYPED, KeyEvent.VK_UNDEFINED, letter, 0);
  }

  private void send(int id, int key, char letter, int modifiers) {
    KeyboardFocusManager keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    Component focused = Optional.ofNullable(keyboard.getFocusOwner()).orElse(frame);
    focused.dispatchEvent(
        new KeyEvent(focused, id, System.currentTimeMillis(), modifiers, key, letter));
  }

  private Runnable click(double x, double y, boolean otherButton) {
    int button = otherButton ? MouseEvent.BUTTON3 : MouseEvent.BUTTON1;
    return unlessAsked(
        () ->
            Stream.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED)
                .forEach(id -> sendMouse(id, x, y, button)));
  }

  private void sendMouse(int id, double x, double y, int button) {
    Point at = at(x, y);
    Component target = SwingUtilities.getDeepestComponentAt(frame.getLayeredPane(), at.x, at.y);
    if (target != null) {
      Point there = SwingUtilities.convertPoint(frame.getLayeredPane(), at, target);
      int held =
          button == MouseEvent.BUTTON3
              ? InputEvent.BUTTON3_DOWN_MASK
              : InputEvent.BUTTON1_DOWN_MASK;
      target.dispatchEvent(
          new MouseEvent(
              target, id, System.currentTimeMillis(), held, there.x, there.y, 1, false, button));
    }
  }

  private Runnable turnWheel(double x, double y, int by) {
    return unlessAsked(
        () -> {
          Point at = at(x, y);
          frame.dispatchEvent(
              new MouseWheelEvent(
                  frame,
                  MouseEvent.MOUSE_WHEEL,
                  System.currentTimeMillis(),
                  0,
                  at.x,
                  at.y,
                  0,
                  false,
                  MouseWheelEvent.WHEEL_UNIT_SCROLL,
                  1,
                  by));
        });
  }

  private Point at(double x, double y) {
    return new Point(
        (int) (x * frame.getLayeredPane().getWidth()),
        (int) (y * frame.getLayeredPane().getHeight()));
  }

  /** The names of what cannot be used, on each page. */
  private Map<KeyStroke, Set<String>> disabledOnPages(Robot robot) {
    Map<KeyStroke, Set<String>> disabled = new HashMap<>();
    for (KeyStroke page : PAGES) {
      turnTo(page);
      robot.waitForIdle();
      disabled.put(page, execute(() -> disabled(frame)));
    }
    return disabled;
  }

  private static Set<String> disabled(Component root) {
    return all(root)
        .filter(component -> component.isShowing() && !component.isEnabled())
        .map(component -> component.getClass().getSimpleName() + " " + component.getName())
        .collect(toCollection(TreeSet::new));
  }

  private static Stream<Component> all(Component root) {
    Stream<Component> children =
        root instanceof Container container
            ? Arrays.stream(container.getComponents()).flatMap(MonkeyTest::all)
            : Stream.empty();
    return Stream.concat(Stream.of(root), children);
  }
}
