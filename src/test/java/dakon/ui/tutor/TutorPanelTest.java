package dakon.ui.tutor;

import static dakon.testing.Waits.waitForCaption;
import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.lesson.Course;
import dakon.lesson.markdown.LessonFiles;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.text.Highlighter;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.GenericTypeMatcher;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tutor as somebody at the keyboard or with the mouse meets it. */
@GuiTest
class TutorPanelTest {
  private static final String NEMBAK =
      """
      ---
      title: Nembak
      game: dakon
      summary: Take what lies opposite.
      ---

      ## The shot

      Your last seed falls into an own empty hole.

      ```dakon replay
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## Words only

      The board stays as it was.

      ## Another

      ```dakon board
      position: 1,2,3/4,5,6 7 8 N
      ```
      """;

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("01-nembak.md"), NEMBAK);
    Files.writeString(folder.resolve("02-broken.md"), "Nothing of a lesson.\n");
    Files.writeString(
        folder.resolve("03-again.md"), NEMBAK.replace("title: Nembak", "title: Again"));
  }

  @Test
  void the_first_lesson_is_opened_at_its_first_step(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    window.label("title").requireText("Nembak");
    window.label("place").requireText("Step 1 of 3 · The shot");
    window.textBox("caption").requireText("South is to move.");
  }

  @Test
  void a_move_is_stepped_through_forwards_and_backwards_by_keys(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    press(robot, KeyEvent.VK_RIGHT);
    waitForCaption(window, "South lifts G: 1 seed in the hand.");
    press(robot, KeyEvent.VK_RIGHT);
    press(robot, KeyEvent.VK_RIGHT);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
    press(robot, KeyEvent.VK_LEFT);
    press(robot, KeyEvent.VK_LEFT);
    waitForCaption(window, "South lifts G: 1 seed in the hand.");
    press(robot, KeyEvent.VK_END);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
    press(robot, KeyEvent.VK_HOME);
    waitForCaption(window, "South is to move.");
  }

  @Test
  void space_plays_a_move_to_its_end(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    press(robot, KeyEvent.VK_SPACE);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
  }

  @Test
  void page_keys_turn_steps_from_within_the_text_too(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    window.textBox("prose").focus();
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Words only");
    window.textBox("prose").focus();
    press(robot, KeyEvent.VK_PAGE_UP);
    waitForPlace(window, "Step 1 of 3 · The shot");
  }

  @Test
  void a_move_is_stepped_through_by_mouse(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    window.button("seed-on").click();
    waitForCaption(window, "South lifts G: 1 seed in the hand.");
    window.button("lap-on").click();
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
    window.button("seed-back").click();
    waitForCaption(
        window,
        "The last seed falls into F, which held none."
            + " A hole of your own that was empty, with seeds across from it: nembak.");
    window.button("start").click();
    waitForCaption(window, "South is to move.");
    window.list("story").clickItem(1);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
  }

  @Test
  void steps_are_turned_by_page_keys_and_buttons_and_the_last_leads_into_the_next_lesson(
      Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Words only");
    window.button("next").click();
    waitForPlace(window, "Step 3 of 3 · Another");
    press(robot, KeyEvent.VK_PAGE_UP);
    waitForPlace(window, "Step 2 of 3 · Words only");
    window.button("next").click();
    window.button("next").requireText("Next lesson").click();
    window.list("lessons").requireSelection(1);
  }

  @Test
  void a_step_without_a_board_leaves_the_one_before_as_it_was(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    press(robot, KeyEvent.VK_END);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Words only");

    window
        .textBox("caption")
        .requireText("Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
  }

  @Test
  void what_a_move_would_do_is_said_of_the_hole_that_is_looked_at(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    robot.focusAndWaitForFocusGain(robot.finder().findByType(BoardView.class));
    for (int hole = 0; hole < 6; hole++) {
      press(robot, KeyEvent.VK_RIGHT);
    }
    waitForCaption(window, "G would end in F, after 1 lap. It would take 5 seeds.");
    press(robot, KeyEvent.VK_LEFT);
    waitForCaption(window, "South is to move.");
  }

  @Test
  void a_broken_lesson_shows_its_findings_and_the_rest_works(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    window.list("lessons").clickItem(1);
    assertThat(window.textBox("finding-lines").text()).contains("02-broken.md:1:1: error: ");
    window.list("lessons").clickItem(2);
    window.label("title").requireText("Again");
  }

  @Test
  void a_lesson_without_steps_shows_its_findings_also_when_it_has_lost_them_meanwhile(Robot robot)
      throws IOException {
    String head = NEMBAK.substring(0, NEMBAK.indexOf("## "));
    Files.writeString(folder.resolve("02-broken.md"), head);
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    window.list("lessons").clickItem(1);
    assertThat(window.textBox("finding-lines").text()).contains("this lesson has no step");

    window.list("lessons").clickItem(2);
    Files.writeString(folder.resolve("03-again.md"), head);
    reload(window);
    waitUntil(
        "the findings of what is saved",
        () -> window.textBox("finding-lines").text().contains("03-again.md"));
    Files.writeString(folder.resolve("03-again.md"), NEMBAK);
    reload(window);
    waitForPlace(window, "Step 1 of 3 · The shot");
  }

  @Test
  void a_run_of_lessons_has_one_heading_whatever_cannot_be_read_in_it(Robot robot)
      throws IOException {
    Files.writeString(
        folder.resolve("04-congkak.md"), NEMBAK.replace("game: dakon", "game: congkak"));
    Files.writeString(folder.resolve("05-dakon.md"), NEMBAK);
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    JList<?> list = window.list("lessons").target();
    assertThat(headings(list)).containsExactly("Dakon", "", "", "Congkak", "Back to Dakon");
  }

  private static <E> List<String> headings(JList<E> list) {
    return execute(
        () ->
            IntStream.range(0, list.getModel().getSize())
                .mapToObj(row -> heading(list, row))
                .toList());
  }

  private static <E> String heading(JList<E> list, int row) {
    Container cell =
        (Container)
            list.getCellRenderer()
                .getListCellRendererComponent(
                    list, list.getModel().getElementAt(row), row, false, false);
    return Stream.of(cell.getComponents())
        .filter(part -> part instanceof JLabel && part.isVisible())
        .map(part -> ((JLabel) part).getText())
        .findFirst()
        .orElse("");
  }

  @Test
  void a_finding_leads_to_its_line_in_the_file(Robot robot) throws IOException {
    Files.writeString(
        folder.resolve("02-broken.md"), NEMBAK.replace("title", "tittle").replace("G\n", "Z\n"));
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    window.list("lessons").clickItem(1);

    assertThat(markedLine(window)).endsWith("---");
    window.textBox("finding-lines").focus();
    robot.pressKey(KeyEvent.VK_CONTROL);
    press(robot, KeyEvent.VK_END);
    robot.releaseKey(KeyEvent.VK_CONTROL);
    assertThat(markedLine(window)).endsWith("move: Z");
  }

  private static String markedLine(FrameFixture window) {
    JTextComponent source = window.textBox("source").target();
    return execute(
        () -> {
          Highlighter.Highlight mark = source.getHighlighter().getHighlights()[0];
          int start = mark.getStartOffset();
          return source.getText(start, mark.getEndOffset() - start).strip();
        });
  }

  @Test
  void lessons_that_change_on_the_disk_are_shown_anew_at_the_same_step(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Words only");

    Files.writeString(
        folder.resolve("01-nembak.md"),
        NEMBAK.replace("## Words", "## Before\n\nMore.\n\n## Words").replace(": Nembak", ": New"));
    reload(window);
    waitForPlace(window, "Step 3 of 4 · Words only");
    window.label("title").requireText("New");
    window.list("lessons").requireItemCount(3).requireSelection(0);

    Files.writeString(folder.resolve("04-more.md"), NEMBAK.replace("Nembak", "More"));
    reload(window);
    waitUntil("the list has grown", () -> window.list("lessons").contents().length == 4);
    waitForPlace(window, "Step 3 of 4 · Words only");

    Files.delete(folder.resolve("01-nembak.md"));
    reload(window);
    waitUntil("the list has shrunk", () -> window.list("lessons").contents().length == 3);
    window.list("lessons").requireSelection(0);
  }

  private static void reload(FrameFixture window) {
    TutorPanel tutor = (TutorPanel) window.panel("tutor").target();
    execute(tutor::reload);
  }

  @Test
  void lessons_are_gone_through_in_the_list_by_arrow_keys_and_entered_by_enter(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    window.list("lessons").focus();
    press(robot, KeyEvent.VK_DOWN);
    press(robot, KeyEvent.VK_DOWN);
    window.label("title").requireText("Again");
    window.list("lessons").requireFocused();
    press(robot, KeyEvent.VK_ENTER);
    press(robot, KeyEvent.VK_RIGHT);
    waitForCaption(window, "South lifts G: 1 seed in the hand.");
  }

  @Test
  void lessons_that_cannot_be_read_are_told_of_in_their_place(Robot robot) {
    FrameFixture window =
        open(
            robot,
            () -> {
              throw new IOException("no such folder");
            });

    window.label("message").requireText("The lessons could not be read: no such folder");
  }

  @Test
  void a_folder_without_lessons_is_said_to_be_one(Robot robot) throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    FrameFixture window = open(robot, () -> LessonFiles.course(empty));

    window.label("message").requireText("There are no lessons here.");
  }

  @Test
  void the_theme_changes_while_a_lesson_is_open(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));

    window.button("theme").click();
    window.menuItem("theme-NIGHT").click();
    assertThat(execute(Theme::current)).isEqualTo(Theme.NIGHT);
    window.button("theme").click();
    window.menuItem("theme-PAPER").click();
    assertThat(execute(Theme::current)).isEqualTo(Theme.PAPER);
    press(robot, KeyEvent.VK_RIGHT);
  }

  @Test
  void examples_take_the_page_and_the_lesson_comes_back_as_it_was(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Words only");

    window.toggleButton("nav-examples").click();
    waitForCount(window, "2 examples");
    window.toggleButton("nav-examples").requireSelected();
    window.toggleButton("nav-lesson").requireNotSelected().click();
    waitForPlace(window, "Step 2 of 3 · Words only");
    window.toggleButton("nav-lesson").requireSelected();
  }

  @Test
  void examples_are_gone_to_by_a_key_and_left_through_the_list_of_lessons(Robot robot) {
    FrameFixture window = open(robot, () -> LessonFiles.course(folder));
    robot.pressKey(KeyEvent.VK_CONTROL);
    press(robot, KeyEvent.VK_E);
    robot.releaseKey(KeyEvent.VK_CONTROL);
    waitForCount(window, "2 examples");

    window.list("lessons").clickItem(0);
    waitForPlace(window, "Step 1 of 3 · The shot");
    window.toggleButton("nav-examples").click();
    waitForCount(window, "2 examples");
    window.list("lessons").clickItem(2);
    window.label("title").requireText("Again");
    window.toggleButton("nav-lesson").requireSelected();
  }

  @Test
  void a_file_stays_on_the_page_though_the_lessons_are_read_meanwhile(Robot robot)
      throws IOException {
    Path game = Files.writeString(folder.resolve("game.txt"), "[Title \"A win\"] 1. GB b");
    CountDownLatch mayRead = new CountDownLatch(1);
    FrameFixture window =
        show(
            robot,
            () -> {
              mayRead.await();
              return LessonFiles.course(folder);
            });
    TutorPanel tutor = (TutorPanel) window.panel("tutor").target();
    execute(() -> tutor.open(game, Optional.empty()));
    waitUntil("the game is open", () -> window.label("title").text().equals("A win"));
    mayRead.countDown();
    waitUntil("the lessons are read", () -> window.list("lessons").contents().length == 3);
    window.label("title").requireText("A win");

    window.button("back").click();
    waitForCount(window, "2 examples");
    window.toggleButton("nav-lesson").click();
    waitForPlace(window, "Step 1 of 3 · The shot");
  }

  private static void waitForCount(FrameFixture window, String text) {
    waitForLabel(window, "count", text);
  }

  private static void press(Robot robot, int key) {
    robot.pressAndReleaseKeys(key);
  }

  private static void waitForPlace(FrameFixture window, String text) {
    waitForLabel(window, "place", text);
  }

  private static FrameFixture open(Robot robot, Callable<Course> reader) {
    FrameFixture window = show(robot, reader);
    waitUntil("the lessons are read", () -> !isReading(robot));
    robot.waitForIdle();
    return window;
  }

  private static FrameFixture show(Robot robot, Callable<Course> reader) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              TutorPanel tutor = new TutorPanel(Settings.forgotten());
              created.setContentPane(tutor);
              tutor.load(reader, Optional.empty());
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1280, 800));
    return window;
  }

  private static boolean isReading(Robot robot) {
    return !robot
        .finder()
        .findAll(
            new GenericTypeMatcher<>(JLabel.class) {
              @Override
              protected boolean isMatching(JLabel label) {
                return "Reading the lessons …".equals(label.getText());
              }
            })
        .isEmpty();
  }
}
