package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.testing.GuiTest;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JFrame;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@GuiTest
class SheetTest {
  private static final int LEAST = 200;
  private static final int WANTED = 350;

  private final JPanel content = execute(SheetTest::content);
  private final JFrame frame = execute(this::frame);
  private boolean isNarrow;

  private static JPanel content() {
    JPanel panel = new JPanel();
    panel.setMinimumSize(new Dimension(100, LEAST));
    panel.setPreferredSize(new Dimension(100, WANTED));
    return panel;
  }

  private JFrame frame() {
    JFrame window = new JFrame();
    window.setUndecorated(true);
    window.setContentPane(new Sheet(500, this::put));
    window.pack();
    return window;
  }

  private void put(JPanel page, boolean narrow) {
    isNarrow = narrow;
    page.setLayout(new BorderLayout());
    page.add(content);
  }

  private void layOut(int width, int height) {
    execute(
        () -> {
          frame.setSize(width, height);
          frame.validate();
        });
  }

  @AfterEach
  void close() {
    execute(frame::dispose);
  }

  @Test
  void it_fills_the_room_there_is() {
    layOut(600, 300);

    assertThat(isNarrow).isFalse();
    assertThat(content.getHeight()).isEqualTo(300);
  }

  @Test
  void it_scrolls_where_there_is_too_little_height() {
    layOut(600, 150);

    assertThat(content.getHeight()).isEqualTo(LEAST);
  }

  @Test
  void in_a_narrow_window_it_is_one_column_as_high_as_it_wants() {
    layOut(400, 300);

    assertThat(isNarrow).isTrue();
    assertThat(content.getHeight()).isEqualTo(WANTED);
  }
}
