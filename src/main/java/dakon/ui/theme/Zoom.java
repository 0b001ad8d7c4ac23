package dakon.ui.theme;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.util.List;

/** How large everything in the windows is, in steps from 100 to 200 percent. */
public final class Zoom {
  /** The size without zoom, in percent. */
  public static final int WHOLE = 100;

  private static final List<Integer> STEPS = List.of(WHOLE, 110, 125, 150, 175, 200);

  private Zoom() {}

  /** The zoom in force, in percent. */
  public static int percent() {
    return Math.round(UIScale.getZoomFactor() * WHOLE);
  }

  /** Whether a number of percents is one of the steps. */
  public static boolean isStep(int percent) {
    return STEPS.contains(percent);
  }

  /** Puts a zoom in force, in all open windows too; what is none of the steps is refused. */
  public static void to(int percent) {
    if (!isStep(percent)) {
      throw new IllegalArgumentException("no zoom of " + percent + " %");
    }
    if (UIScale.setZoomFactor(percent / (float) WHOLE)) {
      FlatLaf.updateUI();
    }
  }

  /** The next larger step; the largest has none, and gives itself. */
  public static int larger() {
    return STEPS.stream().filter(step -> step > percent()).findFirst().orElse(percent());
  }

  /** The next smaller step; the smallest has none, and gives itself. */
  public static int smaller() {
    return STEPS.stream()
        .filter(step -> step < percent())
        .reduce((first, second) -> second)
        .orElse(percent());
  }
}
