package dakon.ui.tutor;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.rules.Ruleset;
import dakon.settings.RecentFiles;
import dakon.settings.Settings;
import dakon.testing.Dropped;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JFrame;
import org.assertj.swing.core.NameMatcher;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Home, and the ways from there and back. */
@GuiTest
class HomePageTest {
  private static final String LESSON =
      """
      ---
      title: My own
      game: congkak
      summary: Words.
      ---

      ## The first

      Words.

      ## The second

      More words.
      """;

  private static final String OPENING = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S";

  @TempDir Path folder;
  private final Settings settings = Settings.forgotten();
  private Path own;

  @BeforeEach
  void write() throws IOException {
    own = Files.writeString(folder.resolve("my-own.md"), LESSON);
  }

  @Test
  void someone_new_is_given_a_board_and_what_is_touched_is_sown(Robot robot) {
    FrameFixture window = begin(robot);
    BoardView board = robot.finder().findByType(BoardView.class);
    waitUntil("the board to have the keyboard", board::isFocusOwner);

    robot.pressAndReleaseKeys(KeyEvent.VK_RIGHT, KeyEvent.VK_ENTER);
    waitUntil("B to be lifted", () -> seeds(board, "B") == 0);
    robot.pressAndReleaseKeys(KeyEvent.VK_ENTER);
    Trace played = Notated.trace(Ruleset.DAKON, OPENING, "B");
    waitUntil("the end of the move", () -> board.scene().board().equals(played.after().board()));
    assertThat(window.label("welcome-words").text()).contains("for both");
  }

  @Test
  void what_the_rules_refuse_is_refused_in_words(Robot robot) {
    FrameFixture window = begin(robot);
    BoardView board = robot.finder().findByType(BoardView.class);
    waitUntil("the board to have the keyboard", board::isFocusOwner);

    robot.pressAndReleaseKeys(KeyEvent.VK_UP, KeyEvent.VK_ENTER);

    waitUntil(
        "the reason", () -> window.label("welcome-words").text().contains("South's holes are"));
  }

  @Test
  void the_first_lesson_is_one_click_away(Robot robot) {
    FrameFixture window = begin(robot);

    window.button("home-continue").click();

    waitForLabel(window, "title", "The board and words");
  }

  @Test
  void whoever_comes_back_is_offered_the_next_step(Robot robot) {
    FrameFixture window = begin(robot);
    window.button("home-continue").click();
    waitForLabel(window, "title", "The board and words");
    robot.pressAndReleaseKeys(KeyEvent.VK_PAGE_DOWN);

    window.toggleButton("nav-home").click();

    waitForLabel(window, "home-what", "The board and words, step 2: What is yours");
    window.label("title").requireText("Welcome back");
    window.button("home-continue").click();
    waitForLabel(window, "place", "Step 2 of 7 · What is yours");
  }

  @Test
  void a_game_leads_to_its_lessons(Robot robot) {
    FrameFixture window = begin(robot);

    window.button("game-congkak").click();

    waitForLabel(window, "title", "Congkak, a cousin");
  }

  @Test
  void a_file_that_is_dropped_is_opened_and_stands_on_home_from_then_on(Robot robot) {
    FrameFixture window = begin(robot);

    Dropped.on(window, own);
    waitForLabel(window, "title", "My own");
    goHome(robot, window);
    window.button("open-shipped").click();
    waitUntil("the course", () -> !robot.finder().findAll(named("game-djenon-aboure")).isEmpty());
    robot.waitForIdle();
    window.button("recent").click();
    waitForLabel(window, "title", "My own");

    assertThat(new RecentFiles(settings).all()).containsExactly(own);
  }

  @Test
  void a_game_record_that_is_dropped_is_shown_among_the_examples(Robot robot) throws IOException {
    FrameFixture window = begin(robot);

    Dropped.on(window, Files.writeString(folder.resolve("moves.txt"), "[Title \"A win\"] 1. GB b"));

    waitForLabel(window, "title", "A win");
    window.toggleButton("nav-examples").requireSelected();
  }

  @Test
  void what_is_gone_is_said_and_one_comes_back_from_it(Robot robot) {
    settings.choose("recent", folder.resolve("gone.md").toString());
    FrameFixture window = begin(robot);

    window.button("recent").click();
    goHome(robot, window);

    waitUntil("what is wrong", () -> window.label("home-trouble").text().contains("gone.md"));
    window.button("open-shipped").click();
    waitUntil("the course", () -> !robot.finder().findAll(named("game-dakon")).isEmpty());
  }

  @Test
  void the_page_one_was_on_is_there_at_the_next_start(Robot robot) {
    settings.choose("page", "examples");

    begin(robot).toggleButton("nav-examples").requireSelected();
  }

  @Test
  void a_page_that_is_none_is_home(Robot robot) {
    settings.choose("page", "\u0000nowhere");

    begin(robot).toggleButton("nav-home").requireSelected();
  }

  private static void goHome(Robot robot, FrameFixture window) {
    window.toggleButton("nav-home").click();
    waitUntil("Home", () -> window.toggleButton("nav-home").target().isSelected());
    robot.waitForIdle();
  }

  @Test
  void a_lesson_is_on_the_wall_three_clicks_after_the_start(Robot robot) {
    FrameFixture window = begin(robot);

    window.button("way-teach").click();
    window.list("teach-lessons").clickItem(5);
    window.button("teach-wall").click();

    waitForLabel(window, "class-place", "1 / 7");
    assertThat(robot.finder().findAll(named("study"))).isEmpty();
  }

  @Test
  void the_wall_shows_the_step_that_is_open_and_leaves_the_one_it_has_come_to(Robot robot) {
    FrameFixture window = begin(robot);
    window.button("home-continue").click();
    robot.pressAndReleaseKeys(KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_F5);
    waitForLabel(window, "class-place", "2 / 7");

    robot.pressAndReleaseKeys(KeyEvent.VK_PAGE_DOWN);
    waitForLabel(window, "class-place", "3 / 7");
    robot.pressAndReleaseKeys(KeyEvent.VK_ESCAPE);

    waitForLabel(window, "place", "Step 3 of 7 · Whose is it?");
  }

  private static NameMatcher named(String name) {
    return new NameMatcher(name, true);
  }

  private static int seeds(BoardView board, String pit) {
    return board.scene().board().seeds(Notated.pit(pit));
  }

  private FrameFixture begin(Robot robot) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              TutorPanel tutor = new TutorPanel(settings);
              created.setContentPane(tutor);
              tutor.begin();
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1280, 800));
    waitUntil("the course", () -> window.list("lessons").contents().length > 1);
    robot.waitForIdle();
    return window;
  }
}
