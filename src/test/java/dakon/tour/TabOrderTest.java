package dakon.tour;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The way of the Tab key through every page. */
@GuiTest
class TabOrderTest {
  /** The pages on which the key is really pressed. */
  private static final Set<String> WALKED =
      Set.of(
          "home-back",
          "lesson-question",
          "look-back",
          "examples",
          "teach",
          "class-vote",
          "help-dakon");

  static List<Stop> stops() {
    return Tour.stops();
  }

  static List<Stop> walked() {
    return stops().stream().filter(stop -> WALKED.contains(stop.name())).toList();
  }

  @ParameterizedTest
  @MethodSource("stops")
  void everything_is_met_once_in_the_order_in_which_it_is_read(Stop stop) throws IOException {
    try (Visit visit = stop.visit()) {
      visit.appear();
      assertThat(execute(() -> new TabOrder().faults(visit.frame()))).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("walked")
  void the_key_leads_to_the_end_and_back(Stop stop, Robot robot) throws IOException {
    try (Visit visit = stop.visit()) {
      JFrame frame = execute(() -> framed(visit.frame().getContentPane()));
      new FrameFixture(robot, frame).show(new Dimension(1280, 800));
      List<Component> way = execute(() -> TabOrder.way(frame, true, Integer.MAX_VALUE));
      execute(() -> way.get(0).requestFocusInWindow());
      waitForFocus(way.get(0));
      for (Component next : way.subList(1, way.size())) {
        robot.pressAndReleaseKeys(KeyEvent.VK_TAB);
        waitForFocus(next);
      }
      Collections.reverse(way);
      robot.pressKey(KeyEvent.VK_SHIFT);
      for (Component before : way.subList(1, way.size())) {
        robot.pressAndReleaseKeys(KeyEvent.VK_TAB);
        waitForFocus(before);
      }
      robot.releaseKey(KeyEvent.VK_SHIFT);
    }
  }

  /** A window that can have the keyboard, which the one that was never seen cannot. */
  private static JFrame framed(Container page) {
    JFrame frame = new JFrame();
    frame.setContentPane(page);
    return frame;
  }

  @Test
  void the_pages_that_are_walked_are_pages() {
    assertThat(walked()).hasSameSizeAs(WALKED);
  }

  private static void waitForFocus(Component component) {
    waitUntil(Fault.of(component, "to have the keyboard"), () -> focusOwner() == component);
  }

  private static Component focusOwner() {
    return execute(() -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
  }
}
