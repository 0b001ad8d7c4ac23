package dakon.ui.ask;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.lesson.LessonFile;
import dakon.lesson.markdown.LessonFiles;
import dakon.match.Contender;
import dakon.match.Match;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A look back at a game, as somebody with the mouse or at the keyboard meets it. */
@GuiTest
class LookBackPanelTest {
  /** South gives a win away with its only move, and North does not see it. */
  private static final Game SHORT =
      Notated.play(Game.of(Ruleset.CONGKAK, Ruleset.CONGKAK.opening(3)), "B");

  private static final Game LONG =
      Notated.play(Game.of(Ruleset.DAKON), "A f G ceb F e A a AF e CA a B b A");

  @TempDir Path folder;

  private final CountDownLatch back = new CountDownLatch(1);

  private FrameFixture open(Robot robot, Game game) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame opened = new JFrame();
              opened.setContentPane(
                  new LookBackPanel(
                      Match.of(game, Contender.PERSON, Contender.PERSON),
                      Settings.forgotten(),
                      back::countDown));
              return opened;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1200, 800));
    return window;
  }

  private static void press(Robot robot, int key) {
    robot.pressAndReleaseKeys(key);
    robot.waitForIdle();
  }

  @Test
  void what_was_played_is_watched_beside_what_was_better(Robot robot) {
    FrameFixture window = open(robot, SHORT);

    waitForText(window, "look-state", "One move cost seeds, as far as the coach looked ahead.");
    assertThat(window.label("first-heading").text()).startsWith("Played: B (expected then: ");
    window.button("look-move-0").requireVisible();
    window.button("play").click();
    waitUntil("the move", () -> !window.textBox("second-caption").text().contains("to move"));
    assertThat(window.button("look-move-0").target().getAccessibleContext().getAccessibleName())
        .startsWith("Turn 1, South: B cost ")
        .endsWith(", on the board now");
  }

  @Test
  void the_better_move_is_found_in_an_exercise_and_escape_leads_back(Robot robot) {
    FrameFixture window = open(robot, SHORT);

    waitUntil("the exercises", () -> window.button("look-practise").target().isShowing());
    window.button("look-practise").click();
    waitForLabel(window, "title", "Find the better move");
    window.label("place").requireText("Step 1 of 1 · Turn 1, South");
    press(robot, KeyEvent.VK_ESCAPE);
    waitForLabel(window, "title", "Look back");
    press(robot, KeyEvent.VK_ESCAPE);

    waitUntil("the game", () -> back.getCount() == 0);
  }

  @Test
  void the_exercises_are_saved_as_a_lesson_in_which_nothing_is_wrong(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, SHORT);
    Path file = folder.resolve("better.md");

    waitUntil("the exercises", () -> window.button("look-save").target().isShowing());
    window.button("look-save").click();
    JFileChooserFixture chooser = window.fileChooser();
    execute(() -> chooser.target().setSelectedFile(file.toFile()));
    chooser.approve();
    waitForText(window, "look-saved", "Saved as better.md");

    LessonFile read = LessonFiles.course(file).files().get(0);
    assertThat(read.findings()).isEmpty();
    assertThat(read.lesson().orElseThrow().steps()).hasSize(1);
    assertThat(Files.readString(file)).contains("title: \"Find the better move\"");
  }

  @Test
  void it_is_stopped_by_escape_and_says_how_far_it_is(Robot robot) {
    FrameFixture window = open(robot, LONG);

    press(robot, KeyEvent.VK_ESCAPE);

    waitUntil(
        "the end",
        () -> window.textBox("look-state").text().matches("Stopped after \\d+ of 19 moves\\..*"));
    window.button("look-stop").requireText("Look again");
  }

  @Test
  void where_no_move_cost_anything_that_is_said(Robot robot) {
    Game forced = Notated.play(Game.of(Ruleset.DAKON, Notated.position("0,0,0/1,0,0 5 4 S")), "A");

    FrameFixture window = open(robot, forced);

    waitForText(
        window,
        "look-state",
        "As far as the coach looked ahead, no move of this game cost a seed. Well played!");
    assertThat(window.button("to-game").target().isShowing()).isTrue();
  }
}
