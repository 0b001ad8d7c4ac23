package dakon.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dakon.testing.GuiTest;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.function.IntSupplier;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@GuiTest
class ZoomTest {
  private final Sample sample = GuiActionRunner.execute(Sample::new);

  /** A panel with numbers of every kind. */
  private static final class Sample {
    private final JFrame frame;
    private final JLabel label;
    private final JButton button;
    private final JPanel room;

    Sample() {
      Theme.PAPER.install();
      frame = new JFrame();
      label = new JLabel("x");
      button = new JButton(Icons.of("play"));
      room = new JPanel(new BorderLayout());
      room.setBorder(Scale.room(3, 3, 3, 3));
      JPanel panel =
          new JPanel(new MigLayout("insets 10 20 10 20, gap 6, novisualpadding", "[]", "[][]"));
      panel.add(label, "wrap");
      panel.add(button, "w 60!, h 40!, wrap");
      panel.add(room, "w 10!");
      frame.add(panel);
      frame.setSize(400, 400);
    }

    int zoomed(int percent, IntSupplier measure) {
      return GuiActionRunner.execute(
          () -> {
            Zoom.to(percent);
            frame.validate();
            return measure.getAsInt();
          });
    }
  }

  @BeforeEach
  @AfterEach
  void all_is_as_large_as_ever() {
    GuiActionRunner.execute(() -> Zoom.to(Zoom.WHOLE));
  }

  private void open(Robot robot) {
    new FrameFixture(robot, sample.frame).show(new Dimension(400, 400));
  }

  @Test
  void what_is_laid_out_at_200_percent_is_twice_as_large(Robot robot) {
    open(robot);

    assertThat(sample.zoomed(100, sample.label::getX)).isEqualTo(20);
    assertThat(sample.zoomed(200, sample.label::getX)).isEqualTo(40);
    assertThat(sample.zoomed(100, sample.label::getY)).isEqualTo(10);
    assertThat(sample.zoomed(200, sample.label::getY)).isEqualTo(20);
    assertThat(sample.zoomed(100, sample.button::getHeight)).isEqualTo(40);
    assertThat(sample.zoomed(200, sample.button::getHeight)).isEqualTo(80);
    int font = sample.zoomed(100, this::font);
    assertThat(sample.zoomed(200, this::font)).isEqualTo(2 * font);
    assertThat(sample.zoomed(100, this::font)).isEqualTo(font);
    assertThat(sample.zoomed(200, () -> sample.button.getIcon().getIconWidth())).isEqualTo(40);
    assertThat(sample.zoomed(200, () -> sample.room.getInsets().left)).isEqualTo(6);
    assertThat(sample.zoomed(100, () -> sample.room.getInsets().left)).isEqualTo(3);
  }

  private int font() {
    return sample.label.getFont().getSize();
  }

  @Test
  void another_theme_keeps_the_zoom(Robot robot) {
    open(robot);

    int font = sample.zoomed(150, this::font);
    int size =
        sample.zoomed(
            150,
            () -> {
              Theme.NIGHT.install();
              return font();
            });

    assertThat(size).isEqualTo(font);
    assertThat(sample.zoomed(150, sample.label::getX)).isEqualTo(30);
  }

  @Test
  void what_was_kept_aside_follows_when_it_is_put_back() {
    JLabel aside = GuiActionRunner.execute(() -> new JLabel("x"));

    int size =
        sample.zoomed(
            100,
            () -> {
              Theme.dress(aside);
              Zoom.to(200);
              Theme.dress(aside);
              return aside.getFont().getSize();
            });

    assertThat(size).isEqualTo(sample.zoomed(200, this::font));
  }

  @Test
  void one_goes_up_and_down_by_steps() {
    StringBuilder steps = new StringBuilder();

    GuiActionRunner.execute(
        () -> {
          for (int i = 0; i < 6; i++) {
            Zoom.to(Zoom.larger());
            steps.append(Zoom.percent()).append(' ');
          }
          for (int i = 0; i < 6; i++) {
            Zoom.to(Zoom.smaller());
            steps.append(Zoom.percent()).append(' ');
          }
        });

    assertThat(steps).hasToString("110 125 150 175 200 200 175 150 125 110 100 100 ");
  }

  @Test
  void what_is_no_step_is_refused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Zoom.to(99));
    assertThatIllegalArgumentException().isThrownBy(() -> Zoom.to(10_000));
  }
}
