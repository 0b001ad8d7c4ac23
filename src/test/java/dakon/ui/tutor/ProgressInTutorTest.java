package dakon.ui.tutor;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.lesson.markdown.LessonFiles;
import dakon.progress.Learner;
import dakon.progress.Learners;
import dakon.progress.Logbook;
import dakon.progress.Progress;
import dakon.progress.Result;
import dakon.progress.StepId;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JList;
import org.assertj.swing.core.NameMatcher;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.fixture.JFileChooserFixture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Progress as learners meet it in the tutor, by keys and by mouse. */
@GuiTest
class ProgressInTutorTest {
  private static final Clock MONDAY =
      Clock.fixed(Instant.parse("2026-03-02T09:00:00Z"), ZoneOffset.UTC);
  private static final Clock FRIDAY = Clock.offset(MONDAY, Duration.ofDays(4));
  private static final StepId WATCHED = new StepId("one", "to-watch");
  private static final StepId READ = new StepId("one", "to-read");
  private static final StepId ASKED = new StepId("two", "whose");

  private static final String ONE =
      """
      ---
      title: One
      game: dakon
      summary: Watch and read.
      ---

      ## To watch

      ```dakon replay
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## To read

      Words.
      """;

  private static final String TWO =
      """
      ---
      title: Two
      game: dakon
      summary: Answer.
      ---

      ## Whose store

      ```dakon question
      id: whose
      choices:
        - text: Mine
          right: true
          why: Yes.
        - text: Theirs
          why: No.
      ```
      """;

  @TempDir Path folder;
  private final Settings settings = Settings.forgotten();

  @BeforeEach
  void write() throws IOException {
    Path lessons = Files.createDirectory(folder.resolve("lessons"));
    Files.writeString(lessons.resolve("01-one.md"), ONE);
    Files.writeString(lessons.resolve("02-two.md"), TWO);
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Learners learners(Clock clock) {
    return new Learners(data(), clock);
  }

  /** What somebody has done earlier. */
  private void given(Learner learner, Clock clock, StepId step, Result result) {
    try (Logbook logbook = learners(clock).open(learner, Runnable::run)) {
      logbook.enter(step, result);
    }
  }

  private Progress saved(Learner learner) {
    try (Logbook logbook = learners(MONDAY).open(learner, Runnable::run)) {
      return logbook.progress();
    }
  }

  @Test
  void what_was_read_is_done_when_one_goes_on(Robot robot) {
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 0 of 2 steps done");

    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForRow(window, 0, "One: 1 of 2 steps done");
    window.button("next").click();
    waitForRow(window, 0, "One: 2 of 2 steps done");
    waitForRow(window, 1, "Two: 0 of 1 step done, 0 of 3 stars");
    waitUntil("it is saved", () -> saved(Learner.NAMELESS).isDone(READ));
  }

  @Test
  void the_next_thing_to_do_is_offered_and_gone_to_by_mouse(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitUntil("it is offered", () -> window.label("continue-what").text().equals("Next: step 2"));
    window.label("continue-where").requireText("One");
    press(robot, KeyEvent.VK_PAGE_UP);
    waitForPlace(window, "Step 1 of 2 · To watch");

    window.button("continue").click();
    waitForPlace(window, "Step 2 of 2 · To read");
  }

  @Test
  void the_next_thing_to_do_is_gone_to_by_a_key(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    given(Learner.NAMELESS, MONDAY, READ, Result.SEEN);
    FrameFixture window = open(robot);
    waitUntil("it is offered", () -> window.label("continue-where").text().equals("Two"));
    window.list("lessons").clickItem(0);
    waitForPlace(window, "Step 1 of 2 · To watch");

    pressWithControl(robot, KeyEvent.VK_N);
    waitForPlace(window, "Step 1 of 1 · Whose store");
    window.list("lessons").requireSelection(1);
  }

  @Test
  void nothing_is_offered_when_all_is_done_and_nothing_is_due(Robot robot) {
    given(Learner.NAMELESS, FRIDAY, WATCHED, Result.SEEN);
    given(Learner.NAMELESS, FRIDAY, READ, Result.SEEN);
    given(Learner.NAMELESS, FRIDAY, ASKED, Result.THREE_STARS);
    FrameFixture window = open(robot);
    waitForRow(window, 1, "Two: 1 of 1 step done, 3 of 3 stars");

    assertThat(isShown(window, "continue")).isFalse();
    assertThat(isShown(window, "nav-review")).isFalse();
  }

  @Test
  void what_is_due_is_asked_again_by_keys_and_counts_for_its_lesson(Robot robot) {
    given(Learner.NAMELESS, MONDAY, ASKED, Result.TWO_STARS);
    FrameFixture window = open(robot);
    waitForRow(window, 1, "Two: 1 of 1 step done, 2 of 3 stars");

    pressWithControl(robot, KeyEvent.VK_R);
    waitForPlace(window, "Step 1 of 1 · Two: Whose store");
    window.radioButton("choice-0").focus();
    press(robot, KeyEvent.VK_SPACE);
    window.radioButton("choice-0").requireSelected().focus();
    press(robot, KeyEvent.VK_ENTER);
    waitForRow(window, 1, "Two: 1 of 1 step done, 3 of 3 stars");
    window.button("next").requireText("Finish").focus();
    press(robot, KeyEvent.VK_ENTER);
    waitUntil("the end", () -> window.label("review-score").text().equals("1 of 1 right at once."));
    assertThat(isShown(window, "nav-review")).isFalse();
    window.button("review-back").focus();
    press(robot, KeyEvent.VK_SPACE);
    waitForPlace(window, "Step 1 of 2 · To watch");
  }

  @Test
  void what_is_due_is_asked_again_by_mouse_and_once_more_tomorrow_if_it_was_wrong(Robot robot) {
    given(Learner.NAMELESS, MONDAY, ASKED, Result.TWO_STARS);
    FrameFixture window = open(robot);
    waitUntil("it is due", () -> window.toggleButton("nav-review").text().equals("Review (1)"));

    window.toggleButton("nav-review").click();
    waitForPlace(window, "Step 1 of 1 · Two: Whose store");
    window.radioButton("choice-1").click();
    window.button("check").click();
    window.radioButton("choice-0").click();
    window.button("check").click();
    window.button("next").click();
    waitUntil("the end", () -> window.label("review-score").text().equals("0 of 1 right at once."));
    window.button("review-back").click();
    waitForPlace(window, "Step 1 of 2 · To watch");
    waitUntil("it is saved", () -> saved(Learner.NAMELESS).of(ASKED).orElseThrow().misses() == 1);
  }

  @Test
  void a_review_ends_when_somebody_else_takes_the_place(Robot robot) {
    given(Learner.NAMELESS, MONDAY, ASKED, Result.TWO_STARS);
    given(Learner.named("Budi"), MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitUntil("it is due", () -> window.toggleButton("nav-review").text().equals("Review (1)"));
    pressWithControl(robot, KeyEvent.VK_R);
    waitForPlace(window, "Step 1 of 1 · Two: Whose store");

    choose(window, "learner-Budi");
    waitForPlace(window, "Step 1 of 2 · To watch");
    assertThat(isShown(window, "nav-review")).isFalse();
  }

  @Test
  void the_menu_of_the_learner_is_used_by_keys(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 1 of 2 steps done");

    robot.focusAndWaitForFocusGain(window.button("learner").target());
    press(robot, KeyEvent.VK_SPACE);
    waitUntil("the menu is open", () -> window.menuItem("reset-all").target().isShowing());
    press(robot, KeyEvent.VK_UP);
    press(robot, KeyEvent.VK_UP);
    press(robot, KeyEvent.VK_UP);
    press(robot, KeyEvent.VK_ENTER);
    waitForTold(window, "Your progress was erased.");
    pressWithControl(robot, KeyEvent.VK_Z);
    waitForRow(window, 0, "One: 1 of 2 steps done");
  }

  @Test
  void a_learner_is_added_renamed_and_removed_and_comes_back(Robot robot) {
    FrameFixture window = open(robot);
    choose(window, "add");
    window.textBox("learner-name").enterText("Ana");
    window.button("name-ok").click();
    waitForLearner(window, "Ana");
    waitUntil("the page has the keyboard", () -> window.button("play").target().isFocusOwner());
    press(robot, KeyEvent.VK_PAGE_DOWN);

    choose(window, "rename");
    window.textBox("learner-name").deleteText().enterText("Anna");
    press(robot, KeyEvent.VK_ENTER);
    waitForLearner(window, "Anna");
    waitForRow(window, 0, "One: 1 of 2 steps done");
    assertThat(settings.chosen("learner")).contains("Anna");

    choose(window, "remove");
    waitForLearner(window, "No name");
    waitForRow(window, 0, "One: 0 of 2 steps done");
    window.textBox("told-text").requireText("Anna was removed.");
    window.button("undo").click();
    waitForLearner(window, "Anna");
    waitForRow(window, 0, "One: 1 of 2 steps done");
  }

  @Test
  void learners_take_turns_and_each_finds_what_they_have_done(Robot robot) {
    given(Learner.named("Budi"), MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 0 of 2 steps done");

    choose(window, "learner-Budi");
    waitForLearner(window, "Budi");
    waitForRow(window, 0, "One: 1 of 2 steps done");
    choose(window, "learner-");
    waitForLearner(window, "No name");
    waitForRow(window, 0, "One: 0 of 2 steps done");
  }

  @Test
  void the_learner_of_the_last_time_is_there_again(Robot robot) {
    given(Learner.named("Budi"), MONDAY, WATCHED, Result.SEEN);
    settings.choose("learner", "Budi");
    FrameFixture window = open(robot);

    waitForLearner(window, "Budi");
    waitForRow(window, 0, "One: 1 of 2 steps done");
  }

  @Test
  void a_name_that_is_taken_or_none_is_told_in_a_sentence(Robot robot) {
    given(Learner.named("Budi"), MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    choose(window, "add");
    press(robot, KeyEvent.VK_ENTER);
    window
        .textBox("name-fault")
        .requireText("A name has at least one letter and at most 40 characters.");

    window.textBox("learner-name").enterText("budi");
    press(robot, KeyEvent.VK_ENTER);
    waitForTold(window, "There is somebody called budi already.");
    waitForLearner(window, "No name");
    window.button("told-dismiss").click();
    waitUntil("nothing is told", () -> !isShown(window, "told"));
  }

  @Test
  void a_lesson_is_begun_afresh_and_that_is_undone_by_mouse(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 1 of 2 steps done");

    choose(window, "reset-lesson");
    waitForRow(window, 0, "One: 0 of 2 steps done");
    waitForTold(window, "What you did in \"One\" is forgotten.");
    window.button("undo").click();
    waitForRow(window, 0, "One: 1 of 2 steps done");
  }

  @Test
  void resets_are_undone_one_after_the_other_by_keys(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    given(Learner.NAMELESS, MONDAY, READ, Result.SEEN);
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 2 of 2 steps done");
    window.list("lessons").clickItem(0);
    waitForPlace(window, "Step 1 of 2 · To watch");
    choose(window, "reset-step");
    waitForRow(window, 0, "One: 1 of 2 steps done");
    choose(window, "reset-all");
    waitForRow(window, 0, "One: 0 of 2 steps done");

    pressWithControl(robot, KeyEvent.VK_Z);
    waitForRow(window, 0, "One: 1 of 2 steps done");
    pressWithControl(robot, KeyEvent.VK_Z);
    waitForRow(window, 0, "One: 2 of 2 steps done");
    assertThat(isShown(window, "told")).isFalse();
  }

  @Test
  void progress_is_saved_to_a_file_and_brought_in(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    waitForRow(window, 0, "One: 1 of 2 steps done");
    Path file = folder.resolve("kept.json");

    choose(window, "save");
    approve(window, file);
    waitForTold(window, "Your progress was saved to kept.json.");
    choose(window, "reset-all");
    waitForRow(window, 0, "One: 0 of 2 steps done");
    choose(window, "bring-in");
    approve(window, file);
    waitForRow(window, 0, "One: 1 of 2 steps done");
    waitForTold(window, "What was done in kept.json was added to your progress.");
  }

  @Test
  void a_file_that_holds_no_progress_is_told_of(Robot robot) throws IOException {
    Path file = Files.writeString(folder.resolve("other.json"), "[]");
    FrameFixture window = open(robot);

    choose(window, "bring-in");
    approve(window, file);
    waitUntil("it is told", () -> window.textBox("told-text").text().contains("no progress file"));
  }

  @Test
  void a_damaged_file_is_told_of_until_that_is_dismissed(Robot robot) throws IOException {
    Files.createDirectory(data());
    Files.writeString(data().resolve("progress.json"), "{");
    FrameFixture window = open(robot);

    waitUntil("it is told", () -> window.textBox("notice-text").text().contains("was set aside"));
    window.button("notice-dismiss").click();
    waitUntil("it is dismissed", () -> !isShown(window, "notice"));
  }

  @Test
  void the_next_thing_to_do_is_opened_at_the_start_when_something_was_done_before(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);

    window.label("place").requireText("Step 2 of 2 · To read");
  }

  @Test
  void a_lesson_that_is_begun_is_opened_from_the_list_at_its_first_step_not_done(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    window.list("lessons").clickItem(1);
    waitForPlace(window, "Step 1 of 1 · Whose store");

    window.list("lessons").clickItem(0);
    waitForPlace(window, "Step 2 of 2 · To read");
  }

  @Test
  void the_step_that_is_asked_for_is_opened_whatever_was_done_before(Robot robot) {
    given(Learner.NAMELESS, MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot, Optional.of("1"));

    window.label("place").requireText("Step 1 of 2 · To watch");
  }

  @Test
  void what_is_written_into_a_field_does_not_play(Robot robot) {
    FrameFixture window = open(robot);
    choose(window, "add");
    window.textBox("learner-name").enterText("Ana L");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_END);

    window.textBox("learner-name").requireText("Ana L ");
    window.textBox("caption").requireText("South is to move.");
  }

  @Test
  void a_name_that_is_too_long_leaves_the_form_as_wide_as_it_was(Robot robot) {
    FrameFixture window = open(robot);
    choose(window, "add");
    int width = window.textBox("learner-name").target().getWidth();
    window.textBox("learner-name").setText("a".repeat(200));
    window.textBox("learner-name").focus();
    press(robot, KeyEvent.VK_ENTER);

    window.textBox("name-fault").requireVisible();
    robot.waitForIdle();
    assertThat(window.textBox("learner-name").target().getWidth()).isEqualTo(width);
  }

  @Test
  void escape_leaves_the_form_for_the_menu_it_came_from(Robot robot) {
    FrameFixture window = open(robot);
    choose(window, "add");
    window.button("name-cancel").focus();
    press(robot, KeyEvent.VK_ESCAPE);

    waitUntil("the menu has the keyboard", () -> window.button("learner").target().isFocusOwner());
    assertThat(isShown(window, "name-form")).isFalse();
  }

  @Test
  void what_was_told_to_one_learner_is_not_told_to_another(Robot robot) {
    given(Learner.named("Budi"), MONDAY, WATCHED, Result.SEEN);
    FrameFixture window = open(robot);
    choose(window, "reset-all");
    waitForTold(window, "There was nothing done that could be forgotten.");

    choose(window, "learner-Budi");
    waitForLearner(window, "Budi");
    assertThat(isShown(window, "told")).isFalse();
  }

  @Test
  void a_file_where_the_folder_should_be_is_told_of_and_the_rest_of_the_menu_works(Robot robot)
      throws IOException {
    Files.writeString(data(), "");
    FrameFixture window = open(robot);
    choose(window, "save");
    approve(window, folder.resolve("kept.json"));
    waitForTold(window, "Your progress was saved to kept.json.");

    window.button("next").click();
    waitUntil("it is told", () -> window.textBox("notice-text").text().contains("saved"));
    assertThat(window.textBox("notice-text").text()).contains("is not a folder");
    window.button("learner").click();
    waitForTold(window, "This could not be done: " + data() + " is not a folder.");
  }

  private static void approve(FrameFixture window, Path file) {
    JFileChooserFixture chooser = window.fileChooser();
    execute(() -> chooser.target().setSelectedFile(file.toFile()));
    chooser.approve();
  }

  private static boolean isShown(FrameFixture window, String name) {
    return window.robot().finder().findAll(new NameMatcher(name, true)).size() == 1;
  }

  private static void choose(FrameFixture window, String item) {
    window.button("learner").click();
    waitUntil("the menu is open", () -> window.menuItem(item).target().isShowing());
    window.menuItem(item).click();
  }

  private static void press(Robot robot, int key) {
    robot.pressAndReleaseKeys(key);
  }

  private static void pressWithControl(Robot robot, int key) {
    robot.pressKey(KeyEvent.VK_CONTROL);
    press(robot, key);
    robot.releaseKey(KeyEvent.VK_CONTROL);
  }

  private static void waitForRow(FrameFixture window, int row, String words) {
    waitUntil("row: " + words, () -> words.equals(row(window, row)));
  }

  private static String row(FrameFixture window, int row) {
    JList<?> list = window.list("lessons").target();
    return execute(() -> row < list.getModel().getSize() ? spoken(list, row) : "");
  }

  private static <E> String spoken(JList<E> list, int row) {
    return list.getCellRenderer()
        .getListCellRendererComponent(list, list.getModel().getElementAt(row), row, false, false)
        .getAccessibleContext()
        .getAccessibleName();
  }

  private static void waitForLearner(FrameFixture window, String name) {
    waitUntil("learner: " + name, () -> window.button("learner").text().equals(name));
  }

  private static void waitForPlace(FrameFixture window, String text) {
    waitForLabel(window, "place", text);
  }

  private static void waitForTold(FrameFixture window, String text) {
    waitForText(window, "told-text", text);
  }

  private FrameFixture open(Robot robot) {
    return open(robot, Optional.empty());
  }

  private FrameFixture open(Robot robot, Optional<String> step) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              TutorPanel tutor = new TutorPanel(settings, Seat.among(learners(FRIDAY), settings));
              created.setContentPane(tutor);
              tutor.load(() -> LessonFiles.course(folder.resolve("lessons")), step);
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1280, 800));
    waitUntil("the lessons are read", () -> window.list("lessons").contents().length == 2);
    waitUntil("a step is shown", () -> window.label("place").text().startsWith("Step"));
    robot.waitForIdle();
    return window;
  }
}
