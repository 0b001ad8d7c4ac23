package dakon.ui.ask;

import static dakon.testing.Waits.waitForText;
import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.testing.GuiTest;
import dakon.testing.Notated;
import dakon.ui.theme.Theme;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

/** The search for the best first turn, as somebody with the mouse or at the keyboard meets it. */
@GuiTest
class FirstTurnPanelTest {
  private static final String PROVED =
      "9 moves leave 53 of 98 seeds in South's store.\n"
          + "No turn of fewer moves puts more than half of them there: all 351 positions were looked"
          + " at.";

  /** A board editor on which something stands. */
  private static final class Board implements BoardEditor {
    private final Optional<Placed> placed;
    private final List<Placed> opened = new ArrayList<>();

    Board(Optional<Placed> placed) {
      this.placed = placed;
    }

    @Override
    public Optional<Placed> placed() {
      return placed;
    }

    @Override
    public Optional<Tried> tried() {
      return placed.map(there -> new Tried(there, List.of()));
    }

    @Override
    public void open(Placed another) {
      opened.add(another);
    }
  }

  private static FrameFixture open(Robot robot, BoardEditor board) {
    JFrame frame =
        execute(
            () -> {
              Theme.PAPER.install();
              JFrame opened = new JFrame();
              opened.setContentPane(new FirstTurnPanel(board, Settings.forgotten()));
              return opened;
            });
    FrameFixture window = new FrameFixture(robot, frame);
    window.show(new Dimension(1100, 800));
    execute(() -> frame.getContentPane().requestFocusInWindow());
    waitUntil("the focus", () -> window.button("first-go").target().isFocusOwner());
    return window;
  }

  private static void press(Robot robot, int... keys) {
    for (int key : keys) {
      robot.pressAndReleaseKey(key);
    }
  }

  @Test
  void the_shortest_win_is_found_proved_watched_and_found_once_more(Robot robot) {
    FrameFixture window = open(robot, new Board(Optional.empty()));

    press(robot, KeyEvent.VK_ENTER);
    waitForText(window, "first-found", "GFAAGEGDA");
    waitForText(window, "first-state", PROVED);
    window.button("play").requireVisible();
    window.button("first-find").click();
    waitUntil("an exercise", () -> window.panel("lesson").target().isShowing());
    press(robot, KeyEvent.VK_A);
    waitUntil("the last move found", () -> window.button("next").target().isFocusOwner());
    press(robot, KeyEvent.VK_ESCAPE);

    waitForText(window, "first-found", "GFAAGEGDA");
  }

  @Test
  void a_search_is_stopped_with_what_is_found_by_then(Robot robot) {
    FrameFixture window = open(robot, new Board(Optional.empty()));

    window.comboBox("first-holes").selectItem("9");
    window.comboBox("first-goal").selectItem(1);
    window.button("first-go").click();
    waitUntil("stop", () -> window.button("first-go").text().equals("Stop"));
    press(robot, KeyEvent.VK_ESCAPE);

    waitUntil("search", () -> window.button("first-go").text().equals("Search"));
    assertThat(window.textBox("first-state").text()).contains("The search was stopped.");
  }

  @Test
  void the_position_on_the_board_is_searched_and_put_back_there(Robot robot) {
    Placed placed = new Placed(Ruleset.DAKON, Notated.position("0,0,1/1,2,1 0 4 S"));
    Board board = new Board(Optional.of(placed));
    FrameFixture window = open(robot, board);

    window.comboBox("first-from").selectItem(1);
    window.comboBox("first-goal").selectItem(1);
    window.button("first-go").click();
    waitUntil("a turn", () -> window.button("first-set-up").target().isShowing());
    window.button("first-set-up").click();

    assertThat(board.opened).containsExactly(placed);
  }

  @Test
  void why_nothing_can_be_sought_is_said(Robot robot) {
    Placed placed = new Placed(Ruleset.DJENON_ABOURE, Notated.position("0,0,1/1,2,1 0 4 S"));
    FrameFixture window = open(robot, new Board(Optional.of(placed)));

    window.comboBox("first-from").selectItem(1);
    window.button("first-go").click();

    waitForText(
        window,
        "first-state",
        "In this game no seeds are sown into stores, so a turn is a single move. Choose Dakon or"
            + " Congkak.");
  }

  @Test
  void an_empty_board_is_said_to_be_empty(Robot robot) {
    FrameFixture window = open(robot, new Board(Optional.empty()));

    window.comboBox("first-from").selectItem(1);

    waitForText(
        window,
        "first-state",
        "There is not a single seed on the page Board, so this is the start of the game.");
    window.comboBox("first-from").requireSelection(0);
  }
}
