package dakon.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dakon.testing.GuiTest;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import dakon.ui.theme.Zoom;
import java.awt.Component;
import java.awt.ComponentOrientation;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether there is room for all that is written, in any language and as large as it may be. */
@GuiTest
class FitTest {
  private static final int LARGEST = 200;
  private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

  static Stream<Arguments> stops() {
    return Stream.of(Language.values())
        .flatMap(language -> Tour.stops().stream().map(stop -> arguments(language, stop)));
  }

  @AfterEach
  void reset() {
    Locale.setDefault(Locale.Category.DISPLAY, before);
    execute(() -> Zoom.to(Zoom.WHOLE));
  }

  @ParameterizedTest
  @MethodSource("stops")
  void whatever_is_written_can_be_read(Language language, Stop stop) throws IOException {
    language.speak();
    try (Visit visit = stop.visit()) {
      if (language.isMirrored()) {
        visit.turn(ComponentOrientation.RIGHT_TO_LEFT);
      }
      SoftAssertions all = new SoftAssertions();
      check(all, visit, 900, 600, Zoom.WHOLE);
      if (language == Language.ENGLISH) {
        check(all, visit, 1024, 768, Zoom.WHOLE);
      }
      check(all, visit, 1280, 800, LARGEST);
      all.assertAll();
    }
  }

  private static void check(SoftAssertions all, Visit visit, int width, int height, int zoom) {
    if (zoom != Zoom.percent()) {
      visit.dress(Theme.PAPER, zoom);
    }
    visit.resize(width, height);
    all.assertThat(execute(() -> Fit.faults(visit.frame().getRootPane())))
        .as("%d x %d, %d %%", width, height, zoom)
        .isEmpty();
  }

  @Test
  void all_but_the_board_and_its_transport_mirrors() throws IOException {
    try (Visit visit = stop("lesson-predict-right").visit()) {
      int fromBoard = holeA(visit).x - place(visit, "board").x;
      int menu = place(visit, "nav-home").x;
      assertThat(menu).isLessThan(place(visit, "prose").x);
      assertThat(place(visit, "prose").x).isLessThan(place(visit, "board").x);

      visit.turn(ComponentOrientation.RIGHT_TO_LEFT);

      assertThat(place(visit, "nav-home").x).isGreaterThan(place(visit, "prose").x);
      assertThat(place(visit, "prose").x).isGreaterThan(place(visit, "board").x);
      assertThat(holeA(visit).x - place(visit, "board").x).isEqualTo(fromBoard);
      assertThat(place(visit, "start").x).isLessThan(place(visit, "end").x);
    }
  }

  private static Stop stop(String name) {
    return Tour.stops().stream().filter(stop -> stop.name().equals(name)).findFirst().orElseThrow();
  }

  private static Rectangle place(Visit visit, String name) {
    Component component = visit.find(Component.class, name).orElseThrow();
    return execute(
        () ->
            SwingUtilities.convertRectangle(
                component.getParent(), component.getBounds(), visit.frame()));
  }

  /** Where hole A lies in the window. */
  private static Rectangle holeA(Visit visit) {
    BoardView board = visit.find(BoardView.class).orElseThrow();
    return execute(
        () ->
            SwingUtilities.convertRectangle(
                board,
                board
                    .getAccessibleContext()
                    .getAccessibleChild(0)
                    .getAccessibleContext()
                    .getAccessibleComponent()
                    .getBounds(),
                visit.frame()));
  }
}
