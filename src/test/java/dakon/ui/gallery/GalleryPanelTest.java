package dakon.ui.gallery;

import static dakon.testing.Waits.waitForCaption;
import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.gallery.Gallery;
import dakon.lesson.markdown.LessonFiles;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gallery as somebody at the keyboard or with the mouse meets it. */
@GuiTest
class GalleryPanelTest {
  private static final String LESSON =
      """
      ---
      title: Shots
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

      ## Home

      A seed at **home** moves again.

      ```dakon replay
      position: 0,0,2,0,0,5,0 / 1,0,0,0,0,0,1 0 0 S
      move: A
      ```

      ## Elsewhere

      ```dakon replay
      game: congkak
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```
      """;

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("01-shots.md"), LESSON);
  }

  @Test
  void examples_are_found_opened_stepped_and_left_by_keys_alone(Robot robot) {
    FrameFixture window = open(robot);
    waitForCount(window, "3 examples");
    window.list("examples").requireFocused();

    pressWithControl(robot, KeyEvent.VK_F);
    robot.enterText("shots home");
    waitForCount(window, "1 of 3 examples");
    press(robot, KeyEvent.VK_DOWN);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "Home");
    press(robot, KeyEvent.VK_RIGHT);
    waitForCaption(window, "South lifts A: 1 seed in the hand.");
    press(robot, KeyEvent.VK_ESCAPE);
    waitForCount(window, "1 of 3 examples");
    window.list("examples").requireFocused();

    pressWithControl(robot, KeyEvent.VK_F);
    press(robot, KeyEvent.VK_ESCAPE);
    waitForCount(window, "3 examples");
    window.toggleButton("NEMBAK").focus();
    press(robot, KeyEvent.VK_SPACE);
    waitForCount(window, "1 of 3 examples");
    window.toggleButton("congkak").focus();
    press(robot, KeyEvent.VK_SPACE);
    waitForCount(window, "0 of 3 examples");
    window.button("all").focus();
    press(robot, KeyEvent.VK_SPACE);
    waitForCount(window, "3 examples");
  }

  @Test
  void examples_are_filtered_opened_and_turned_by_mouse_alone(Robot robot) {
    FrameFixture window = open(robot);

    window.toggleButton("dakon").click();
    waitForCount(window, "2 of 3 examples");
    window.list("examples").clickItem(1);
    waitForTitle(window, "Home");
    window.label("place").requireText("2 of 2");
    window.button("seed-on").click();
    waitForCaption(window, "South lifts A: 1 seed in the hand.");
    window.button("before").click();
    waitForTitle(window, "The shot");
    window.label("from").requireText("Shots · 1 lap · 1 seed");
    window.button("back").click();
    waitForCount(window, "2 of 3 examples");
    window.toggleButton("CHAIN").click();
    window.label("nothing").requireVisible();
    window.button("all").click();
    waitForCount(window, "3 examples");
  }

  @Test
  void examples_are_turned_by_page_keys(Robot robot) {
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "Home");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "Elsewhere");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    press(robot, KeyEvent.VK_PAGE_UP);
    waitForTitle(window, "Home");
  }

  @Test
  void a_move_runs_through_its_laps_unless_the_user_says_otherwise(Robot robot) {
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");
    press(robot, KeyEvent.VK_SPACE);
    waitForCaption(window, "Nembak: the 5 seeds of b go to South's lumbung, which now holds 5.");
  }

  @Test
  void what_is_copied_can_be_pasted(Robot robot) {
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");
    window.button("copy").click();
    window.label("status").requireText("It is in the clipboard now.");
    press(robot, KeyEvent.VK_ESCAPE);
    pressWithControl(robot, KeyEvent.VK_V);
    waitForVerdict(window, "Moves from a position · Dakon · 1 lap · 1 seed");
    window.textBox("text").requireText("0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S\nG");
    pressWithControl(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "Moves from a position");
    press(robot, KeyEvent.VK_RIGHT);
    waitForCaption(window, "South lifts G: 1 seed in the hand.");
  }

  @Test
  void what_is_on_the_board_is_copied_as_the_block_of_a_lesson(Robot robot)
      throws UnsupportedFlavorException, IOException {
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");
    window.button("copy-block").click();

    window.label("status").requireText("It is in the clipboard now.");
    assertThat(Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor))
        .isEqualTo(
            """
            ```dakon replay
            game: dakon
            position: 0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S
            move: G
            ```
            """);
  }

  @Test
  void bad_text_is_answered_in_place_and_kept_until_it_is_mended(Robot robot) {
    FrameFixture window = open(robot);
    copy("7,7,7/7,7 0 0 S");
    pressWithControl(robot, KeyEvent.VK_V);
    waitForVerdict(window, "position, column 7: a row has 3 to 15 holes, South has 2");
    window.button("open").requireDisabled();
    press(robot, KeyEvent.VK_ESCAPE);
    window.button("paste").click();
    window.textBox("text").requireText("7,7,7/7,7 0 0 S").setText("7,7,7/7,7,7 0 0 S");
    waitForVerdict(window, "A position · Dakon · A position");
    window.button("open").click();
    waitForTitle(window, "A position");
  }

  @Test
  void a_record_is_opened_as_far_as_it_is_good(Robot robot) {
    FrameFixture window = open(robot);
    window.button("paste").click();
    window.textBox("text").setText("1. GB b 2. x");
    waitForVerdict(
        window,
        "game record, column 12: expected a move: the letter of a hole, or - for a pass, found x\n"
            + "A game · Dakon · 3 moves · 11 laps · 85 seeds");
    window.button("open").requireText("Open what is good").click();
    waitForTitle(window, "A game");
  }

  @Test
  void moves_are_those_of_the_chosen_game(Robot robot) {
    FrameFixture window = open(robot);
    window.button("paste").click();
    window.textBox("text").setText("A");
    waitForVerdict(window, "Moves from the opening · Dakon · 2 laps · 15 seeds");
    window.comboBox("game").selectItem("Congkak");
    waitForVerdict(window, "Moves from the opening · Congkak · 2 laps · 15 seeds");
  }

  @Test
  void a_file_is_opened_at_once_if_it_is_good_and_shown_with_its_fault_if_not(Robot robot)
      throws IOException {
    Path good =
        Files.writeString(folder.resolve("good.txt"), "[South \"Sri\"][North \"Budi\"] 1. GB b");
    Path bad = Files.writeString(folder.resolve("bad.txt"), "1. GB b\n3. A");
    Path picture = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 'P'});
    FrameFixture window = open(robot);
    GalleryPanel gallery = (GalleryPanel) window.panel("gallery").target();

    execute(() -> gallery.open(good));
    waitForTitle(window, "Sri – Budi");
    execute(() -> gallery.open(bad));
    waitForVerdict(
        window,
        "game record, line 2, column 1: this is turn 2, not 3\n"
            + "A game · Dakon · 3 moves · 11 laps · 85 seeds");
    execute(() -> gallery.open(picture));
    waitForVerdict(window, "picture.png is no text.");
  }

  @Test
  void examples_that_cannot_be_read_are_told_of_in_their_place(Robot robot) {
    FrameFixture window =
        open(
            robot,
            () -> {
              throw new IOException("no such folder");
            });
    waitUntil(
        "the failure is told",
        () ->
            window
                .label("message")
                .text()
                .equals("The examples could not be read: no such folder"));
  }

  @Test
  void a_page_that_was_not_shown_follows_the_theme_when_it_is_shown_again(Robot robot) {
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");
    execute(() -> Theme.NIGHT.install());
    press(robot, KeyEvent.VK_ESCAPE);
    waitForCount(window, "3 examples");
    assertThat(window.label("gallery-title").foreground().target())
        .isEqualTo(execute(() -> Palette.TEXT.color()));
    assertThat(window.list("examples").background().target())
        .isEqualTo(execute(() -> Palette.GROUND.color()));
  }

  @Test
  void a_record_is_saved_and_an_existing_file_only_replaced_when_the_user_says_so(Robot robot)
      throws IOException {
    Path file = folder.resolve("shot.txt");
    FrameFixture window = open(robot);
    press(robot, KeyEvent.VK_ENTER);
    waitForTitle(window, "The shot");

    window.button("save").click();
    choose(window, file);
    waitForStatus(window, "Saved as shot.txt");
    assertThat(file).content().contains("[Title \"The shot\"]", "1. G");

    Files.writeString(file, "dear");
    window.button("save").click();
    choose(window, file);
    window.optionPane().cancelButton().click();
    robot.waitForIdle();
    assertThat(file).hasContent("dear");

    window.button("save").click();
    choose(window, file);
    window.optionPane().buttonWithText("Replace").click();
    waitUntil("the file is replaced", () -> !contentOf(file).equals("dear"));
    assertThat(file).content().contains("1. G");
  }

  private static void choose(FrameFixture window, Path file) {
    JFileChooserFixture chooser = window.fileChooser();
    execute(() -> chooser.target().setSelectedFile(file.toFile()));
    chooser.approve();
  }

  private static String contentOf(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void waitForStatus(FrameFixture window, String text) {
    waitForLabel(window, "status", text);
  }

  private static void copy(String text) {
    Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
  }

  private static void press(Robot robot, int key) {
    robot.pressAndReleaseKeys(key);
    robot.waitForIdle();
  }

  private static void pressWithControl(Robot robot, int key) {
    robot.pressKey(KeyEvent.VK_CONTROL);
    robot.pressAndReleaseKeys(key);
    robot.releaseKey(KeyEvent.VK_CONTROL);
    robot.waitForIdle();
  }

  private static void waitForCount(FrameFixture window, String text) {
    waitForLabel(window, "count", text);
  }

  private static void waitForTitle(FrameFixture window, String text) {
    waitForLabel(window, "title", text);
    window.robot().waitForIdle();
  }

  private static void waitForVerdict(FrameFixture window, String text) {
    waitForText(window, "verdict", text);
  }

  private FrameFixture open(Robot robot) {
    FrameFixture window = open(robot, () -> Gallery.of(LessonFiles.course(folder)));
    waitForCount(window, "3 examples");
    robot.waitForIdle();
    return window;
  }

  private static FrameFixture open(Robot robot, Callable<Gallery> reader) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              GalleryPanel gallery = new GalleryPanel(reader, Settings.forgotten());
              created.setContentPane(gallery);
              gallery.requestFocusInWindow();
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1280, 800));
    assertThat(frame.isShowing()).isTrue();
    return window;
  }
}
