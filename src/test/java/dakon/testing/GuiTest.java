package dakon.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a class of tests that drive windows. A test method takes the {@link
 * org.assertj.swing.core.Robot} as its parameter; whatever window it opened is disposed after it.
 *
 * <p>Besides its own assertions a test fails if a component is touched outside the event dispatch
 * thread, or if an exception is thrown on any thread and nobody catches it.
 *
 * <pre>{@code
 * @GuiTest
 * class TransportBarTest {
 *   @Test
 *   void playing_turns_the_button_into_pause(Robot robot) {
 *     JFrame frame = GuiActionRunner.execute(() -> new JFrame());
 *     FrameFixture window = new FrameFixture(robot, frame);
 *     window.show();
 *     ...
 *   }
 * }
 * }</pre>
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(WindowTesting.class)
@Timeout(60)
public @interface GuiTest {}
