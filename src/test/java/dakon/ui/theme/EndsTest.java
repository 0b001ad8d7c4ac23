package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

@GuiTest
class EndsTest {
  private final JPanel leading = execute(() -> sized(100, 20));
  private final JPanel trailing = execute(() -> sized(60, 30));
  private final Ends row = execute(() -> new Ends(10, leading, trailing));

  private static JPanel sized(int width, int height) {
    JPanel panel = new JPanel();
    panel.setPreferredSize(new Dimension(width, height));
    return panel;
  }

  private void layOut(int width) {
    execute(
        () -> {
          row.setSize(width, row.heightFor(width));
          row.doLayout();
        });
  }

  @Test
  void what_has_room_stands_at_both_ends() {
    layOut(300);

    assertThat(row.getHeight()).isEqualTo(30);
    assertThat(leading.getX()).isZero();
    assertThat(trailing.getX()).isEqualTo(240);
  }

  @Test
  void what_has_none_stands_below_each_other() {
    layOut(169);

    assertThat(row.getHeight()).isEqualTo(60);
    assertThat(trailing.getX()).isZero();
    assertThat(trailing.getY()).isEqualTo(30);
  }

  @Test
  void it_mirrors() {
    execute(() -> row.setComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT));

    layOut(300);

    assertThat(leading.getX()).isEqualTo(200);
    assertThat(trailing.getX()).isZero();
  }
}
