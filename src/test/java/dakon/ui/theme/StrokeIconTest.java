package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.testing.GuiTest;
import dakon.testing.Waits;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.UIManager;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

@GuiTest
class StrokeIconTest {
  private static final int SIZE = 40;

  private static JButton button() {
    Theme.PAPER.install();
    JButton button = new JButton(new StrokeIcon("play", SIZE));
    button.setForeground(Color.BLUE);
    return button;
  }

  /** The colours of an icon's points, those that are nearly clear left out. */
  private static IntStream ink(JButton on, Icon icon) {
    BufferedImage picture = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    Graphics graphics = picture.createGraphics();
    icon.paintIcon(on, graphics, 0, 0);
    graphics.dispose();
    return IntStream.of(picture.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE))
        .filter(point -> new Color(point, true).getAlpha() > 200)
        .map(point -> point & 0xFFFFFF);
  }

  @Test
  void what_is_not_on_the_screen_is_painted_at_once_in_the_colour_of_the_text() {
    JButton button = GuiActionRunner.execute(StrokeIconTest::button);

    assertThat(GuiActionRunner.execute(() -> ink(button, button.getIcon()).distinct().toArray()))
        .containsExactly(Color.BLUE.getRGB() & 0xFFFFFF);
  }

  @Test
  void what_is_on_the_screen_is_painted_after_a_while(Robot robot) {
    JButton button = GuiActionRunner.execute(StrokeIconTest::button);
    JFrame frame =
        GuiActionRunner.execute(
            () -> {
              JFrame window = new JFrame();
              window.add(button);
              return window;
            });
    new FrameFixture(robot, frame).show(new Dimension(200, 200));

    Waits.waitUntil(
        "the icon is painted",
        () -> GuiActionRunner.execute(() -> ink(button, button.getIcon()).findAny().isPresent()));
  }

  @Test
  void on_a_button_that_cannot_be_pressed_it_is_paler() {
    JButton button = GuiActionRunner.execute(StrokeIconTest::button);
    Icon disabled =
        GuiActionRunner.execute(
            () -> UIManager.getLookAndFeel().getDisabledIcon(button, button.getIcon()));

    assertThat(disabled).isNotNull();
    assertThat(GuiActionRunner.execute(() -> ink(button, disabled).distinct().toArray()))
        .isNotEmpty()
        .doesNotContain(Color.BLUE.getRGB() & 0xFFFFFF);
  }

  @Test
  void it_takes_its_room_before_it_is_read() {
    Icon icon = new StrokeIcon("play", SIZE);

    assertThat(icon.getIconWidth()).isEqualTo(SIZE);
    assertThat(icon.getIconHeight()).isEqualTo(SIZE);
  }
}
