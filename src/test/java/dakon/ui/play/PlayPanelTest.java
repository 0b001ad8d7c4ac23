package dakon.ui.play;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.match.KeptMatches;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.theme.CardButton;
import dakon.ui.theme.Look;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.swing.JFrame;
import org.assertj.swing.core.NameMatcher;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@GuiTest
class PlayPanelTest {
  /** A few moves before the end, none of them long. */
  private static final String LATE = "0,0,1/1,1,0 4 4 S";

  /** A position from which both go on for a while, by short moves. */
  private static final String OPEN = "1,0,2/2,0,1 3 3 S";

  @TempDir Path folder;

  private final Settings settings = Settings.forgotten();

  private KeptMatches kept() {
    return new KeptMatches(folder, Clock.systemUTC());
  }

  private FrameFixture open(Robot robot) {
    settings.turn(Switch.REDUCED_MOTION, true);
    JFrame frame =
        execute(
            () -> {
              new Look(settings).install();
              JFrame made = new JFrame();
              made.setContentPane(new PlayPanel(kept(), settings, new Random(3)));
              return made;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1200, 780));
    return window;
  }

  /** A game that goes on from a position, between the two that were chosen last. */
  private FrameFixture playOn(Robot robot, String second, String position) {
    settings.choose("play.second", second);
    FrameFixture window = open(robot);
    waitUntil("the page", () -> window.panel("play-setup").target().isShowing());
    PlayPanel panel = robot.finder().findByType(PlayPanel.class);
    execute(() -> panel.open(Ruleset.CONGKAK, Notated.position(position)));
    robot.waitForIdle();
    waitUntil("the button", () -> window.button("play-begin").target().isFocusOwner());
    press(robot, KeyEvent.VK_SPACE);
    waitUntil("the game", () -> window.panel("game").target().isShowing());
    robot.waitForIdle();
    return window;
  }

  private static void press(Robot robot, int key) {
    robot.pressAndReleaseKeys(key);
    robot.waitForIdle();
  }

  private static void pressWithControl(Robot robot, int key) {
    robot.pressKey(KeyEvent.VK_CONTROL);
    press(robot, key);
    robot.releaseKey(KeyEvent.VK_CONTROL);
    robot.waitForIdle();
  }

  /** Types the letter of a hole and waits until its move was seen. */
  private static void move(Robot robot, FrameFixture window, char letter, String then) {
    robot.type(letter);
    waitForText(window, "state", then);
  }

  @Test
  void two_persons_play_to_the_end_by_keys_alone(Robot robot) {
    FrameFixture window = playOn(robot, "PERSON", LATE);
    waitForText(window, "state", "South to move");

    move(robot, window, 'A', "South to move again: the last seed fell into the store");
    move(robot, window, 'b', "North to move");
    move(robot, window, 'a', "South wins, 6 to 5");
    assertThat(window.list("turns").contents()).hasSize(2);
  }

  @Test
  void what_is_not_allowed_is_refused_in_words(Robot robot) {
    FrameFixture window = playOn(robot, "PERSON", LATE);

    robot.type('C');

    waitForText(window, "remark", "C is empty: only a hole with seeds can be lifted.");
  }

  @Test
  void moves_are_taken_back_and_made_again_by_keys(Robot robot) {
    FrameFixture window = playOn(robot, "PERSON", LATE);
    move(robot, window, 'A', "South to move again: the last seed fell into the store");

    pressWithControl(robot, KeyEvent.VK_Z);
    waitForText(window, "state", "South to move");
    pressWithControl(robot, KeyEvent.VK_Y);
    waitForText(window, "state", "South to move again: the last seed fell into the store");
    move(robot, window, 'B', "North to move");
    press(robot, KeyEvent.VK_BACK_SPACE);
    waitForText(window, "state", "South to move");
  }

  @Test
  void a_turn_is_seen_again_and_gone_on_from(Robot robot) {
    FrameFixture window = playOn(robot, "PERSON", OPEN);
    move(robot, window, 'C', "North to move");
    move(robot, window, 'a', "South to move");

    window.list("turns").selectItem(0);
    waitForText(window, "state", "Turn 1 of South, once more");
    robot.type('A'); // what is played is played to its end
    robot.type('A');
    waitForText(
        window,
        "remark",
        "You are looking at what was. Go back to the game first, or go on from here.");
    window.button("way-from-here").click();

    waitForText(window, "state", "North to move");
    window.button("redo").click();
    waitForText(window, "state", "South to move");
  }

  @Test
  void the_computer_answers(Robot robot) {
    FrameFixture window = playOn(robot, "EASY", OPEN);

    robot.type('C');

    waitUntil("the answer", () -> window.list("turns").contents().length == 2);
    assertThat(window.textBox("thinking").text()).startsWith("The computer plays ");
    waitForText(window, "state", "South (you) to move");
  }

  @Test
  void the_game_is_found_again(Robot robot) {
    FrameFixture first = playOn(robot, "PERSON", LATE);
    move(robot, first, 'B', "North to move");
    waitUntil("the game to be kept", () -> isKept("1. B"));
    first.cleanUp();

    FrameFixture second = open(robot);

    waitForText(second, "state", "North to move");
    assertThat(second.list("turns").contents()).hasSize(1);
  }

  @Test
  void a_damaged_game_is_opened_as_far_as_it_is_good_and_that_is_said(Robot robot)
      throws IOException {
    Files.writeString(folder.resolve("20260302-090000.txt"), "[Game \"dakon\"]\n\n1. GB b 2. x");

    FrameFixture window = open(robot);

    waitForText(window, "state", "South to move");
    assertThat(window.textBox("play-trouble").text())
        .startsWith("The game that was kept is damaged. It was opened as far as it is good.");
  }

  @Test
  void a_new_game_takes_the_place_of_no_other_and_each_can_be_played_on(Robot robot) {
    FrameFixture window = playOn(robot, "PERSON", LATE);
    move(robot, window, 'B', "North to move");
    PlayPanel panel = robot.finder().findByType(PlayPanel.class);
    execute(() -> panel.open(Ruleset.CONGKAK, Notated.position(OPEN)));
    waitUntil("the button", () -> window.button("play-begin").target().isFocusOwner());
    press(robot, KeyEvent.VK_SPACE);
    waitForText(window, "state", "South to move");
    move(robot, window, 'C', "North to move");

    window.button("play-new").click();
    waitUntil("the games", () -> games(robot).size() == 2);
    assertThat(games(robot).get(1).getAccessibleContext().getAccessibleName())
        .isEqualTo("Congkak: South – North");
    assertThat(games(robot).get(1).getAccessibleContext().getAccessibleDescription())
        .startsWith("North to move · 1 turn · ");
    execute(() -> games(robot).get(1).doClick());

    waitForText(window, "state", "North to move");
    robot.type('a');
    waitUntil("both to be kept", () -> isKept("1. B a") && isKept("1. C"));
  }

  private static List<CardButton> games(Robot robot) {
    return robot.finder().findAll(new NameMatcher("earlier-game", CardButton.class, true)).stream()
        .map(CardButton.class::cast)
        .toList();
  }

  @Test
  void a_file_without_a_game_is_refused_in_words_and_the_game_stays(Robot robot)
      throws IOException {
    FrameFixture window = playOn(robot, "PERSON", LATE);
    Path file = Files.writeString(folder.resolve("shopping.txt"), "rice, tea");

    PlayPanel panel = robot.finder().findByType(PlayPanel.class);
    execute(() -> panel.open(file));

    waitUntil("words", () -> window.textBox("play-trouble").text().startsWith("shopping.txt is"));
    assertThat(window.textBox("state").text()).isEqualTo("South to move");
  }

  private boolean isKept(String moves) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (Files.readString(file).contains(moves)) {
          return true;
        }
      }
    } catch (IOException notYet) {
      return false;
    }
    return false;
  }
}
