package dakon.ui.board;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.painting.BoardStyle;
import dakon.painting.Players;
import dakon.replay.Scene;
import dakon.testing.GuiTest;
import java.awt.ComponentOrientation;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JFrame;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;

@GuiTest
class BoardViewTest {
  private static final String MIDGAME = "0,4,2,7,0,5,3/2,0,7,1,0,1,0 9 11 S";

  @Test
  void every_pit_is_a_child_with_its_seeds_in_its_name(Robot robot) {
    BoardView view = shown(robot, MIDGAME);

    assertThat(names(view))
        .hasSize(16)
        .startsWith("Hole A, yours, 2 seeds", "Hole B, yours, 0 seeds", "Hole C, yours, 7 seeds")
        .contains("Hole D, yours, 1 seed", "Hole a, North's, 3 seeds")
        .contains("South's store, 9 seeds", "North's store, 11 seeds");
  }

  @Test
  void each_child_lies_where_its_pit_is_painted(Robot robot) {
    BoardView view = shown(robot, MIDGAME);

    List<Rectangle> bounds =
        execute(
            () ->
                IntStream.range(0, 16)
                    .mapToObj(index -> child(view, index).getAccessibleComponent().getBounds())
                    .toList());
    for (int i = 0; i < 16; i++) {
      int index = i;
      Point middle = new Point((int) bounds.get(i).getCenterX(), (int) bounds.get(i).getCenterY());
      Accessible found =
          execute(
              () -> view.getAccessibleContext().getAccessibleComponent().getAccessibleAt(middle));
      assertThat(execute(() -> found.getAccessibleContext().getAccessibleIndexInParent()))
          .isEqualTo(index);
    }
  }

  @Test
  void a_change_is_told_for_the_pits_it_concerns_alone(Robot robot) throws NotationException {
    BoardView view = shown(robot, MIDGAME);
    List<String> told = new ArrayList<>();
    execute(
        () ->
            IntStream.range(0, 16)
                .forEach(
                    index ->
                        child(view, index)
                            .addPropertyChangeListener(
                                event -> told.add(String.valueOf(event.getNewValue())))));

    Scene next = scene("0,4,2,7,0,5,3/2,0,0,2,1,2,1 9 11 S");
    execute(() -> view.show(next));

    assertThat(told)
        .containsExactly(
            "Hole C, yours, 0 seeds",
            "Hole D, yours, 2 seeds",
            "Hole E, yours, 1 seed",
            "Hole F, yours, 2 seeds",
            "Hole G, yours, 1 seed");
  }

  @Test
  void a_board_of_another_size_has_other_children(Robot robot) throws NotationException {
    BoardView view = shown(robot, MIDGAME);

    Scene small = scene("4,4,4/4,4,4 0 0 S");
    execute(() -> view.show(small));

    assertThat(names(view)).hasSize(8);
  }

  @Test
  void arrow_keys_move_round_the_board_and_enter_chooses(Robot robot) {
    BoardView view = shown(robot, MIDGAME);
    List<Pit> chosen = choices(view);
    execute(() -> view.requestFocusInWindow());
    robot.waitForIdle();

    press(robot, KeyEvent.VK_ENTER, KeyEvent.VK_RIGHT, KeyEvent.VK_ENTER);
    press(robot, KeyEvent.VK_UP, KeyEvent.VK_ENTER, KeyEvent.VK_LEFT, KeyEvent.VK_ENTER);
    press(robot, KeyEvent.VK_LEFT, KeyEvent.VK_ENTER, KeyEvent.VK_LEFT, KeyEvent.VK_ENTER);

    Store southStore = new Store(Side.SOUTH);
    assertThat(chosen)
        .containsExactly(south(0), south(1), north(5), north(6), southStore, southStore);
  }

  @Test
  void a_click_chooses_the_pit_under_it(Robot robot) {
    BoardView view = shown(robot, MIDGAME);
    List<Pit> chosen = choices(view);

    for (Pit pit : Board.pits(7)) {
      Rectangle place =
          execute(
              () -> child(view, Board.pits(7).indexOf(pit)).getAccessibleComponent().getBounds());
      robot.click(view, new Point((int) place.getCenterX(), (int) place.getCenterY()));
    }

    assertThat(chosen).isEqualTo(Board.pits(7));
  }

  @Test
  void pits_are_buttons_only_while_they_can_be_chosen(Robot robot) {
    BoardView view = shown(robot, MIDGAME);
    assertThat(execute(() -> child(view, 0).getAccessibleRole())).isEqualTo(AccessibleRole.LABEL);

    List<Pit> chosen = choices(view);
    assertThat(execute(() -> child(view, 0).getAccessibleRole()))
        .isEqualTo(AccessibleRole.PUSH_BUTTON);
    assertThat(execute(() -> child(view, 2).getAccessibleAction().doAccessibleAction(0))).isTrue();
    execute(() -> view.endChoice());
    assertThat(execute(() -> child(view, 3).getAccessibleAction().doAccessibleAction(0))).isFalse();

    assertThat(chosen).containsExactly(south(2));
  }

  @Test
  void the_board_never_mirrors(Robot robot) {
    BoardView view = shown(robot, MIDGAME);
    int[] before = execute(() -> pixels(view));

    execute(() -> view.applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT));

    assertThat(execute(() -> pixels(view))).isEqualTo(before);
  }

  private static BoardView shown(Robot robot, String position) {
    JFrame frame =
        execute(
            () -> {
              JFrame opened = new JFrame();
              BoardView board =
                  new BoardView(BoardStyle.DAKON, Direction.CLOCKWISE, scene(position));
              board.call(new Players("South", "North"));
              opened.add(board);
              return opened;
            });
    new FrameFixture(robot, frame).show(new Dimension(760, 380));
    return (BoardView) robot.finder().find(frame, BoardView.class::isInstance);
  }

  private static Scene scene(String position) throws NotationException {
    return Scene.still(PositionNotation.read(position), List.of());
  }

  private static List<Pit> choices(BoardView view) {
    List<Pit> chosen = new ArrayList<>();
    execute(() -> view.onChoice(chosen::add));
    return chosen;
  }

  private static void press(Robot robot, int... keys) {
    for (int key : keys) {
      robot.pressAndReleaseKeys(key);
    }
    robot.waitForIdle();
  }

  private static List<String> names(BoardView view) {
    return execute(
        () ->
            IntStream.range(0, view.getAccessibleContext().getAccessibleChildrenCount())
                .mapToObj(index -> child(view, index).getAccessibleName())
                .toList());
  }

  @Test
  void the_whole_board_is_told_to_whoever_listens_as_often_as_it_is_asked_for(Robot robot) {
    BoardView view = shown(robot, "0,1,2/3,0,1 4 5 S");
    List<Object> told = new ArrayList<>();
    execute(
        () ->
            view.getAccessibleContext()
                .addPropertyChangeListener(
                    event -> {
                      if (event
                          .getPropertyName()
                          .equals(AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY)) {
                        told.add(event.getNewValue());
                      }
                    }));
    execute(() -> view.requestFocusInWindow());
    robot.waitForIdle();
    robot.pressAndReleaseKey(KeyEvent.VK_W);
    robot.pressKey(KeyEvent.VK_CONTROL);
    robot.pressKey(KeyEvent.VK_SHIFT);
    robot.pressAndReleaseKeys(KeyEvent.VK_B);
    robot.releaseKey(KeyEvent.VK_SHIFT);
    robot.releaseKey(KeyEvent.VK_CONTROL);

    String words =
        "South to move. Your row: A 3, B 0, C 1. Your store: 4."
            + " North's row: a 2, b 1, c 0. North's store: 5.";
    waitUntil("told twice", () -> told.equals(List.of(words, words)));
    assertThat(execute(() -> view.getAccessibleContext().getAccessibleDescription()))
        .isEqualTo(words);
  }

  private static AccessibleContext child(BoardView view, int index) {
    return view.getAccessibleContext().getAccessibleChild(index).getAccessibleContext();
  }

  private static int[] pixels(BoardView view) {
    BufferedImage picture =
        new BufferedImage(view.getWidth(), view.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D g = picture.createGraphics();
    view.paint(g);
    g.dispose();
    return picture.getRGB(
        0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
  }

  private static Hole south(int number) {
    return new Hole(Side.SOUTH, number);
  }

  private static Hole north(int number) {
    return new Hole(Side.NORTH, number);
  }
}
