package dakon.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.painting.BoardStyle;
import dakon.replay.Abreast;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

/** Two boards under one clock: the move A of Dakon, and the same of Congkak. */
@GuiTest
class AbreastPanelTest {
  /** The event by which they differ: nembak is no mati bela. */
  private static final int DIFFERENCE = 18;

  private final HandTicker ticker = new HandTicker();
  private final BoardView dakon = execute(() -> view(Ruleset.DAKON));
  private final BoardView congkak = execute(() -> view(Ruleset.CONGKAK));
  private final AbreastPanel panel =
      execute(
          () ->
              new AbreastPanel(
                  half("Dakon", dakon, Ruleset.DAKON),
                  half("Congkak", congkak, Ruleset.CONGKAK),
                  Settings.forgotten(),
                  ticker));

  private static BoardView view(Ruleset rules) {
    Theme.PAPER.install();
    return new BoardView(
        BoardStyle.of(rules.game()), rules.direction(), Scene.still(rules.opening(), List.of()));
  }

  private static AbreastPanel.Half half(String heading, BoardView board, Ruleset rules) {
    Game game = Notated.play(Game.of(rules), "A");
    return new AbreastPanel.Half(
        heading, board, game.start(), game.moves(), Narrator.of(rules.game()));
  }

  private static Abreast abreast() {
    return new Abreast(lane(Ruleset.DAKON), lane(Ruleset.CONGKAK));
  }

  private static Abreast.Lane lane(Ruleset rules) {
    Game game = Notated.play(Game.of(rules), "A");
    return new Abreast.Lane(game.start(), game.moves(), Narrator.of(rules.game()));
  }

  private FrameFixture open(Robot robot, int width, int height) {
    FrameFixture window =
        new FrameFixture(
            robot,
            execute(
                () -> {
                  JFrame frame = new JFrame();
                  frame.setContentPane(
                      new Sheet(
                          600,
                          (page, isNarrow) -> {
                            page.setLayout(new BorderLayout());
                            page.add(panel);
                          }));
                  return frame;
                }));
    window.show(new Dimension(width, height));
    robot.moveMouse(window.button("start").target());
    execute(() -> panel.requestFocusInWindow());
    robot.waitForIdle();
    return window;
  }

  private void requireMoment(FrameFixture window, int moment) {
    Abreast expected = abreast();
    double time = expected.timeOf(moment);
    assertThat(execute(panel::moment)).isEqualTo(moment);
    assertThat(execute(dakon::scene)).isEqualTo(expected.at(Abreast.Place.FIRST, time));
    assertThat(execute(congkak::scene)).isEqualTo(expected.at(Abreast.Place.SECOND, time));
    window
        .textBox("second-caption")
        .requireText(expected.at(Abreast.Place.SECOND, time).caption().text());
  }

  @Test
  void one_key_steps_both_and_one_clock_plays_both(Robot robot) {
    FrameFixture window = open(robot, 1000, 700);
    robot.pressAndReleaseKeys(KeyEvent.VK_RIGHT, KeyEvent.VK_RIGHT);
    robot.waitForIdle();
    requireMoment(window, 2);

    robot.pressAndReleaseKeys(KeyEvent.VK_END);
    robot.waitForIdle();
    requireMoment(window, abreast().lastMoment());

    robot.pressAndReleaseKeys(KeyEvent.VK_SPACE);
    robot.waitForIdle();
    execute(() -> ticker.tick(1000));
    assertThat(execute(dakon::scene)).isEqualTo(abreast().at(Abreast.Place.FIRST, 1000));
    assertThat(execute(congkak::scene)).isEqualTo(abreast().at(Abreast.Place.SECOND, 1000));
  }

  @Test
  void what_is_pointed_out_is_gone_to_by_its_button_and_its_key(Robot robot) {
    Mark ring = new Mark.Ring(Notated.pit("g"));
    AbreastPanel.Pointer pointer =
        new AbreastPanel.Pointer("First &difference", DIFFERENCE, List.of(ring), List.of());
    execute(() -> panel.pointOut(pointer));
    FrameFixture window = open(robot, 1000, 700);

    window.button("pointed-out").requireText("First difference").click();
    robot.waitForIdle();
    assertThat(execute(panel::moment)).isEqualTo(DIFFERENCE);
    assertThat(execute(dakon::scene).marks()).contains(ring);
    assertThat(execute(congkak::scene).marks()).doesNotContain(ring);

    robot.pressAndReleaseKeys(KeyEvent.VK_HOME);
    robot.waitForIdle();
    requireMoment(window, 0);
    robot.type('d');
    robot.waitForIdle();
    assertThat(execute(panel::moment)).isEqualTo(DIFFERENCE);

    assertThatThrownBy(() -> execute(() -> panel.pointOut(pointer)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void each_board_is_called_by_what_is_played_on_it(Robot robot) {
    FrameFixture window = open(robot, 1000, 700);

    window.label("first-heading").requireText("Dakon");
    assertThat(execute(() -> congkak.getAccessibleContext().getAccessibleName()))
        .isEqualTo("Congkak");
  }

  @Test
  void with_room_they_stand_beside_each_other_as_large_as_each_other(Robot robot) {
    open(robot, 1000, 700);

    assertThat(execute(() -> place(congkak).x)).isGreaterThan(execute(() -> place(dakon).x + 400));
    assertThat(execute(() -> place(congkak).y)).isEqualTo(execute(() -> place(dakon).y));
    assertThat(execute(() -> congkak.getSize())).isEqualTo(execute(() -> dakon.getSize()));
  }

  @Test
  void without_room_they_stand_below_each_other_and_the_page_scrolls(Robot robot) {
    open(robot, 480, 420);

    assertThat(execute(() -> place(congkak).x)).isEqualTo(execute(() -> place(dakon).x));
    assertThat(execute(() -> place(congkak).y))
        .isGreaterThan(execute(() -> place(dakon).y + dakon.getHeight()));
    assertThat(execute(panel::getHeight)).isGreaterThan(420);
    assertThat(execute(() -> dakon.getHeight())).isGreaterThanOrEqualTo(110);
  }

  private Point place(Component component) {
    return SwingUtilities.convertPoint(component, 0, 0, panel);
  }
}
