package dakon.ui.tutor;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.settings.Settings;
import dakon.testing.Dropped;
import dakon.testing.GuiTest;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How one comes from elsewhere to a whole game, and from a game to the coach. */
@GuiTest
class PlayInTutorTest {
  @TempDir Path folder;

  private FrameFixture open(Robot robot) throws IOException {
    Files.writeString(
        folder.resolve("01-short.md"),
        """
        ---
        title: Short
        game: congkak
        summary: A short move.
        ---

        ## A move

        ```dakon replay
        position: 1,0,2/2,0,1 3 3 S
        move: C
        ```
        """);
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              TutorPanel tutor = new TutorPanel(Settings.forgotten());
              tutor.open(folder, Optional.empty());
              JFrame opened = new JFrame();
              opened.setContentPane(tutor);
              return opened;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1200, 800));
    return window;
  }

  private static void playOn(Robot robot, FrameFixture window) {
    waitUntil("the lesson", () -> window.label("title").text().equals("Short"));
    window.toggleButton("nav-examples").click();
    waitUntil("the example", () -> window.list("examples").contents().length == 1);
    window.list("examples").clickItem(0);
    waitUntil("its page", () -> window.button("play-on").target().isShowing());
    robot.waitForIdle();
    window.button("play-on").click();
    waitForText(window, "state", "North to move");
    robot.waitForIdle();
  }

  @Test
  void a_game_is_played_on_from_where_an_example_ends(Robot robot) throws IOException {
    FrameFixture window = open(robot);

    playOn(robot, window);

    assertThat(window.list("turns").contents()).hasSize(1);
    robot.type('a');
    waitForText(window, "state", "South to move");
  }

  @Test
  void asked_during_a_game_the_coach_speaks_of_the_game(Robot robot) throws IOException {
    FrameFixture window = open(robot);
    playOn(robot, window);

    robot.pressKey(KeyEvent.VK_CONTROL);
    robot.pressKey(KeyEvent.VK_SHIFT);
    robot.pressAndReleaseKeys(KeyEvent.VK_C);
    robot.releaseKey(KeyEvent.VK_SHIFT);
    robot.releaseKey(KeyEvent.VK_CONTROL);

    waitUntil(
        "the coach",
        () -> window.textBox("coach-state").text().startsWith("North is to move. These 2 moves"));
    window.button("to-game").click();
    waitForText(window, "state", "North to move");
  }

  @Test
  void a_record_that_is_dropped_where_games_are_played_is_played_on(Robot robot)
      throws IOException {
    FrameFixture window = open(robot);
    playOn(robot, window);

    Dropped.on(window, Files.writeString(folder.resolve("a.txt"), "[Game \"congkak\"]\n1. GB b"));

    waitUntil("the game", () -> window.list("turns").contents().length == 2);
    waitForText(window, "state", "South to move");
  }

  @Test
  void lessons_that_are_dropped_there_are_opened(Robot robot) throws IOException {
    FrameFixture window = open(robot);
    playOn(robot, window);

    Dropped.on(window, folder.resolve("01-short.md"));

    waitUntil("the lesson", () -> window.label("title").text().equals("Short"));
  }

  @Test
  void a_game_is_shown_under_other_rules(Robot robot) throws IOException {
    FrameFixture window = open(robot);
    playOn(robot, window);

    window.button("compare").click();

    waitUntil("the moves", () -> window.textBox("compare-moves").text().equals("C"));
    assertThat(window.comboBox("compare-first-game").selectedItem()).isEqualTo("Congkak");
  }
}
