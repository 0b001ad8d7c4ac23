package dakon.ui.editor;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.board.Position;
import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.replay.Mark;
import dakon.replay.Narrator;
import dakon.rules.Ruleset;
import dakon.study.Prospect;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.theme.Zoom;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractButton;
import org.assertj.swing.core.Robot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board editor as somebody at the keyboard or with the mouse meets it. */
@GuiTest
class EditorPanelTest {
  private static final String OPENING = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S";

  @Test
  void a_position_is_set_up_tried_and_copied_by_keys_alone(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    editor.requireNotation(OPENING);

    editor.type("12");
    editor.requireNotation("7,7,7,7,7,7,7/12,7,7,7,7,7,7 0 0 S");
    editor.press(KeyEvent.VK_ENTER, KeyEvent.VK_RIGHT, KeyEvent.VK_DELETE);
    editor.type("C+++-");
    editor.requireNotation("7,7,7,7,7,7,7/12,0,9,7,7,7,7 0 0 S");
    editor.pressWithControl(KeyEvent.VK_UP);
    editor.requireNotation("7,7,8,7,7,7,7/12,0,8,7,7,7,7 0 0 S");
    editor.requireStanding("98 seeds, as at the start of Dakon on 7 holes.");
    for (int i = 0; i < 8; i++) {
      editor.pressWithControl(KeyEvent.VK_Z);
    }
    editor.requireNotation(OPENING);
    editor.requireRemark("There is nothing to undo.");
    editor.pressWithControl(KeyEvent.VK_Y);
    editor.requireNotation("7,7,7,7,7,7,7/12,7,7,7,7,7,7 0 0 S");
    editor.pressWithControl(KeyEvent.VK_Z);

    editor.tabBackTo("try-moves");
    editor.press(KeyEvent.VK_SPACE);
    editor.requireProspect(
        6,
        "G: Ends in South's lumbung after 1 lap, 7 seeds sown. Takes nothing. South moves again.");
    editor.type("g");
    waitForText(editor.window(), "moves", "South: G*");
    Game tried = Notated.play(Game.of(Ruleset.DAKON), "G");
    editor.requireProspect(
        1, "B: " + Prospect.of(tried, Notated.move("B")).words(Narrator.of("dakon")));
    editor.tabTo("prospects");
    editor.press(KeyEvent.VK_DOWN, KeyEvent.VK_ENTER);
    String turn = MoveNotation.describe(Notated.play(tried, "B").turns().get(0));
    waitForText(editor.window(), "moves", "South: " + turn);
    editor.pressWithControl(KeyEvent.VK_C);
    assertThat(clipboard()).isEqualTo(editor.window().textBox("notation").text()).endsWith(" N");
  }

  @Test
  void a_position_is_set_up_and_tried_by_mouse_alone(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);

    editor.window().button("empty").click();
    editor.requireStanding("There is not a single seed yet.");
    editor.window().toggleButton("try-moves").click();
    editor.requireRemark("There is not a single seed to move. Put some into the holes first.");
    editor.window().toggleButton("set-up").requireSelected();
    editor.click("G");
    editor.click("G");
    editor.rightClick("G");
    editor.rightClick("A");
    editor.requireRemark("A is empty already.");
    editor.click("b");
    editor.click("NORTH");
    editor.requireNotation("0,0,0,0,0,1,0/0,0,0,0,0,0,1 0 1 S");
    editor.window().button("turn").click();
    editor.requireNotation("1,0,0,0,0,0,0/0,1,0,0,0,0,0 1 0 N");
    editor.window().button("undo").click();
    editor.requireNotation("0,0,0,0,0,1,0/0,0,0,0,0,0,1 0 1 S");

    editor.window().toggleButton("try-moves").click();
    editor.requireProspect(
        0, "G: Ends in F after 1 lap, 1 seed sown. Takes 1 seed. The game ends 2–1.");
    editor.click("G");
    waitForText(editor.window(), "moves", "South: G+1");
    editor.requireStanding("The game is over here");
    editor.window().button("undo").click();
    editor.requireNotation("0,0,0,0,0,1,0/0,0,0,0,0,0,1 0 1 S");
    editor.window().button("redo").click();
    editor.window().toggleButton("set-up").click();
    editor.requireStanding("The game is over here");
    editor.window().button("restart").click();
    editor.requireNotation(OPENING);
  }

  @Test
  void the_rules_and_the_player_are_chosen(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);

    editor.window().comboBox("game").selectItem(2);
    editor.requireNotation("4,4,4,4,4,4/4,4,4,4,4,4 0 0 S");
    editor.window().comboBox("to-move").selectItem("North");
    editor.window().comboBox("holes").selectItem("3");
    editor.requireNotation("4,4,4/4,4,4 0 0 N");
    editor.requireRemark(
        "The 3 columns on the right were left out, with 24 seeds. Undo brings them back.");
    editor.requireStanding("Untraditional");
    editor.window().comboBox("direction").selectItem("clockwise");
    editor.requireNotation("4,4,4/4,4,4 0 0 N");
  }

  @Test
  void a_written_position_is_read_as_it_is_written_and_a_wrong_one_explained(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);

    editor.tabTo("notation");
    editor.press(KeyEvent.VK_END, KeyEvent.VK_BACK_SPACE);
    editor.requireRemark("position, column 33: expected S or N, the side to move, found the end");
    assertThat(execute(() -> editor.board().scene().board()))
        .isEqualTo(Notated.position(OPENING).board());
    editor.type("N");
    editor.requireNotation("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 N");
    editor.requireRemark(" ");
    editor.requireStanding("North is to move");
    editor.pressWithControl(KeyEvent.VK_Z);
    editor.pressWithControl(KeyEvent.VK_Z);
    editor.requireNotation(OPENING);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello | position, column 1: expected a number of seeds, found h",
        "9999,0,0/0,0,0 0 0 S | position, column 1: a board bears at most 999 seeds, and here are"
            + " more",
        "0,0,0/0,0,0 0 0 S | position, column 1: there is not a single seed",
        "1,2,3,4/1,2,3 0 0 S | position, column 9: South has 3 holes, North has 4"
      })
  void a_hostile_paste_leaves_the_board_alone_and_stays_to_be_mended(
      String text, String reason, Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);

    editor.copied(text);
    editor.pressWithControl(KeyEvent.VK_V);

    editor.requireRemark(reason);
    assertThat(execute(() -> editor.window().label("remark-sign").target().getIcon())).isNotNull();
    editor.window().textBox("notation").requireText(text).requireFocused();
    assertThat(execute(() -> editor.board().scene().board()))
        .isEqualTo(Notated.position(OPENING).board());
    editor.tabTo("undo");
    editor.window().textBox("notation").requireText(text);
  }

  @Test
  void a_paste_of_any_length_or_over_several_lines_is_borne(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);

    editor.copied("7,".repeat(100_000));
    editor.pressWithControl(KeyEvent.VK_V);
    editor.requireRemark("No position is longer than 2000 characters.");
    editor.copied(" 1, 2,3\n/ 4,5 ,6\r\n 0\t1 N\n");
    editor.tabTo("undo");
    editor.pressWithControl(KeyEvent.VK_V);
    editor.requireStanding("22 seeds");
    assertThat(execute(() -> editor.board().scene().board()))
        .isEqualTo(Notated.position("1,2,3/4,5,6 0 1 N").board());
  }

  @Test
  void a_move_in_the_list_is_foreseen_on_the_board(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    editor.window().toggleButton("try-moves").click();
    editor.requireProspect(
        0, "A: Ends in A after 2 laps, 15 seeds sown. Takes 8 seeds. North is next.");

    editor.tabTo("prospects");
    editor.press(KeyEvent.VK_DOWN);

    waitUntil(
        "B foreseen",
        () ->
            execute(() -> editor.board().scene().marks())
                .contains(new Mark.Lifted(Notated.hole("B"))));
    editor.window().list("prospects").item(2).doubleClick();
    waitForText(editor.window(), "moves", "South: C~2+8");
  }

  @Test
  void what_the_rules_refuse_is_said_and_a_pass_can_be_chosen(Robot robot) {
    EditorWindow editor =
        EditorWindow.open(robot, Ruleset.DJENON_ABOURE, "0,0,0,0,0,4/1,0,0,0,0,1 20 22 S");
    editor.window().toggleButton("try-moves").click();
    editor.requireProspect(0, "-: No hole can be lifted. North is next.");

    editor.click("A");
    editor.requireRemark("A holds a single seed, and a single seed may not be moved.");
    editor.window().list("prospects").item(0).doubleClick();
    waitForText(editor.window(), "moves", "South: -");
    editor.requireNotation("0,0,0,0,0,4/1,0,0,0,0,1 20 22 N");
  }

  @Test
  void a_move_that_is_too_long_to_be_watched_shows_where_it_ended(Robot robot) {
    EditorWindow editor =
        EditorWindow.open(robot, Ruleset.DJENON_ABOURE, "110,109,110,111/111,110,109,111 0 0 S");
    editor.window().toggleButton("try-moves").click();

    editor.click("D");

    editor.requireRemark(
        "That move sowed 104514 seeds in 979 laps: too many to watch."
            + " The board shows where it ended.");
    editor.requireStanding("North is to move");
  }

  @Test
  void a_study_is_copied_as_a_block_of_a_lesson(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    choose(editor, 2);
    editor.requireRemark("It is in the clipboard now.");
    assertThat(clipboard())
        .isEqualTo("```dakon board\ngame: dakon\nposition: " + OPENING + "\n```\n");

    editor.window().toggleButton("try-moves").click();
    editor.click("A");
    waitForText(editor.window(), "moves", "South: A~2+8");
    choose(editor, 2);
    assertThat(clipboard()).contains("dakon replay").contains("position: " + OPENING);
    choose(editor, 3);
    assertThat(clipboard()).contains("dakon predict").contains("ask: landing");
    choose(editor, 4);
    assertThat(clipboard()).contains("dakon exercise").contains("goal: {captured: \">=8\"}");
  }

  /** Chooses what stands in this place of the menu, counted from 1. */
  private static void choose(EditorWindow editor, int place) {
    editor.window().button("use").focus();
    editor.press(KeyEvent.VK_SPACE);
    for (int i = 0; i < place; i++) {
      editor.press(KeyEvent.VK_DOWN);
    }
    editor.press(KeyEvent.VK_ENTER);
  }

  @Test
  void another_page_puts_its_position_on_the_board_and_is_given_it_to_play_on(Robot robot) {
    List<Position> played = new ArrayList<>();
    EditorWindow editor = EditorWindow.open(robot);
    execute(() -> editor.panel().offerPlay((rules, position) -> played.add(position)));

    execute(() -> editor.panel().open(Ruleset.CONGKAK, Notated.position("0,0,3/1,2,3 4 5 N")));
    editor.requireNotation("0,0,3/1,2,3 4 5 N");
    editor.window().comboBox("game").requireSelection(1);
    choose(editor, 6);
    waitUntil("played on", () -> !played.isEmpty());
    assertThat(played).containsExactly(Notated.position("0,0,3/1,2,3 4 5 N"));
    editor.pressWithControl(KeyEvent.VK_Z);
    editor.requireNotation(OPENING);
  }

  @Test
  void each_pit_is_a_number_that_can_be_set_while_it_is_set_up(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    List<Object> told = new ArrayList<>();
    execute(
        () -> {
          AccessibleContext pit = editor.pit("C");
          pit.addPropertyChangeListener(event -> told.add(event.getNewValue()));
          assertThat(pit.getAccessibleRole()).isEqualTo(AccessibleRole.SPIN_BOX);
          assertThat(pit.getAccessibleValue().getCurrentAccessibleValue()).isEqualTo(7);
          assertThat(pit.getAccessibleValue().setCurrentAccessibleValue(3)).isTrue();
          assertThat(pit.getAccessibleValue().setCurrentAccessibleValue(999)).isFalse();
          assertThat(pit.getAccessibleAction().doAccessibleAction(0)).isTrue();
          assertThat(pit.getAccessibleAction().doAccessibleAction(1)).isTrue();
        });

    editor.requireNotation("7,7,7,7,7,7,7/7,7,3,7,7,7,7 0 0 S");
    assertThat(told).contains(3, 4, "Hole C, yours, 3 seeds", "Hole C, yours, 4 seeds");
    editor.window().toggleButton("try-moves").click();
    assertThat(execute(() -> editor.pit("C").getAccessibleRole()))
        .isEqualTo(AccessibleRole.PUSH_BUTTON);
    assertThat(execute(() -> editor.pit("C").getAccessibleValue())).isNull();
  }

  @Test
  void what_comes_of_an_edit_is_told_to_whoever_hears_it(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    List<Object> told = new ArrayList<>();
    execute(
        () ->
            editor
                .panel()
                .getAccessibleContext()
                .addPropertyChangeListener(event -> told.add(event.getNewValue())));

    editor.press(KeyEvent.VK_DELETE);
    editor.type("-");

    waitUntil("told", () -> told.contains("A is empty already."));
    assertThat(told)
        .contains(
            "91 seeds: 7 fewer than at the start of Dakon on 7 holes."
                + " South is to move and has 6 moves.");
  }

  @Test
  void everything_is_reached_by_tab_in_the_order_in_which_it_is_read(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot);
    List<String> order = new ArrayList<>();
    editor.tabBackTo("set-up");
    while (!editor.focused().equals("turn") && order.size() < 30) {
      order.add(editor.focused());
      editor.press(KeyEvent.VK_TAB);
    }

    assertThat(order)
        .containsExactly(
            "set-up",
            "try-moves",
            "game",
            "holes",
            "to-move",
            "direction",
            "end",
            "board",
            "notation",
            "undo",
            "redo",
            "use",
            "restart",
            "empty");
  }

  @Test
  void all_texts_and_the_board_have_room_at_twice_the_size(Robot robot) {
    EditorWindow editor = EditorWindow.open(robot, new Dimension(1280, 800), panel -> Zoom.to(200));
    try {
      assertThat(execute(() -> editor.board().getWidth())).isGreaterThanOrEqualTo(640);
      for (String name : List.of("set-up", "try-moves", "use", "restart", "empty", "turn")) {
        AbstractButton button = robot.finder().findByName(name, AbstractButton.class);
        assertThat(execute(() -> button.getWidth()))
            .as(name)
            .isGreaterThanOrEqualTo(execute(() -> button.getPreferredSize().width));
      }
      editor.window().toggleButton("try-moves").click();
      waitUntil("half the window", () -> execute(() -> editor.board().getWidth()) >= 640);
    } finally {
      execute(() -> Zoom.to(Zoom.WHOLE));
    }
  }

  @ParameterizedTest
  @CsvSource({"900, 600", "1024, 768", "1280, 800"})
  void the_board_is_at_least_half_as_wide_as_the_window(int width, int height, Robot robot) {
    EditorWindow editor = EditorWindow.open(robot, new Dimension(width, height), panel -> {});
    assertThat(execute(() -> editor.board().getWidth())).isGreaterThanOrEqualTo(width / 2);

    editor.window().toggleButton("try-moves").click();
    waitUntil(
        "half the window",
        () ->
            execute(() -> editor.board().getWidth()) >= width / 2
                && execute(() -> editor.board().getHeight()) * 2.2 >= width / 2 - 3);
  }

  @Test
  void the_editor_mirrors_but_the_board_does_not(Robot robot) {
    EditorWindow editor =
        EditorWindow.open(
            robot,
            new Dimension(1100, 800),
            panel -> panel.applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT));

    int gameX = execute(() -> editor.window().comboBox("game").target().getLocationOnScreen().x);
    int endX = execute(() -> editor.window().comboBox("end").target().getLocationOnScreen().x);
    assertThat(gameX).isGreaterThan(endX);
    editor.click("A");
    editor.requireNotation("7,7,7,7,7,7,7/8,7,7,7,7,7,7 0 0 S");
    editor.press(KeyEvent.VK_RIGHT);
    editor.type("+");
    editor.requireNotation("7,7,7,7,7,7,7/8,8,7,7,7,7,7 0 0 S");
  }

  private static String clipboard() {
    return execute(
        () -> {
          try {
            return (String)
                Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
          } catch (IOException failed) {
            throw new UncheckedIOException(failed);
          } catch (UnsupportedFlavorException none) {
            throw new AssertionError(none);
          }
        });
  }
}
