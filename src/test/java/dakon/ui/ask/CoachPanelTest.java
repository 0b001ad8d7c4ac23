package dakon.ui.ask;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

/** The coach, as somebody with the mouse meets it. */
@GuiTest
class CoachPanelTest {
  private static FrameFixture open(Robot robot, Game game) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              CoachPanel coach = new CoachPanel(Settings.forgotten());
              coach.show(game);
              JFrame opened = new JFrame();
              opened.setContentPane(coach);
              return opened;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1100, 800));
    return window;
  }

  @Test
  void each_move_is_spoken_of_and_its_line_is_watched(Robot robot) {
    FrameFixture window =
        open(robot, Game.of(Ruleset.DAKON, Notated.position("0,1,0/1,0,2 3 4 S")));

    waitForText(
        window,
        "coach-state",
        "South is to move. These 2 moves were looked at, the best one first. Press one to watch"
            + " what follows.");
    window.button("coach-move-A").requireVisible();
    window.button("coach-move-C").click();

    waitUntil("a replay", () -> window.button("play").target().isShowing());
  }

  @Test
  void of_a_game_that_is_over_nothing_is_said(Robot robot) {
    FrameFixture window =
        open(robot, Game.of(Ruleset.DAKON, Notated.position("0,1,0/0,0,0 3 4 S")));

    waitForText(window, "coach-state", "Here the game is over: there is no move to speak of.");
    waitForText(window, "caption", "The game is over. North wins with 5 seeds to 3.");
    BoardView board = robot.finder().findByType(BoardView.class);
    assertThat(execute(() -> board.scene().toMove())).isEmpty();
  }
}
