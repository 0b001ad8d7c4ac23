package dakon.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import dakon.ui.theme.Theme;
import dakon.ui.theme.Zoom;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of every page, in every theme, to those who do not see it. */
@GuiTest
class SpeechTest {
  static List<Stop> stops() {
    return Tour.stops();
  }

  @ParameterizedTest
  @MethodSource("stops")
  void whatever_can_be_used_has_a_name_of_its_own_and_a_role(Stop stop) throws IOException {
    try (Visit visit = stop.visit()) {
      for (Theme theme : Theme.values()) {
        visit.dress(theme, Zoom.WHOLE);
        assertThat(execute(() -> Speech.faults(visit.frame().getRootPane())))
            .as("%s", theme)
            .isEmpty();
      }
    }
  }
}
