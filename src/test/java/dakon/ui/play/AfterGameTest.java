package dakon.ui.play;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.match.KeptMatches;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.theme.Look;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.swing.JFrame;
import javax.swing.filechooser.FileFilter;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be done with a game that is over, and what is asked of one that is not. */
@GuiTest
class AfterGameTest {
  private static final Game OVER =
      Notated.play(Game.of(Ruleset.CONGKAK, Notated.position("0,0,1/1,1,0 4 4 S")), "AB a");

  private static final Game GOES_ON =
      Notated.play(Game.of(Ruleset.CONGKAK, Notated.position("1,0,2/2,0,1 3 3 S")), "C");

  @TempDir Path folder;

  private final Settings settings = Settings.forgotten();

  private FrameFixture open(Robot robot, Game game) {
    settings.turn(Switch.REDUCED_MOTION, true);
    JFrame frame =
        execute(
            () -> {
              new Look(settings).install();
              JFrame made = new JFrame();
              PlayPanel panel = new PlayPanel(KeptMatches.forgotten(), settings, new Random(3));
              panel.open(game.rules(), game.start(), game.moves());
              made.setContentPane(panel);
              return made;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1200, 780));
    waitUntil("the game", () -> window.panel("game").target().isShowing());
    robot.waitForIdle();
    return window;
  }

  private static void save(FrameFixture window, Path file) {
    JFileChooserFixture chooser = window.fileChooser();
    execute(() -> chooser.target().setSelectedFile(file.toFile()));
    chooser.approve();
  }

  private static void export(FrameFixture window, Path file) {
    window.button("play-export").click();
    JFileChooserFixture chooser = window.fileChooser();
    execute(
        () -> {
          File chosen = file.toFile();
          FileFilter kind =
              Arrays.stream(chooser.target().getChoosableFileFilters())
                  .filter(filter -> filter.accept(chosen))
                  .findFirst()
                  .orElseThrow();
          chooser.target().setFileFilter(kind);
          chooser.target().setSelectedFile(chosen);
        });
    chooser.approve();
    waitUntil(file + " to be written", () -> Files.exists(file));
  }

  @Test
  void what_comes_first_is_to_look_back_from_where_one_comes_back(Robot robot) {
    FrameFixture window = open(robot, OVER);
    waitForText(window, "state", "South wins, 6 to 5");

    window.button("way-look-back").click();
    waitForLabel(window, "title", "Look back");
    window.button("to-game").click();

    waitForText(window, "state", "South wins, 6 to 5");
  }

  @Test
  void it_is_watched_from_its_start(Robot robot) {
    FrameFixture window = open(robot, OVER);

    window.button("way-watch").click();
    waitForText(window, "state", "The game from its start");
    robot.pressAndReleaseKeys(KeyEvent.VK_END);
    waitUntil("its end", () -> window.textBox("caption").text().contains("The game is over"));
    window.button("way-back").click();

    waitForText(window, "state", "South wins, 6 to 5");
  }

  @Test
  void it_is_saved_as_a_record(Robot robot) throws IOException {
    FrameFixture window = open(robot, OVER);
    Path file = folder.resolve("game.txt");

    window.button("play-save").click();
    save(window, file);

    waitForText(window, "remark", "Saved as game.txt");
    assertThat(Files.readString(file))
        .contains("[Game \"congkak\"]", "[Result \"6-5\"]", "1. AB a");
  }

  @Test
  void it_is_exported_as_an_animation_a_picture_and_a_storyboard(Robot robot) throws IOException {
    FrameFixture window = open(robot, OVER);

    export(window, folder.resolve("game.gif"));
    export(window, folder.resolve("game.png"));
    export(window, folder.resolve("game.pdf"));

    assertThat(Files.readAllBytes(folder.resolve("game.gif"))).startsWith('G', 'I', 'F');
    assertThat(Files.readAllBytes(folder.resolve("game.png"))).startsWith(0x89, 'P', 'N', 'G');
    assertThat(Files.readAllBytes(folder.resolve("game.pdf"))).startsWith('%', 'P', 'D', 'F');
  }

  @Test
  void while_it_goes_on_the_coach_speaks_of_it_and_escape_leads_back(Robot robot) {
    FrameFixture window = open(robot, GOES_ON);

    window.button("coach").click();
    waitUntil(
        "the coach",
        () -> window.textBox("coach-state").text().startsWith("North is to move. These 2 moves"));
    robot.pressAndReleaseKeys(KeyEvent.VK_ESCAPE);

    waitForText(window, "state", "North to move");
  }

  @Test
  void before_the_first_move_there_is_nothing_to_look_back_at(Robot robot) {
    FrameFixture window = open(robot, Game.of(Ruleset.DAKON));

    window.button("look-back").click();

    waitForText(window, "remark", "Nobody has moved yet, so there is nothing to look back at.");
  }
}
