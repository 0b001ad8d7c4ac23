package dakon.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.assertj.swing.core.Robot;
import org.assertj.swing.exception.EdtViolationException;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

@EnabledForJreRange(max = JRE.JAVA_21, disabledReason = "Cacio runs on Java 17 to 21 only")
class GuiTestTest {
  @Test
  void the_toolkit_is_the_one_without_a_display() {
    assertThat(Toolkit.getDefaultToolkit().getClass().getSimpleName()).isEqualTo("CTCToolkit");
  }

  @Test
  void keys_and_clicks_arrive() {
    assertThat(failuresOf(Typing.class)).isEmpty();
  }

  @Test
  void an_exception_on_the_event_thread_fails_the_test() {
    assertThat(failuresOf(Throwing.class))
        .singleElement()
        .satisfies(
            failure ->
                assertThat(failure.getSuppressed())
                    .singleElement()
                    .isInstanceOf(UnsupportedOperationException.class));
  }

  @Test
  void touching_a_component_outside_the_event_thread_fails_the_test() {
    assertThat(failuresOf(Trespassing.class))
        .singleElement()
        .isInstanceOf(EdtViolationException.class);
  }

  private static List<Throwable> failuresOf(Class<?> tests) {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(tests))
        .execute()
        .testEvents()
        .finished()
        .stream()
        .flatMap(event -> event.getPayload(TestExecutionResult.class).stream())
        .flatMap(result -> result.getThrowable().stream())
        .toList();
  }

  @GuiTest
  static class Typing {
    @Test
    void types_and_clicks(Robot robot) {
      AtomicInteger clicks = new AtomicInteger();
      FrameFixture window = new FrameFixture(robot, execute(() -> frame(clicks)));
      window.show();

      window.textBox().enterText("Nembak").pressAndReleaseKeys(KeyEvent.VK_LEFT);
      window.button().click();

      window.textBox().requireText("Nembak");
      assertThat(clicks).hasValue(1);
    }

    private static JFrame frame(AtomicInteger clicks) {
      JButton button = new JButton("Count");
      button.addActionListener(event -> clicks.incrementAndGet());
      JFrame frame = new JFrame();
      frame.setLayout(new MigLayout());
      frame.add(new JTextField(20));
      frame.add(button);
      return frame;
    }
  }

  @GuiTest
  static class Throwing {
    @Test
    void throws_later(Robot robot) {
      SwingUtilities.invokeLater(
          () -> {
            throw new UnsupportedOperationException();
          });
      robot.waitForIdle();
    }
  }

  @GuiTest
  static class Trespassing {
    @Test
    void sets_a_text_on_the_test_thread() {
      JTextField field = execute(() -> new JTextField());
      field.setText("from the wrong thread");
    }
  }
}
