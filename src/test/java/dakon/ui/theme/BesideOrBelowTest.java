package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.settings.Settings;
import dakon.testing.GuiTest;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@GuiTest
class BesideOrBelowTest {
  private final Settings settings = Settings.forgotten();
  private final JPanel text = execute(() -> new JPanel());
  private final JPanel board = execute(() -> new JPanel());
  private final BesideOrBelow both =
      execute(
          () ->
              new BesideOrBelow(
                  text, board, new BesideOrBelow.Room(260, 0.31, 310, 150, 290), settings));

  private void layOut(int width, int height) {
    execute(
        () -> {
          both.setSize(width, height);
          both.doLayout();
        });
  }

  @Test
  void the_text_stands_beside_the_board_where_there_is_room() {
    layOut(1000, 700);

    assertThat(text.getWidth()).isEqualTo(310);
    assertThat(board.getX()).isEqualTo(338);
    assertThat(board.getHeight()).isEqualTo(700);
  }

  @Test
  void the_text_stands_below_the_board_where_there_is_not() {
    layOut(700, 700);

    assertThat(board.getWidth()).isEqualTo(700);
    assertThat(text.getY()).isGreaterThan(board.getHeight());
    assertThat(text.getHeight()).isEqualTo(150);
  }

  @Test
  void in_a_flat_window_the_text_stays_beside_the_board() {
    layOut(700, 400);

    assertThat(text.getHeight()).isEqualTo(400);
  }

  @Test
  void in_arabic_the_text_stands_at_the_right() {
    execute(() -> both.setComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT));
    layOut(1000, 700);

    assertThat(board.getX()).isZero();
    assertThat(text.getX() + text.getWidth()).isEqualTo(1000);
  }

  @Test
  void the_arrow_keys_move_what_is_between_them_and_the_board_keeps_its_half(Robot robot) {
    FrameFixture window = open(robot);
    int before = text.getWidth();
    robot.pressAndReleaseKeys(KeyEvent.VK_F8);
    robot.waitForIdle();
    assertThat(execute(() -> robot.finder().findByName(both, "divider").isFocusOwner())).isTrue();

    robot.pressAndReleaseKeys(KeyEvent.VK_RIGHT);
    robot.waitForIdle();
    assertThat(text.getWidth()).isGreaterThan(before);
    for (int i = 0; i < 20; i++) {
      robot.pressAndReleaseKeys(KeyEvent.VK_RIGHT);
    }
    robot.waitForIdle();

    assertThat(board.getWidth()).isGreaterThanOrEqualTo((both.getWidth() - 28) / 2);
    assertThat(settings.chosen("split.beside")).contains("50");
    window.cleanUp();
  }

  private FrameFixture open(Robot robot) {
    JFrame frame = execute(() -> new JFrame());
    execute(() -> frame.add(both));
    execute(() -> board.setFocusable(true));
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1000, 600));
    return window;
  }

  @Test
  void where_it_was_put_is_kept() {
    settings.choose("split.beside", "40");
    layOut(1000, 700);

    assertThat(text.getWidth()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "9", "51", "99", "-20", "1e1", "4000000000", "NaN", " 40"})
  void what_is_no_share_counts_as_none_kept(String kept) {
    settings.choose("split.beside", kept);
    layOut(1000, 700);

    assertThat(text.getWidth()).isEqualTo(310);
  }

  @Test
  void without_a_text_the_board_has_it_all() {
    execute(() -> text.setVisible(false));
    layOut(1000, 700);

    assertThat(board.getBounds()).isEqualTo(both.getBounds());
  }
}
