package dakon.testing;

import static org.assertj.swing.timing.Pause.pause;

import java.util.function.BooleanSupplier;
import org.assertj.swing.exception.ComponentLookupException;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;

/** Waits for what a window comes to show, and fails where it does not. */
public final class Waits {
  private Waits() {}

  /** Waits until something holds; as long as a component is not there, it does not. */
  public static void waitUntil(String what, BooleanSupplier holds) {
    pause(
        new Condition(what) {
          @Override
          public boolean test() {
            try {
              return holds.getAsBoolean();
            } catch (ComponentLookupException notYet) {
              return false;
            }
          }
        });
  }

  /** Waits until a label of a name says something. */
  public static void waitForLabel(FrameFixture window, String name, String text) {
    waitUntil(name + ": " + text, () -> window.label(name).text().equals(text));
  }

  /** Waits until a text of a name says something. */
  public static void waitForText(FrameFixture window, String name, String text) {
    waitUntil(name + ": " + text, () -> window.textBox(name).text().equals(text));
  }

  /** Waits until a player says something of the move. */
  public static void waitForCaption(FrameFixture window, String text) {
    waitForText(window, "caption", text);
  }
}
