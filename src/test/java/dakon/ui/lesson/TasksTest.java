package dakon.ui.lesson;

import static dakon.testing.Waits.waitForLabel;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.board.Position;
import dakon.lesson.LessonFile;
import dakon.lesson.markdown.LessonFiles;
import dakon.replay.Mark;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import dakon.ui.theme.Typing;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FocusTraversalPolicy;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.accessibility.AccessibleContext;
import javax.swing.JFrame;
import javax.swing.LayoutFocusTraversalPolicy;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.Robot;
import org.assertj.swing.exception.ComponentLookupException;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What steps ask, as somebody at the keyboard or with the mouse answers it. */
@GuiTest
class TasksTest {
  private static final String LESSON =
      """
      ---
      title: Asked
      game: dakon
      summary: One of each kind.
      ---

      ## Where

      ```dakon predict
      id: where
      ask: landing
      position: 0,0,0,2,0,1,0 / 0,0,0,6,0,0,1 0 0 S
      move: D
      ```

      ## How much

      ```dakon predict
      id: how-much
      ask: captured
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## Who

      ```dakon predict
      id: who
      ask: next
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## How

      ```dakon predict
      id: how
      ask: how
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      ```

      ## Hit

      Count first.

      ```dakon exercise
      id: hit
      position: 0,0,0,0,0,2,0 / 3,5,5,0,0,0,0 0 0 S
      goal:
        landing: e
      within: 1
      hints: [Count from A., Four seeds are too few.]
      wrong:
        - move: A
          text: One too few.
      solution: B
      ```

      ## Which

      Think of a large pile.

      ```dakon question
      id: which
      choices:
        - text: Your own store
          right: true
          why: It lies on your way.
        - text: The other store
          why: You pass over it.
        - text: The other row
          right: true
          why: The way leads through it.
      ```

      ## One

      ```dakon question
      id: one
      choices:
        - text: Fifty
          right: true
          why: More than half.
        - text: Forty-nine
          why: That is a draw.
      ```

      ## The end

      Words only.
      """;

  private static final String FOLLOWED =
      """
      ---
      title: Followed
      game: dakon
      summary: A question after a replay.
      ---

      ## Follow

      ```dakon replay
      id: follow
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      mark: [F]
      ```

      ## Asked

      ```dakon question
      id: asked
      choices:
        - text: "Yes"
          right: true
          why: So it is.
        - text: "No"
          why: So it is not.
      ```

      ## Words

      No more.
      """;

  @TempDir Path folder;
  private final Told told = new Told();

  /** What is told of the steps. */
  private static final class Told implements Outcomes {
    private final List<String> told = new ArrayList<>();
    private final Set<String> done = new TreeSet<>();

    @Override
    public void seen(String lesson, String step) {
      told.add("seen " + step);
      done.add(step);
    }

    @Override
    public void wrong(String lesson, String step) {
      told.add("wrong " + step);
    }

    @Override
    public void right(String lesson, String step, int stars) {
      told.add("right " + step + " " + stars);
      done.add(step);
    }

    @Override
    public boolean isDone(String lesson, String step) {
      return done.contains(step);
    }
  }

  @Test
  void all_kinds_are_answered_by_keys_alone_wrong_first_and_then_right(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "where");

    waitForFocus(BoardView.class);
    press(robot, KeyEvent.VK_G);
    waitForVerdict(window, "You said g.");
    waitForFocus("try-again");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus(BoardView.class);
    press(robot, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 2 of 8 · How much");

    waitForFocus("number");
    press(robot, KeyEvent.VK_6, KeyEvent.VK_ENTER);
    waitForVerdict(window, "You said 6 seeds.");
    waitForFocus("try-again");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus("number");
    press(robot, KeyEvent.VK_DOWN, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 3 of 8 · Who");

    waitForFocus("next-south");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus("try-again");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus("next-south");
    press(robot, KeyEvent.VK_DOWN);
    waitForFocus("next-north");
    press(robot, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 4 of 8 · How");

    waitForFocus("how-BONUS");
    press(robot, KeyEvent.VK_UP);
    waitForFocus("how-DEAD");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus("try-again");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus("how-BONUS");
    press(robot, KeyEvent.VK_DOWN);
    waitForFocus("how-CAPTURE");
    press(robot, KeyEvent.VK_SPACE);
    goOn(robot, window, "Step 5 of 8 · Hit");

    waitForFocus(BoardView.class);
    tabBackTo(robot, "next");
    tabBackTo(robot, "back");
    tabBackTo(robot, "hint");
    press(robot, KeyEvent.VK_ENTER);
    waitForVerdict(window, "Count from A.");
    press(robot, KeyEvent.VK_A);
    waitForVerdict(window, "One too few.");
    waitForFocus("take-back");
    press(robot, KeyEvent.VK_ENTER);
    waitForFocus(BoardView.class);
    press(robot, KeyEvent.VK_RIGHT, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 6 of 8 · Which");

    waitForFocus("choice-0");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_DOWN);
    waitForFocus("choice-1");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_ENTER);
    waitForVerdict(window, "One of those is not right.");
    assertThat(shows(window, "why-1")).isTrue();
    assertThat(shows(window, "why-2")).isFalse();
    tabBackTo(robot, "choice-2");
    tabBackTo(robot, "choice-1");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_DOWN);
    waitForFocus("choice-2");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 7 of 8 · One");

    waitForFocus("choice-0");
    press(robot, KeyEvent.VK_SPACE);
    press(robot, KeyEvent.VK_ENTER);
    goOn(robot, window, "Step 8 of 8 · The end");

    assertThat(told.told)
        .containsExactly(
            "wrong where",
            "right where 2",
            "wrong how-much",
            "right how-much 2",
            "wrong who",
            "right who 2",
            "wrong how",
            "right how 2",
            "wrong hit",
            "right hit 2",
            "wrong which",
            "right which 2",
            "right one 3",
            "seen the-end");
  }

  @Test
  void all_kinds_are_answered_by_mouse_alone_wrong_first_and_then_right(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "where");

    click(robot, "SOUTH");
    waitForVerdict(window, "You said South's lumbung.");
    window.button("show-me").click();
    window.button("try-again").click();
    click(robot, "f");
    waitForRight(window);
    window.button("next").click();

    window.button("digit-1").click();
    window.button("digit-2").click();
    window.button("erase").click();
    window.button("plus").click();
    window.textBox("number").requireText("2");
    window.button("answer").click();
    waitForVerdict(window, "You said 2 seeds.");
    window.button("try-again").click();
    window.button("digit-5").click();
    window.button("answer").click();
    waitForRight(window);
    window.button("next").click();

    window.button("next-over").click();
    waitForVerdict(window, "You said that the game would be over.");
    window.button("try-again").click();
    window.button("next-north").click();
    waitForRight(window);
    window.button("next").click();

    window.button("how-CAPTURE").click();
    waitForRight(window);
    window.button("next").click();

    click(robot, "D");
    waitForVerdict(window, "D is empty");
    click(robot, "C");
    waitForVerdict(window, "C ended in");
    window.button("hint").requireText("Hint (2 left)").click();
    window.button("hint").click();
    waitForVerdict(window, "Four seeds are too few.");
    window.button("hint").requireText("Show the solution").click();
    waitForVerdict(window, "B");
    window.label("verdict-word").requireText("The solution");
    window.button("try-yourself").click();
    click(robot, "B");
    waitUntil("stars", () -> window.label("stars").text().equals("1 of 3 stars"));
    window.button("next").click();

    window.checkBox("choice-0").click();
    window.textBox("choice-text-1").click();
    window.button("check").click();
    waitForVerdict(window, "One of those is not right.");
    window.checkBox("choice-1").click();
    window.checkBox("choice-2").click();
    window.button("check").click();
    waitForRight(window);
    window.button("next").click();

    window.radioButton("choice-1").click();
    window.button("check").click();
    waitForVerdict(window, "It is another one.");
    window.textBox("choice-text-0").click();
    window.button("check").click();
    waitForRight(window);
    window.button("next").click();
    waitForPlace(window, "Step 8 of 8 · The end");

    assertThat(told.told)
        .containsExactly(
            "wrong where",
            "right where 2",
            "wrong how-much",
            "right how-much 2",
            "wrong who",
            "right who 2",
            "right how 3",
            "wrong hit",
            "right hit 1",
            "wrong which",
            "right which 2",
            "wrong one",
            "right one 2",
            "seen the-end");
    assertThat(
            execute(
                () ->
                    robot
                        .finder()
                        .findByType(StepPills.class)
                        .getAccessibleContext()
                        .getAccessibleName()))
        .isEqualTo("7 of 8 steps done");
  }

  @Test
  void a_hint_takes_a_wrong_move_back_also_while_it_is_played(Robot robot) throws IOException {
    FrameFixture window = open(robot, "hit");
    press(robot, KeyEvent.VK_A);
    window.button("hint").click();

    waitForVerdict(window, "Count from A.");
    BoardView board = robot.finder().findByType(BoardView.class);
    assertThat(execute(() -> board.scene().board()))
        .isEqualTo(Notated.position("0,0,0,0,0,2,0 / 3,5,5,0,0,0,0 0 0 S").board());
    assertThat(execute(() -> board.scene().hand())).isEmpty();
    click(robot, "B");
    waitForRight(window);
  }

  @Test
  void what_is_said_to_a_move_is_said_when_it_has_come_to_rest(Robot robot) throws IOException {
    FrameFixture window = open(robot, "hit");
    JTextComponent verdict =
        robot.finder().findByName(window.target(), "verdict", JTextComponent.class, false);
    BoardView board = robot.finder().findByType(BoardView.class);
    List<Boolean> rested = new ArrayList<>();
    execute(
        () ->
            verdict
                .getDocument()
                .addDocumentListener(
                    new Typing(() -> rested.add(board.scene().flights().isEmpty()))));

    press(robot, KeyEvent.VK_A);
    waitForVerdict(window, "One too few.");
    assertThat(execute(() -> List.copyOf(rested))).isNotEmpty().doesNotContain(false);
  }

  @Test
  void a_hole_that_is_chosen_while_a_move_is_played_brings_it_to_rest(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "hit");
    press(robot, KeyEvent.VK_A);
    press(robot, KeyEvent.VK_A);
    waitForVerdict(window, "One too few.");
    waitForFocus("take-back");
  }

  @Test
  void a_goal_of_several_moves_is_met_after_the_reply_of_the_opponent(Robot robot)
      throws IOException {
    String lesson =
        """
        ---
        title: Two moves
        game: djenon-aboure
        summary: One after the other.
        ---

        ## Eight in two

        ```dakon exercise
        id: eight
        position: 1,1,0,0,0,0 / 2,3,1,3,2,1 16 18 S
        goal:
          captured: ">=8"
        within: 2
        replies: ["-"]
        solution: BA
        ```
        """;
    FrameFixture window = open(robot, lesson, "eight", Settings.forgotten());
    press(robot, KeyEvent.VK_D);
    waitUntil("so far", () -> window.label("verdict-word").text().equals("So far"));
    waitUntil("South again", () -> isToMove(robot, "1,1,0,0,0,0 / 2,3,1,1,3,0 18 18 S"));
    press(robot, KeyEvent.VK_B);
    waitUntil("not so", () -> window.label("verdict-word").text().equals("Not quite"));
    window.button("take-back").click();
    click(robot, "B");
    waitUntil("South again", () -> isToMove(robot, "1,1,0,0,0,0 / 2,1,0,0,2,1 22 18 S"));
    press(robot, KeyEvent.VK_A);
    waitForRight(window);
  }

  /** Whether the board shows a position and rests. */
  private static boolean isToMove(Robot robot, String position) {
    BoardView board = robot.finder().findByType(BoardView.class);
    Position expected = Notated.position(position);
    return execute(
        () ->
            board.scene().board().equals(expected.board())
                && board.scene().toMove().equals(Optional.of(expected.toMove())));
  }

  @Test
  void the_way_on_keeps_its_place_from_the_first_step_to_the_second(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "where");
    Point first = window.button("next").target().getLocationOnScreen();
    window.button("back").requireDisabled();
    window.button("next").click();
    waitForPlace(window, "Step 2 of 8 · How much");

    assertThat(window.button("next").target().getLocationOnScreen()).isEqualTo(first);
    window.button("back").requireEnabled();
  }

  @Test
  void what_was_said_stays_until_the_next_check_and_nothing_moves_meanwhile(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "which");
    window.checkBox("choice-1").click();
    window.button("check").click();
    waitForVerdict(window, "One of those is not right.");
    Point check = window.button("check").target().getLocationOnScreen();
    window.checkBox("choice-1").click();
    window.checkBox("choice-0").click();

    assertThat(window.button("check").target().getLocationOnScreen()).isEqualTo(check);
    assertThat(shows(window, "why-1")).isTrue();
    window.button("check").click();
    waitForVerdict(window, "One more is right.");
    assertThat(shows(window, "why-1")).isFalse();
  }

  @Test
  void what_was_rightly_left_out_gets_its_word_but_is_not_called_wrong(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "one");
    window.radioButton("choice-0").click();
    window.button("check").click();
    waitForRight(window);

    assertThat(shows(window, "why-1")).isTrue();
    AccessibleContext left = window.radioButton("choice-1").target().getAccessibleContext();
    assertThat(execute(left::getAccessibleDescription))
        .isEqualTo("Rightly left out. That is a draw.");
  }

  @Test
  void a_question_without_a_board_keeps_the_one_before_alone_and_with_nothing_pointed_out(
      Robot robot) throws IOException {
    FrameFixture window = open(robot, FOLLOWED, "follow", Settings.forgotten());
    assertThat(shows(window, "caption")).isTrue();
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 2 of 3 · Asked");

    BoardView board = robot.finder().findByType(BoardView.class);
    assertThat(shows(window, "caption")).isFalse();
    assertThat(shows(window, "play")).isFalse();
    assertThat(execute(() -> board.scene().marks())).isEmpty();
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 3 of 3 · Words");
    assertThat(shows(window, "caption")).isTrue();
  }

  @Test
  void nothing_of_what_will_happen_is_seen_while_the_question_is_open(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "where");

    assertThat(shows(window, "play")).isFalse();
    press(robot, KeyEvent.VK_END, KeyEvent.VK_SPACE);
    BoardView board = robot.finder().findByType(BoardView.class);
    robot.moveMouse(board, place(board, "D"));
    robot.waitForIdle();
    assertThat(execute(() -> board.scene().board()))
        .isEqualTo(Notated.position("0,0,0,2,0,1,0 / 0,0,0,6,0,0,1 0 0 S").board());
    assertThat(execute(() -> board.scene().marks())).isEmpty();
  }

  @Test
  void show_me_goes_to_the_moment_that_the_explanation_is_about(Robot robot) throws IOException {
    FrameFixture window = open(robot, "where");
    press(robot, KeyEvent.VK_G);
    window.button("show-me").click();

    waitUntil(
        "the first seed has fallen, which shows that the lifted hole is passed over",
        () -> window.textBox("caption").text().startsWith("A seed falls into C"));
    assertThat(execute(() -> robot.finder().findByType(BoardView.class).scene().marks()))
        .contains(new Mark.Ring(Notated.pit("C")));
  }

  @Test
  void what_is_said_to_an_answer_is_told_with_what_gets_the_focus(Robot robot) throws IOException {
    FrameFixture window = open(robot, "one");
    AccessibleContext first = window.radioButton("choice-0").target().getAccessibleContext();
    assertThat(execute(first::getAccessibleName)).isEqualTo("Fifty");
    window.radioButton("choice-0").click();
    window.button("check").click();
    waitForFocus("next");

    assertThat(
            execute(
                () ->
                    window
                        .button("next")
                        .target()
                        .getAccessibleContext()
                        .getAccessibleDescription()))
        .contains("Right.")
        .contains("3 of 3 stars");
    assertThat(execute(first::getAccessibleDescription)).isEqualTo("Right. More than half.");
  }

  @Test
  void tab_goes_from_the_text_by_the_answer_and_the_way_on_to_the_board(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "which");

    assertThat(tabOrder(window))
        .containsExactly(
            "prose", "choice-0", "choice-1", "choice-2", "check", "back", "next", "board");
  }

  private static List<String> tabOrder(FrameFixture window) {
    return execute(
        () -> {
          Container frame = window.target();
          FocusTraversalPolicy policy = new LayoutFocusTraversalPolicy();
          List<String> names = new ArrayList<>();
          Component next = window.textBox("prose").target();
          while (next != frame && !names.contains(next.getName())) {
            names.add(next.getName());
            next = policy.getComponentAfter(frame, next);
          }
          return names;
        });
  }

  @Test
  void a_later_step_shows_the_board_that_was_left_and_answers_nothing_on_it(Robot robot)
      throws IOException {
    FrameFixture window = open(robot, "hit");
    press(robot, KeyEvent.VK_PAGE_DOWN);
    waitForPlace(window, "Step 6 of 8 · Which");

    click(robot, "B");
    press(robot, KeyEvent.VK_B);
    assertThat(shows(window, "verdict")).isFalse();
    assertThat(told.told).isEmpty();
  }

  @Test
  void single_keys_that_are_switched_off_answer_nothing_but_on_the_board(Robot robot)
      throws IOException {
    Settings settings = Settings.forgotten();
    settings.turn(Switch.SINGLE_KEYS, false);
    FrameFixture window = open(robot, "where", settings);
    window.button("next").focus();
    press(robot, KeyEvent.VK_G);
    assertThat(shows(window, "verdict")).isFalse();
    robot.focusAndWaitForFocusGain(robot.finder().findByType(BoardView.class));
    press(robot, KeyEvent.VK_G);
    waitForVerdict(window, "You said g.");
  }

  private FrameFixture open(Robot robot, String step) throws IOException {
    return open(robot, step, Settings.forgotten());
  }

  private FrameFixture open(Robot robot, String step, Settings settings) throws IOException {
    return open(robot, LESSON, step, settings);
  }

  private FrameFixture open(Robot robot, String lesson, String step, Settings settings)
      throws IOException {
    Files.writeString(folder.resolve("01-asked.md"), lesson);
    LessonFile file = LessonFiles.course(folder).files().get(0);
    assertThat(file.findings()).isEmpty();
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame created = new JFrame("Dakon Tutor");
              LessonPanel panel =
                  new LessonPanel(
                      file,
                      file.lesson().orElseThrow(),
                      new LessonPanel.Neighbours(Optional.empty(), Optional.empty(), ""),
                      settings,
                      told);
              panel.show(step);
              created.setContentPane(panel);
              return created;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1072, 800));
    execute(() -> frame.getContentPane().requestFocusInWindow());
    robot.waitForIdle();
    return window;
  }

  private static void goOn(Robot robot, FrameFixture window, String place) {
    waitForFocus("next");
    press(robot, KeyEvent.VK_ENTER);
    waitForPlace(window, place);
  }

  private static void tabBackTo(Robot robot, String name) {
    robot.pressKey(KeyEvent.VK_SHIFT);
    press(robot, KeyEvent.VK_TAB);
    robot.releaseKey(KeyEvent.VK_SHIFT);
    waitForFocus(name);
  }

  private static void press(Robot robot, int... keys) {
    robot.pressAndReleaseKeys(keys);
    robot.waitForIdle();
  }

  private static void click(Robot robot, String pit) {
    BoardView board = robot.finder().findByType(BoardView.class);
    robot.click(board, place(board, pit));
    robot.waitForIdle();
  }

  private static Point place(BoardView board, String pit) {
    return execute(
        () -> {
          int index = board.scene().board().index(Notated.pit(pit));
          AccessibleContext child =
              board.getAccessibleContext().getAccessibleChild(index).getAccessibleContext();
          Point at = child.getAccessibleComponent().getLocation();
          Dimension size = child.getAccessibleComponent().getSize();
          return new Point(at.x + size.width / 2, at.y + size.height / 2);
        });
  }

  private static String focused() {
    return execute(
        () -> {
          Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
          return owner == null ? "nothing" : String.valueOf(owner.getName());
        });
  }

  private static void waitForFocus(String name) {
    waitUntil("focus on " + name, () -> name.equals(focused()));
  }

  private static void waitForFocus(Class<? extends Component> kind) {
    waitUntil(
        "focus on " + kind,
        () ->
            execute(
                () ->
                    kind.isInstance(
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner())));
  }

  private static boolean shows(FrameFixture window, String name) {
    try {
      return window.robot().finder().findByName(name).isShowing();
    } catch (ComponentLookupException notThere) {
      return false;
    }
  }

  private static void waitForRight(FrameFixture window) {
    waitUntil("right", () -> window.label("verdict-word").text().equals("Right"));
  }

  private static void waitForVerdict(FrameFixture window, String start) {
    waitUntil("verdict: " + start, () -> window.textBox("verdict").text().startsWith(start));
  }

  private static void waitForPlace(FrameFixture window, String text) {
    waitForLabel(window, "place", text);
  }
}
