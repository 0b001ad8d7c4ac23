package dakon.ui.classroom;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.replay.Scene;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.lesson.LessonPanel.Bookmark;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.ComponentOrientation;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.exception.ComponentLookupException;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson on the wall, as a teacher drives it by a remote, by keys or by mouse. */
@GuiTest
class ClassPanelTest {
  /** The least height of letters, as a part of the height of the wall. */
  private static final double LEAST = 0.024;

  @TempDir Path folder;
  private final List<Bookmark> left = new ArrayList<>();

  @Test
  void a_lesson_is_gone_through_by_keys_alone(Robot robot) throws IOException {
    FrameFixture window = open(robot, "board");
    waitForTitle(window, "A board");
    press(robot, KeyEvent.VK_PAGE_DOWN);

    waitForTitle(window, "A shot");
    press(robot, KeyEvent.VK_RIGHT);
    waitForText(window, "class-caption", "South lifts G: 1 seed in the hand.");
    press(robot, KeyEvent.VK_END);
    waitUntil("the shot", () -> text(window, "class-caption").startsWith("Nembak"));
    press(robot, KeyEvent.VK_HOME, KeyEvent.VK_SPACE);
    waitUntil("it is played", () -> text(window, "class-caption").startsWith("Nembak"));
    press(robot, KeyEvent.VK_PAGE_DOWN);

    waitForText(window, "class-title", "D: Where does the last seed fall?");
    type(robot, 'f', 'f', 'g');
    typeCapital(robot, KeyEvent.VK_F);
    press(robot, KeyEvent.VK_1);
    waitForStatus(window, "5 votes");
    press(robot, KeyEvent.VK_BACK_SPACE);
    waitForStatus(window, "4 votes");
    press(robot, KeyEvent.VK_ENTER);
    waitForStatus(window, "35 to 70 % are right.");
    assertThat(counts(window)).containsExactlyInAnyOrder("2", "1", "1");
    press(robot, KeyEvent.VK_V);
    type(robot, 'f', 'f', 'f', 'f');
    press(robot, KeyEvent.VK_ENTER);
    waitForStatus(window, "More than 70 % are right.");
    press(robot, KeyEvent.VK_ENTER);
    waitForStatus(window, "The last seed falls into f. 50 % of the votes were right at first, and");
    press(robot, KeyEvent.VK_END, KeyEvent.VK_PAGE_DOWN);

    for (String kind : List.of("captured", "laps", "store", "next", "how")) {
      waitForStatus(window, "A letter or a click");
      press(robot, KeyEvent.VK_A, KeyEvent.VK_B, KeyEvent.VK_B);
      withShift(robot, KeyEvent.VK_B);
      waitForStatus(window, "2 votes");
      assertThat(counts(window)).as(kind).startsWith("1", "1");
      press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_ENTER);
      waitUntil(kind, () -> status(window).endsWith("% of the votes were right."));
      press(robot, KeyEvent.VK_PAGE_DOWN);
    }

    waitForTitle(window, "The goal is to end in e, in one move.");
    press(robot, KeyEvent.VK_A);
    waitForStatus(window, "Not quite");
    waitForText(window, "class-caption", "One too few.");
    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_H);
    waitForText(window, "class-caption", "Count from A.");
    press(robot, KeyEvent.VK_B);
    waitForStatus(window, "Right");
    press(robot, KeyEvent.VK_PAGE_DOWN);

    waitForTitle(window, "Three seeds");
    press(robot, KeyEvent.VK_3, KeyEvent.VK_3, KeyEvent.VK_4, KeyEvent.VK_C);
    assertThat(counts(window)).containsExactly("0", "0", "3", "1");
    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_ENTER);
    waitForStatus(window, "75 % of the votes were right.");
    waitForText(window, "class-caption", "Relay works on both sides.");
    press(robot, KeyEvent.VK_4);
    waitForText(window, "class-caption", "Only an empty hole ends the turn.");
    press(robot, KeyEvent.VK_PAGE_DOWN);

    waitForTitle(window, "Words");
    press(robot, KeyEvent.VK_PAGE_DOWN, KeyEvent.VK_F5);
    waitUntil("left", () -> execute(() -> left.equals(List.of(new Bookmark("words", 11)))));
  }

  @Test
  void a_lesson_is_gone_through_by_mouse_alone(Robot robot) throws IOException {
    FrameFixture window = open(robot, "replay");
    window.button("lap-on").click();
    window.button("seed-back").click();
    window.button("class-next").click();

    waitForTitle(window, "Where does the last seed fall?");
    click(robot, "f", MouseButton.LEFT_BUTTON);
    click(robot, "f", MouseButton.LEFT_BUTTON);
    click(robot, "SOUTH", MouseButton.LEFT_BUTTON);
    click(robot, "f", MouseButton.RIGHT_BUTTON);
    waitForStatus(window, "2 votes");
    window.button("close-vote").click();
    waitForStatus(window, "35 to 70 % are right.");
    window.button("count-on").click();
    window.button("take-back").click();
    waitForStatus(window, "1 vote");
    window.button("close-vote").click();
    window.button("vote-again").click();
    window.button("close-vote").click();
    waitForStatus(window, "No votes were counted.");
    window.button("show-answer").click();
    waitForStatus(window, "The last seed falls into f.");
    window.button("lap-on").click();
    window.button("class-next").click();

    waitForTitle(window, "How many seeds does this move capture?");
    window.textBox("choice-text-2").click();
    window.textBox("choice-text-2").click();
    window.textBox("choice-text-0").click();
    window.textBox("choice-text-0").rightClick();
    window.button("minus-2").click();
    assertThat(counts(window)).containsExactly("0", "0", "1", "0", "0");
    window.button("close-vote").click();
    window.button("show-answer").click();
    waitForStatus(window, "5 seeds are captured. 100 % of the votes were right.");
    window.button("class-back").click();
    waitForStatus(window, "The last seed falls into f.");

    goTo(window, "exercise");
    click(robot, "A", MouseButton.LEFT_BUTTON);
    waitForStatus(window, "Not quite");
    window.button("start-again").click();
    window.button("hint").click();
    waitForStatus(window, "A hint");
    click(robot, "B", MouseButton.LEFT_BUTTON);
    waitForStatus(window, "Right");
    window.button("class-leave").click();
    waitUntil("left", () -> execute(() -> left.equals(List.of(new Bookmark("exercise", 9)))));
  }

  @Test
  void nothing_of_the_answer_is_seen_or_heard_before_it_is_shown(Robot robot) throws IOException {
    FrameFixture window = open(robot, "landing");
    BoardView board = board(robot);
    Scene start = execute(board::scene);
    type(robot, 'f', 'f', 'g');
    robot.moveMouse(board, place(board, "D"));
    press(robot, KeyEvent.VK_SPACE, KeyEvent.VK_RIGHT, KeyEvent.VK_END);
    assertThat(execute(board::scene)).isEqualTo(start);
    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_SPACE, KeyEvent.VK_RIGHT, KeyEvent.VK_END);

    waitForStatus(window, "35 to 70 % are right.");
    assertThat(execute(board::scene)).isEqualTo(start);
    assertThat(start.marks()).isEmpty();
    assertThat(shows(window, "class-caption")).isFalse();
    assertThat(execute(() -> spoken(robot))).doesNotContain("right, ", "falls into");
    assertThat(names(window)).allMatch(name -> !name.contains("right"));
  }

  @Test
  void where_too_few_are_right_the_first_lap_helps_and_gives_nothing_away(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "laps");
    press(robot, KeyEvent.VK_A, KeyEvent.VK_ENTER);
    waitForStatus(window, "Fewer than 35 % are right.");
    window.button("first-lap").click();

    waitUntil(
        "hint",
        () ->
            text(window, "class-caption").startsWith("The last seed falls into e, which held 7."));
    press(robot, KeyEvent.VK_V);
    waitForStatus(window, "A letter or a click");
    assertThat(shows(window, "class-caption")).isTrue();
    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_ENTER, KeyEvent.VK_HOME);
    waitUntil("start", () -> text(window, "class-caption").startsWith("South is to move"));
  }

  @Test
  void the_wall_goes_dark_by_b_or_a_full_stop_and_any_key_or_click_brings_it_back(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "board");
    press(robot, KeyEvent.VK_B);
    waitUntil("dark", () -> shows(window, "blank"));
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "A board");
    press(robot, KeyEvent.VK_PERIOD);
    waitUntil("dark", () -> shows(window, "blank"));
    robot.click(robot.finder().findByType(ClassPanel.class));
    waitForTitle(window, "A board");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "A shot");
  }

  @Test
  void while_votes_are_counted_b_is_a_vote_and_a_full_stop_darkens_the_wall(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "question");
    press(robot, KeyEvent.VK_B);
    assertThat(counts(window)).containsExactly("0", "1", "0", "0");
    press(robot, KeyEvent.VK_PERIOD);
    waitUntil("dark", () -> shows(window, "blank"));
    press(robot, KeyEvent.VK_B);
    waitForTitle(window, "Three seeds");
    assertThat(counts(window)).containsExactly("0", "1", "0", "0");
    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_B);
    waitUntil("dark", () -> shows(window, "blank"));
  }

  @Test
  void the_words_of_a_step_are_opened_and_closed_by_a_key(Robot robot) throws IOException {
    FrameFixture window = open(robot, "landing");
    press(robot, KeyEvent.VK_T);
    waitUntil("words", () -> shows(window, "prose"));
    press(robot, KeyEvent.VK_T);
    waitUntil("board", () -> shows(window, "board"));
    press(robot, KeyEvent.VK_T, KeyEvent.VK_ESCAPE);
    waitUntil("board", () -> shows(window, "board"));
    assertThat(left).isEmpty();
    press(robot, KeyEvent.VK_ESCAPE);
    waitUntil("left", () -> execute(() -> left.equals(List.of(new Bookmark("landing", 3)))));
  }

  @Test
  void votes_are_still_there_when_a_page_was_turned_by_mistake(Robot robot) throws IOException {
    FrameFixture window = open(robot, "landing");
    type(robot, 'f', 'g');
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "How many seeds does this move capture?");
    press(robot, KeyEvent.VK_PAGE_UP);
    waitForStatus(window, "2 votes");
  }

  @Test
  void what_is_new_is_announced(Robot robot) throws IOException {
    List<Object> announced = new ArrayList<>();
    open(robot, "captured");
    execute(
        () ->
            panel(robot)
                .getAccessibleContext()
                .addPropertyChangeListener(
                    change -> {
                      if (change
                          .getPropertyName()
                          .equals(AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY)) {
                        announced.add(change.getNewValue());
                      }
                    }));
    press(robot, KeyEvent.VK_C, KeyEvent.VK_ENTER, KeyEvent.VK_ENTER, KeyEvent.VK_END);

    assertThat(execute(() -> announced.toString()))
        .contains("1 vote")
        .contains("More than 70 % are right")
        .contains("5 seeds are captured")
        .contains("Nembak: the 5 seeds of b go to");
  }

  @Test
  void whatever_can_be_pressed_has_a_name_and_is_reached_by_tab(Robot robot) throws IOException {
    FrameFixture window = open(robot, "board");
    for (int step = 1; step <= 11; step++) {
      List<Component> all = execute(() -> visible(panel(robot)));
      for (Component component : all) {
        if (component instanceof AbstractButton || component instanceof ChoiceTile) {
          assertThat(component.isFocusable()).isTrue();
          assertThat(component.getName()).isNotBlank();
          assertThat(execute(() -> component.getAccessibleContext().getAccessibleName()))
              .isNotBlank();
        }
      }
      press(robot, KeyEvent.VK_PAGE_DOWN);
    }
    waitForTitle(window, "Words");
  }

  @Test
  void in_a_mirror_the_controls_change_ends_and_the_board_does_not(Robot robot) throws IOException {
    FrameFixture window = open(robot, "captured");
    int next = x(window, "class-next");
    int first = x(window, "choice-0");
    double hole = execute(() -> board(robot).geometry().centre(Notated.pit("A")).getX());
    execute(
        () -> {
          window.target().applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT);
          window.target().validate();
        });
    press(robot, KeyEvent.VK_A);

    assertThat(x(window, "class-next")).isGreaterThan(next + 500);
    assertThat(x(window, "choice-0")).isGreaterThan(first + 500);
    assertThat(x(window, "choice-1")).isLessThan(x(window, "choice-0"));
    assertThat(execute(() -> board(robot).geometry().centre(Notated.pit("A")).getX()))
        .isCloseTo(hole, within(1.0));
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForTitle(window, "How many laps does this move take?");
    assertThat(x(window, "choice-1")).isLessThan(x(window, "choice-0"));
  }

  @ParameterizedTest
  @CsvSource({"1024, 768", "1280, 800", "1920, 1080", "3840, 2160"})
  void all_that_is_written_is_large_enough_and_nothing_is_cut_off(
      int width, int height, Robot robot) throws IOException {
    LessonFile file = ClassLesson.in(folder);
    for (Theme theme : Theme.values()) {
      for (Step step : file.lesson().orElseThrow().steps()) {
        execute(() -> checkStages(theme, panel(file, step.id()), new Dimension(width, height)));
      }
    }
    execute(Theme.PAPER::install);
  }

  /** Whatever is on the wall, from the open question to its answer after a second vote. */
  private static void checkStages(Theme theme, ClassPanel wall, Dimension size) {
    theme.install();
    JFrame unseen = new JFrame();
    unseen.add(wall);
    unseen.addNotify();
    wall.setSize(size);
    SwingUtilities.updateComponentTreeUI(wall);
    checkAll(wall);
    for (String way : List.of("close-vote", "vote-again", "close-vote", "show-answer", "hint")) {
      visible(wall).stream()
          .filter(part -> way.equals(part.getName()))
          .findFirst()
          .ifPresent(button -> ((AbstractButton) button).doClick());
      checkAll(wall);
    }
    unseen.dispose();
  }

  private static void checkAll(ClassPanel wall) {
    wall.validate();
    List<Component> written = new ArrayList<>();
    for (Component shown : visible(wall)) {
      check(wall, shown, wall.getHeight());
      boolean isLeaf = shown instanceof JTextComponent || shown instanceof JLabel;
      if (isLeaf || shown instanceof AbstractButton || shown instanceof BoardView) {
        written.add(shown);
      }
    }
    for (Component one : written) {
      for (Component other : written) {
        assertThat(one == other || !place(wall, one).intersects(place(wall, other)))
            .as(one.getName() + " covers " + other.getName() + " at " + wall.getSize())
            .isTrue();
      }
    }
  }

  private static Rectangle place(ClassPanel wall, Component part) {
    return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), wall);
  }

  private static void check(ClassPanel wall, Component shown, int height) {
    String what = shown.getName() + " at " + height;
    boolean isWritten =
        shown instanceof JTextComponent
            || (shown instanceof JLabel label && label.getText() != null)
            || (shown instanceof AbstractButton button && !button.getText().isEmpty());
    if (isWritten) {
      assertThat(shown.getFont().getSize2D())
          .as(what)
          .isGreaterThanOrEqualTo((float) (LEAST * height));
      Dimension wanted = shown.getPreferredSize();
      assertThat(shown.getHeight()).as(what).isGreaterThanOrEqualTo(wanted.height);
      if (!(shown instanceof JTextComponent)) {
        assertThat(shown.getWidth()).as(what).isGreaterThanOrEqualTo(wanted.width);
      }
    }
    Point at = SwingUtilities.convertPoint(shown, 0, 0, wall);
    assertThat(at.x).as(what).isNotNegative();
    assertThat(at.x + shown.getWidth()).as(what).isLessThanOrEqualTo(wall.getWidth());
    assertThat(at.y + shown.getHeight()).as(what).isLessThanOrEqualTo(wall.getHeight());
  }

  private ClassPanel panel(LessonFile file, String step) {
    return new ClassPanel(
        file, file.lesson().orElseThrow(), new Bookmark(step, 1), Settings.forgotten(), left::add);
  }

  private FrameFixture open(Robot robot, String step) throws IOException {
    LessonFile file = ClassLesson.in(folder);
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              created.setContentPane(panel(file, step));
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1280, 800));
    execute(() -> frame.getContentPane().requestFocusInWindow());
    waitUntil(
        "focus",
        () ->
            execute(
                () ->
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()
                        == frame.getContentPane()));
    return window;
  }

  private static ClassPanel panel(Robot robot) {
    return robot.finder().findByType(ClassPanel.class);
  }

  private static BoardView board(Robot robot) {
    return robot.finder().findByType(BoardView.class);
  }

  private static void goTo(FrameFixture window, String step) {
    while (!step.equals("exercise") || !text(window, "class-title").startsWith("The goal")) {
      window.button("class-next").click();
      window.robot().waitForIdle();
    }
  }

  private static String spoken(Robot robot) {
    return panel(robot).getAccessibleContext().getAccessibleDescription();
  }

  private static List<Component> visible(Container root) {
    List<Component> all = new ArrayList<>();
    for (Component child : root.getComponents()) {
      if (child.isVisible() && child.getWidth() > 0) {
        all.add(child);
        if (child instanceof Container container) {
          all.addAll(visible(container));
        }
      }
    }
    return all;
  }

  private static List<String> names(FrameFixture window) {
    return execute(
        () ->
            visible((Container) window.target()).stream()
                .filter(part -> part instanceof ChoiceTile)
                .map(part -> part.getAccessibleContext().getAccessibleName())
                .toList());
  }

  private static List<String> counts(FrameFixture window) {
    window.robot().waitForIdle();
    return execute(
        () ->
            visible((Container) window.target()).stream()
                .filter(part -> String.valueOf(part.getName()).matches("count-\\d+"))
                .map(part -> ((JLabel) part).getText())
                .toList());
  }

  private static int x(FrameFixture window, String name) {
    window.robot().waitForIdle();
    Component found = window.robot().finder().findByName(name);
    return execute(() -> SwingUtilities.convertPoint(found, 0, 0, window.target()).x);
  }

  private static boolean shows(FrameFixture window, String name) {
    try {
      return window.robot().finder().findByName(name).isShowing();
    } catch (ComponentLookupException notThere) {
      return false;
    }
  }

  private static String text(FrameFixture window, String name) {
    return window.textBox(name).text();
  }

  private static String status(FrameFixture window) {
    return text(window, "class-status");
  }

  private static void waitForTitle(FrameFixture window, String title) {
    waitUntil(title, () -> text(window, "class-title").endsWith(title));
  }

  private static void waitForStatus(FrameFixture window, String start) {
    waitUntil("status: " + start, () -> status(window).startsWith(start));
  }

  private static void press(Robot robot, int... keys) {
    robot.pressAndReleaseKeys(keys);
    robot.waitForIdle();
  }

  private static void type(Robot robot, char... letters) {
    for (char letter : letters) {
      press(robot, KeyEvent.getExtendedKeyCodeForChar(letter));
    }
  }

  private static void typeCapital(Robot robot, int key) {
    withShift(robot, key);
  }

  private static void withShift(Robot robot, int key) {
    robot.pressKey(KeyEvent.VK_SHIFT);
    press(robot, key);
    robot.releaseKey(KeyEvent.VK_SHIFT);
    robot.waitForIdle();
  }

  private static void click(Robot robot, String pit, MouseButton button) {
    BoardView board = board(robot);
    robot.click(board, place(board, pit), button, 1);
    robot.waitForIdle();
  }

  private static Point place(BoardView board, String pit) {
    Point2D at = execute(() -> board.geometry().centre(Notated.pit(pit)));
    return new Point((int) at.getX(), (int) at.getY());
  }
}
