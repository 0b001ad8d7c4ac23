package dakon.ui.ask;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.game.Game;
import dakon.replay.Mark;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

/** Two sets of rules compared, by somebody with the mouse and the keyboard. */
@GuiTest
class ComparePanelTest {
  private static final String NEMBAK =
      "The first 15 seeds of A fall alike, then the two differ."
          + " Dakon – Nembak: the 8 seeds of g go to South's lumbung, which now holds 9."
          + " Congkak – Mati bela: the seed in A and all of g, 9 seeds together, go to South's"
          + " rumah, which now holds 10.";

  /** A board on which a move was tried, or which is empty. */
  private record Desk(Optional<Tried> tried) implements BoardEditor {
    @Override
    public Optional<Placed> placed() {
      return tried.map(Tried::start);
    }

    @Override
    public void open(Placed placed) {}
  }

  private final Desk desk = new Desk(Optional.of(tried(Ruleset.CONGKAK, "0,0,4/1,0,0 1 2 S", "A")));
  private final ComparePanel panel =
      execute(
          () -> {
            Theme.PAPER.install();
            return new ComparePanel(desk, Settings.forgotten());
          });

  private static Tried tried(Ruleset rules, String position, String moves) {
    Game game = Notated.play(Game.of(rules, Notated.position(position)), moves);
    return new Tried(new Placed(rules, game.start()), game.moves());
  }

  private FrameFixture open(Robot robot) {
    JFrame frame =
        execute(
            () -> {
              JFrame opened = new JFrame();
              opened.setContentPane(panel);
              return opened;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1100, 800));
    return window;
  }

  private static void waitForDifference(FrameFixture window, String text) {
    waitForText(window, "compare-difference", text);
  }

  @Test
  void a_move_that_is_written_is_compared_and_its_difference_shown_on_both_boards(Robot robot) {
    FrameFixture window = open(robot);
    window.textBox("compare-moves").enterText("A");
    waitForDifference(window, NEMBAK);

    window.button("pointed-out").click();
    robot.waitForIdle();

    assertThat(marks(window, "first-board")).contains(new Mark.Ring(Notated.pit("g")));
    assertThat(marks(window, "second-board"))
        .contains(new Mark.Ring(Notated.pit("A")), new Mark.Ring(Notated.pit("g")));
    window.textBox("compare-further").requireText("Captures: nembak, mikul – mati bela.");
  }

  @Test
  void enter_behind_the_moves_and_one_key_more_lead_to_the_difference(Robot robot) {
    FrameFixture window = open(robot);
    window.textBox("compare-moves").enterText("A");
    waitForDifference(window, NEMBAK);

    robot.pressAndReleaseKeys(KeyEvent.VK_ENTER);
    waitUntil("the keyboard", () -> !window.textBox("compare-moves").target().isFocusOwner());
    robot.pressAndReleaseKeys(KeyEvent.VK_D);
    robot.waitForIdle();

    assertThat(marks(window, "first-board")).contains(new Mark.Ring(Notated.pit("g")));
    window.textBox("compare-moves").requireText("A");
  }

  private static Iterable<Mark> marks(FrameFixture window, String board) {
    BoardView view = window.robot().finder().findByName(window.target(), board, BoardView.class);
    return execute(() -> view.scene().marks());
  }

  @Test
  void other_rules_of_one_game_are_compared_as_they_are_chosen(Robot robot) {
    FrameFixture window = open(robot);
    window.textBox("compare-moves").enterText("B");
    choose(window, "compare-second-game", 0);
    waitForDifference(window, "These are the same rules twice, so nothing can differ.");

    choose(window, "compare-second-end", 1);
    waitForDifference(window, "In this move nothing differs: all that happens is the same.");

    choose(window, "compare-second-direction", 1);
    waitUntil(
        "the direction",
        () ->
            window
                .textBox("compare-further")
                .text()
                .startsWith("Sown: clockwise – counter-clockwise. The game ends:"));
  }

  private static void choose(FrameFixture window, String name, int index) {
    JComboBox<?> box = window.comboBox(name).target();
    execute(() -> box.setSelectedIndex(index));
  }

  @Test
  void games_whose_boards_are_of_other_kinds_are_not_compared_and_it_is_said_why(Robot robot) {
    FrameFixture window = open(robot);
    choose(window, "compare-second-game", 2);

    assertThat(window.textBox("compare-difference").text())
        .startsWith("These two cannot be compared:");

    choose(window, "compare-first-game", 2);
    waitUntil("boards", () -> window.button("play").target().isShowing());
  }

  @Test
  void what_is_no_move_and_what_no_rules_allow_is_said_below_the_moves(Robot robot) {
    FrameFixture window = open(robot);
    window.textBox("compare-moves").enterText("A?");
    assertThat(window.textBox("compare-remark").text()).startsWith("moves, column 2");
    robot.pressAndReleaseKeys(KeyEvent.VK_ENTER);
    robot.waitForIdle();
    assertThat(window.textBox("compare-moves").target().isFocusOwner()).isTrue();
    window.textBox("compare-difference").requireText("");

    window.textBox("compare-moves").deleteText().enterText("AB");
    waitForText(
        window,
        "compare-remark",
        "B is not North's hole, and it is North's turn: North's holes are a to g.");
    assertThat(
            execute(
                () -> window.textBox("compare-moves").target().getHighlighter().getHighlights()))
        .hasSize(1);
  }

  @Test
  void the_moves_that_were_tried_on_the_board_are_compared_under_its_rules_and_others(Robot robot) {
    FrameFixture window = open(robot);
    execute(panel::openBoard);

    window.textBox("compare-moves").requireText("A");
    assertThat(window.comboBox("compare-first-game").target().getSelectedItem())
        .isEqualTo("congkak");
    assertThat(window.comboBox("compare-second-game").target().getSelectedItem())
        .isEqualTo("dakon");
  }

  @Test
  void moves_from_elsewhere_can_be_come_back_to(Robot robot) {
    FrameFixture window = open(robot);
    execute(() -> panel.show(tried(Ruleset.DJENON_ABOURE, "4,4,4/4,4,4 0 0 S", "A")));
    waitUntil("boards", () -> window.textBox("compare-further").text().startsWith("Sown:"));
    assertThat(window.comboBox("compare-from").target().getSelectedItem())
        .isEqualTo(Matter.Source.BROUGHT);

    choose(window, "compare-from", 0);
    choose(window, "compare-from", 2);
    window.textBox("compare-moves").requireText("A");
  }
}
