package dakon.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JRootPane;
import javax.swing.JScrollBar;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is pressed or filled in: high enough to be hit, and as high as what stands beside it. */
@GuiTest
class TargetsTest {
  /** WCAG 2.2, 2.5.8: in pixels at 100 %. */
  private static final int LEAST = 24;

  /** Less than this, in pixels, is not seen. */
  private static final int TOLERANCE = 1;

  static List<Stop> stops() {
    return Tour.stops();
  }

  @ParameterizedTest
  @MethodSource("stops")
  void targets_are_high_enough_and_in_a_row_of_one_height(Stop stop) throws IOException {
    try (Visit visit = stop.visit()) {
      visit.resize(1280, 800);
      assertThat(execute(() -> faults(visit.frame().getRootPane()))).isEmpty();
    }
  }

  private static List<String> faults(JRootPane root) {
    List<String> faults = new ArrayList<>();
    List<Component> targets = Visit.all(root).filter(TargetsTest::isTarget).toList();
    for (Component target : targets) {
      if (target.getHeight() < LEAST) {
        faults.add(words(target) + " is too low");
      }
      targets.stream()
          .filter(other -> other != target && isFramed(other) && isFramed(target))
          .filter(other -> other.getParent() == target.getParent() && isBeside(other, target))
          .filter(other -> other.getHeight() > target.getHeight() + TOLERANCE)
          .forEach(other -> faults.add(words(target) + " is lower than " + words(other)));
    }
    return faults;
  }

  private static boolean isTarget(Component component) {
    return component.getHeight() > 0
        && component.getWidth() > 0
        && (component instanceof AbstractButton
            || component instanceof JComboBox
            || component instanceof JTextField)
        && !isPart(component.getParent());
  }

  /** Whether what is in there is but a part of a target. */
  private static boolean isPart(Container around) {
    return around instanceof JComboBox
        || around instanceof JScrollBar
        || around instanceof JSpinner
        || around instanceof JSpinner.DefaultEditor;
  }

  /**
   * Whether its height is seen: buttons without a frame and cards are as high as what they show.
   */
  private static boolean isFramed(Component component) {
    boolean isPlain =
        component instanceof JButton button
            && button.getComponentCount() == 0
            && button.getText() != null
            && !button.getText().isEmpty()
            && button.getClientProperty("JButton.buttonType") == null;
    return isPlain || component instanceof JComboBox || component instanceof JTextField;
  }

  private static boolean isBeside(Component one, Component other) {
    return one.getY() < other.getY() + other.getHeight()
        && other.getY() < one.getY() + one.getHeight();
  }

  private static String words(Component target) {
    String text = target instanceof AbstractButton button ? button.getText() : "";
    return Stream.of(
            target.getClass().getSimpleName(),
            String.valueOf(target.getName()),
            text,
            target.getHeight() + " px")
        .reduce((all, part) -> all + " " + part)
        .orElse("");
  }
}
