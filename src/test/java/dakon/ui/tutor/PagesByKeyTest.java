package dakon.ui.tutor;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.lesson.markdown.LessonFiles;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the keyboard is after a key that opens a page. */
@GuiTest
class PagesByKeyTest {
  private static final int MARGIN = 4;

  @ParameterizedTest
  @ValueSource(ints = {900, 1280})
  void the_keyboard_comes_visibly_to_the_page_and_goes_on_within_it(int width, Robot robot) {
    JFrame frame = execute(PagesByKeyTest::framed);
    TutorPanel tutor = (TutorPanel) frame.getContentPane();
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(width, 768));
    execute(
        () -> tutor.load(() -> LessonFiles.course(LessonFiles.shipped("en")), Optional.empty()));
    PageArea pages = robot.finder().findByType(PageArea.class);
    waitUntil("a lesson", () -> window.label("place").text().startsWith("Step 1"));

    List<KeyStroke> keys = execute(() -> keys(tutor));
    for (KeyStroke key : keys) {
      press(robot, tutor, key);
      waitUntil(key + " leads to a page", () -> isOn(focusOwner(), pages));
      waitUntil("the coach has spoken", () -> !"coach-stop".equals(focusOwner().getName()));
      robot.waitForIdle();
      Component first = focusOwner();
      String with = execute(() -> picture(pages, first));
      robot.pressAndReleaseKeys(KeyEvent.VK_TAB);
      waitUntil("it goes on", () -> focusOwner() != null && focusOwner() != first);
      if (!isOn(focusOwner(), pages)) {
        goBackFromEnd(robot, first);
      }
      assertThat(isOn(focusOwner(), pages)).as("after %s and Tab: %s", key, focusOwner()).isTrue();
      assertThat(execute(() -> picture(pages, first)))
          .as("%s leads to %s, which can be seen to have the keyboard", key, first)
          .isNotEqualTo(with);
    }
    assertThat(keys).hasSize(13);
  }

  /** From the last stop of a page one goes on backwards. */
  private static void goBackFromEnd(Robot robot, Component last) {
    robot.pressKey(KeyEvent.VK_SHIFT);
    robot.pressAndReleaseKeys(KeyEvent.VK_TAB);
    waitUntil("back to " + last + " now " + focusOwner(), () -> focusOwner() == last);
    robot.pressAndReleaseKeys(KeyEvent.VK_TAB);
    waitUntil("further back", () -> focusOwner() != last);
    robot.releaseKey(KeyEvent.VK_SHIFT);
  }

  private static JFrame framed() {
    Theme.PAPER.install();
    JFrame frame = new JFrame();
    frame.setContentPane(new TutorPanel(Settings.forgotten()));
    return frame;
  }

  /** The keys of all commands that open a page; not those that need something to be reviewed. */
  private static List<KeyStroke> keys(TutorPanel tutor) {
    return tutor.menus().stream()
        .skip(1)
        .flatMap(PagesByKeyTest::items)
        .filter(item -> !List.of("review", "next").contains(item.getActionCommand()))
        .map(JMenuItem::getAccelerator)
        .toList();
  }

  private static Stream<JMenuItem> items(JMenu menu) {
    return IntStream.range(0, menu.getItemCount())
        .mapToObj(menu::getItem)
        .flatMap(item -> Optional.ofNullable(item).stream());
  }

  /**
   * Presses a key; Alt, which the toolkit of the tests does not deliver, by what is bound to it.
   */
  private static void press(Robot robot, TutorPanel tutor, KeyStroke key) {
    if ((key.getModifiers() & InputEvent.ALT_DOWN_MASK) == 0) {
      List<Integer> held =
          Stream.of(
                  Map.entry(InputEvent.CTRL_DOWN_MASK, KeyEvent.VK_CONTROL),
                  Map.entry(InputEvent.SHIFT_DOWN_MASK, KeyEvent.VK_SHIFT))
              .filter(entry -> (key.getModifiers() & entry.getKey()) != 0)
              .map(Map.Entry::getValue)
              .toList();
      held.forEach(robot::pressKey);
      robot.pressAndReleaseKeys(key.getKeyCode());
      held.forEach(robot::releaseKey);
    } else {
      robot.pressAndReleaseKeys(KeyEvent.VK_SHIFT);
      execute(
          () ->
              tutor.menus().stream()
                  .flatMap(PagesByKeyTest::items)
                  .filter(item -> key.equals(item.getAccelerator()))
                  .forEach(JMenuItem::doClick));
    }
    robot.waitForIdle();
  }

  private static boolean isOn(Component component, PageArea pages) {
    return component != null
        && execute(() -> component.isShowing() && pages.isAncestorOf(component));
  }

  private static Component focusOwner() {
    return execute(() -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
  }

  /** A component and its surroundings, in which some show that they have the keyboard. */
  private static String picture(JComponent page, Component component) {
    Rectangle place =
        SwingUtilities.convertRectangle(component.getParent(), component.getBounds(), page);
    place.grow(MARGIN, MARGIN);
    Rectangle seen = place.intersection(new Rectangle(page.getSize()));
    BufferedImage image = new BufferedImage(seen.width, seen.height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.translate(-seen.x, -seen.y);
    page.paint(graphics);
    graphics.dispose();
    int[] pixels = image.getRGB(0, 0, seen.width, seen.height, null, 0, seen.width);
    return Integer.toHexString(Arrays.hashCode(pixels));
  }
}
