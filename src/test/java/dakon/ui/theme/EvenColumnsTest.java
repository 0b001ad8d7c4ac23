package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

@GuiTest
class EvenColumnsTest {
  private final EvenColumns columns = execute(() -> new EvenColumns(10, 100));
  private final List<JPanel> parts =
      execute(() -> Stream.of(20, 30, 40, 50).map(EvenColumnsTest::high).toList());

  private static JPanel high(int height) {
    JPanel panel = new JPanel();
    panel.setPreferredSize(new Dimension(10, height));
    return panel;
  }

  private List<Rectangle> places(int width) {
    return execute(
        () -> {
          parts.forEach(columns::add);
          columns.setSize(width, columns.heightFor(width));
          columns.doLayout();
          return parts.stream().map(JPanel::getBounds).toList();
        });
  }

  @Test
  void all_stand_in_one_row_where_each_has_its_least_width() {
    assertThat(places(430))
        .containsExactly(
            new Rectangle(0, 0, 100, 50),
            new Rectangle(110, 0, 100, 50),
            new Rectangle(220, 0, 100, 50),
            new Rectangle(330, 0, 100, 50));
  }

  @Test
  void else_the_rows_are_evenly_filled() {
    assertThat(places(429))
        .extracting(Rectangle::getLocation)
        .extracting(at -> at.x + "," + at.y)
        .containsExactly("0,0", "219,0", "0,40", "219,40");
    assertThat(columns.getHeight()).isEqualTo(30 + 10 + 50);
  }

  @Test
  void one_stands_alone_where_even_that_is_too_narrow() {
    assertThat(places(40)).extracting(Rectangle::getWidth).containsOnly(40.0);
    assertThat(columns.getHeight()).isEqualTo(20 + 30 + 40 + 50 + 3 * 10);
  }

  @Test
  void they_mirror() {
    execute(() -> columns.setComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT));

    assertThat(places(430).get(0)).isEqualTo(new Rectangle(330, 0, 100, 50));
  }
}
