package dakon.ui.editor;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.board.Board;
import dakon.board.Pit;
import dakon.replay.Narrator;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.study.Prospect;
import dakon.testing.Notated;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.swing.JFrame;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;

/** An editor in a window of its own. */
final class EditorWindow {
  private static final int MOST_TABS = 30;

  private final Robot robot;
  private final EditorPanel panel;
  private final FrameFixture window;
  private final BoardView board;

  private EditorWindow(Robot robot, Dimension size, Consumer<EditorPanel> dressing) {
    this.robot = robot;
    this.panel = execute(() -> panel(dressing));
    JFrame frame =
        execute(
            () -> {
              JFrame opened = new JFrame();
              opened.setContentPane(panel);
              return opened;
            });
    this.window = new FrameFixture(robot, frame);
    window.show(size);
    this.board = robot.finder().findByName(frame, "board", BoardView.class);
    execute(() -> panel.requestFocusInWindow());
    waitForFocus("board");
  }

  private static EditorPanel panel(Consumer<EditorPanel> dressing) {
    Theme.PAPER.install();
    EditorPanel editor = new EditorPanel(Settings.forgotten());
    dressing.accept(editor);
    return editor;
  }

  /** An editor with the opening of Dakon on it and the focus on the board. */
  static EditorWindow open(Robot robot) {
    return open(robot, new Dimension(1100, 800), editor -> {});
  }

  /** An editor in a window of some size, to which something was done before it is shown. */
  static EditorWindow open(Robot robot, Dimension size, Consumer<EditorPanel> dressing) {
    return new EditorWindow(robot, size, dressing);
  }

  /** An editor with a position on it. */
  static EditorWindow open(Robot robot, Ruleset rules, String position) {
    EditorWindow opened = open(robot);
    execute(() -> opened.panel.open(rules, Notated.position(position)));
    opened.requireNotation(position);
    return opened;
  }

  FrameFixture window() {
    return window;
  }

  EditorPanel panel() {
    return panel;
  }

  BoardView board() {
    return board;
  }

  /** Presses keys one after the other, and lets them go. */
  void press(int... keys) {
    for (int key : keys) {
      robot.pressAndReleaseKeys(key);
      robot.waitForIdle();
    }
  }

  /** Presses a key while Control is down. */
  void pressWithControl(int key) {
    robot.pressKey(KeyEvent.VK_CONTROL);
    press(key);
    robot.releaseKey(KeyEvent.VK_CONTROL);
    robot.waitForIdle();
  }

  /** Types characters one after the other. */
  void type(String characters) {
    for (int i = 0; i < characters.length(); i++) {
      robot.type(characters.charAt(i));
      robot.waitForIdle();
    }
  }

  /** Goes on by Tab to what has this name. */
  void tabTo(String name) {
    for (int i = 0; i < MOST_TABS && !name.equals(focused()); i++) {
      press(KeyEvent.VK_TAB);
    }
    assertThat(focused()).isEqualTo(name);
  }

  /** Goes back by Tab to what has this name. */
  void tabBackTo(String name) {
    for (int i = 0; i < MOST_TABS && !name.equals(focused()); i++) {
      robot.pressKey(KeyEvent.VK_SHIFT);
      press(KeyEvent.VK_TAB);
      robot.releaseKey(KeyEvent.VK_SHIFT);
      robot.waitForIdle();
    }
    assertThat(focused()).isEqualTo(name);
  }

  /** What has the focus, by its name. */
  String focused() {
    return execute(
        () -> {
          Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
          return owner == null ? "" : String.valueOf(owner.getName());
        });
  }

  void waitForFocus(String name) {
    waitUntil("focus: " + name, () -> name.equals(focused()));
  }

  /** Clicks a pit. */
  void click(String pit) {
    robot.click(board, place(pit));
    robot.waitForIdle();
  }

  /** Clicks a pit with the right button. */
  void rightClick(String pit) {
    robot.click(board, place(pit), MouseButton.RIGHT_BUTTON, 1);
    robot.waitForIdle();
  }

  private Point place(String pit) {
    Rectangle bounds = execute(() -> pit(pit).getAccessibleComponent().getBounds());
    return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
  }

  /** A pit as a screen reader meets it. */
  AccessibleContext pit(String name) {
    Pit pit = Notated.pit(name);
    Board pits = board.scene().board();
    return board.getAccessibleContext().getAccessibleChild(pits.index(pit)).getAccessibleContext();
  }

  /** Puts a text into the clipboard. */
  void copied(String text) {
    execute(
        () ->
            Toolkit.getDefaultToolkit()
                .getSystemClipboard()
                .setContents(new StringSelection(text), null));
  }

  /** Waits until the notation is this, and the board with it. */
  void requireNotation(String position) {
    waitUntil("position: " + position, () -> window.textBox("notation").text().equals(position));
    assertThat(execute(() -> board.scene().board())).isEqualTo(Notated.position(position).board());
  }

  /** Waits until this is said under the board. */
  void requireRemark(String sentence) {
    waitUntil("remark: " + sentence, () -> window.textBox("remark").text().equals(sentence));
  }

  /** Waits until this stands among what is said of the position. */
  void requireStanding(String sentence) {
    waitUntil("standing: " + sentence, () -> window.textBox("standing").text().contains(sentence));
  }

  /** Waits until this is the row of a move in the list of prospects. */
  void requireProspect(int index, String words) {
    waitUntil("prospect: " + words, () -> prospect(index).equals(words));
  }

  private String prospect(int index) {
    ProspectList list = robot.finder().findByName("prospects", ProspectList.class);
    return execute(() -> index < list.getModel().getSize() ? words(list, index) : "");
  }

  private String words(ProspectList list, int index) {
    Prospect prospect = list.getModel().getElementAt(index);
    Narrator narrator = Narrator.of(panel.study().now().rules().game());
    return prospect.move() + ": " + prospect.words(narrator);
  }
}
