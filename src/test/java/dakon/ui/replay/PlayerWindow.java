package dakon.ui.replay;

import static dakon.testing.Waits.waitUntil;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.game.Game;
import dakon.painting.BoardGeometry;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.testing.Notated;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JSlider;
import javax.swing.plaf.basic.BasicSliderUI;
import org.assertj.swing.core.Robot;
import org.assertj.swing.finder.WindowFinder;
import org.assertj.swing.fixture.DialogFixture;
import org.assertj.swing.fixture.FrameFixture;

/**
 * A player in a window of its own, whose clock ticks when the test says so. It plays the turn GB of
 * Dakon: a lap that ends in the store, then nine laps and a capture.
 */
final class PlayerWindow {
  private static final Narrator NARRATOR = Narrator.of("dakon");
  private static final Referee REFEREE = new Referee(Ruleset.DAKON);
  private static final Replay TURN = new Replay(Notated.play(Game.of(Ruleset.DAKON), "GB").moves());

  /** When what is to be seen. */
  static final Timeline TIMELINE = Timeline.of(TURN, NARRATOR, List.of());

  /** Longer than between two repeats of a key that is held, in milliseconds. */
  private static final double BETWEEN_KEYS = 300;

  private static final double BETWEEN_REPEATS = 30;
  private static final int MOST_TABS = 20;

  private final Robot robot;
  private final HandTicker ticker = new HandTicker();
  private final Settings settings = Settings.forgotten();
  private final BoardView board;
  private final ReplayPanel panel;
  private final FrameFixture window;

  private PlayerWindow(Robot robot) {
    this.robot = robot;
    this.board = execute(PlayerWindow::board);
    this.panel = execute(this::panel);
    this.window = new FrameFixture(robot, execute(() -> frame(panel)));
    window.show(new Dimension(1000, 850));
    robot.moveMouse(window.button("start").target()); // away from the board
    execute(() -> panel.requestFocusInWindow());
    waitForFocus("play");
  }

  /** A player that stands at the start, with the focus on the button that plays. */
  static PlayerWindow open(Robot robot) {
    return new PlayerWindow(robot);
  }

  private static BoardView board() {
    Theme.PAPER.install();
    BoardView board = new BoardView(BoardStyle.DAKON, Direction.CLOCKWISE, TIMELINE.atMoment(0));
    board.setName("board");
    return board;
  }

  private ReplayPanel panel() {
    return new ReplayPanel(
        board, TURN, NARRATOR, List.of(), PlayerWindow::foresee, settings, ticker);
  }

  private static JFrame frame(ReplayPanel panel) {
    JFrame frame = new JFrame();
    frame.setContentPane(panel);
    return frame;
  }

  private static Optional<Trace> foresee(Position position, Hole hole) {
    return Optional.of(Move.lift(hole))
        .filter(REFEREE.legalMoves(position)::contains)
        .map(move -> REFEREE.play(position, move));
  }

  /** The window, to find what is in it by name. */
  FrameFixture window() {
    return window;
  }

  /** Lets the clock go on while the move is played. */
  void tick(double millis) {
    execute(() -> ticker.tick(millis));
  }

  /** Presses a key and lets it go. */
  void press(int key) {
    betweenKeys();
    robot.pressAndReleaseKeys(key);
    robot.waitForIdle();
  }

  /** Presses a key while Shift is down. */
  void pressWithShift(int key) {
    robot.pressKey(KeyEvent.VK_SHIFT);
    press(key);
    robot.releaseKey(KeyEvent.VK_SHIFT);
    robot.waitForIdle();
  }

  /** Types a character. */
  void type(char character) {
    betweenKeys();
    robot.type(character);
    robot.waitForIdle();
  }

  /** Holds a key until it was repeated so many times. */
  void hold(int key, int repeats) {
    betweenKeys();
    for (int i = 0; i < repeats; i++) {
      ticker.pass(BETWEEN_REPEATS);
      robot.pressKey(key);
      robot.waitForIdle();
    }
    robot.releaseKey(key);
  }

  /** Between two keys time goes by, but none that a move is played in. */
  private void betweenKeys() {
    if (!isPlaying()) {
      ticker.pass(BETWEEN_KEYS);
    }
  }

  /** Goes on by Tab to what has this name. */
  void tabOnTo(String name) {
    for (int i = 0; i < MOST_TABS && !name.equals(focused()); i++) {
      press(KeyEvent.VK_TAB);
    }
    assertThat(focused()).isEqualTo(name);
  }

  /** Goes back by Tab to what has this name. */
  void tabBackTo(String name) {
    for (int i = 0; i < MOST_TABS && !name.equals(focused()); i++) {
      pressWithShift(KeyEvent.VK_TAB);
    }
    assertThat(focused()).isEqualTo(name);
  }

  private static String focused() {
    return execute(
        () -> {
          Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
          return owner == null ? "" : String.valueOf(owner.getName());
        });
  }

  /** Waits until what has this name has the focus. */
  void waitForFocus(String name) {
    waitUntil("focus: " + name, () -> name.equals(focused()));
  }

  /** Moves the mouse over a pit. */
  void hoverOver(String pit) {
    robot.moveMouse(board, execute(() -> place(Notated.pit(pit))));
    robot.waitForIdle();
  }

  private Point place(Pit pit) {
    Point2D centre =
        BoardGeometry.fit(board.getBounds(), 7, Direction.CLOCKWISE, BoardStyle.DAKON).centre(pit);
    return new Point((int) centre.getX() - board.getX(), (int) centre.getY() - board.getY());
  }

  /** Clicks the slider so many pixels beside the mark of a moment. */
  void clickSliderAt(int moment, int beside) {
    robot.click(slider(), execute(() -> new Point(x(moment) + beside, slider().getHeight() / 2)));
    robot.waitForIdle();
  }

  /** Drags the slider from the place of one moment to that of another. */
  void dragSlider(int from, int to) {
    int y = execute(() -> slider().getHeight() / 2);
    robot.pressMouse(slider(), new Point(execute(() -> x(from)), y));
    robot.moveMouse(slider(), new Point(execute(() -> x((from + to) / 2)), y));
    robot.moveMouse(slider(), new Point(execute(() -> x(to)), y));
    robot.releaseMouseButtons();
    robot.waitForIdle();
  }

  /** The time that the slider shows. */
  int sliderTime() {
    return execute(() -> slider().getValue());
  }

  private JSlider slider() {
    return window.slider("time").target();
  }

  private int x(int moment) {
    BasicSliderUI ui = (BasicSliderUI) slider().getUI();
    int x = 0;
    while (ui.valueForXPosition(x + 1) <= TIMELINE.timeOf(moment)) {
      x++;
    }
    return x;
  }

  /** The list of keys, which is open. */
  DialogFixture keyList() {
    return WindowFinder.findDialog("key-list").using(robot);
  }

  /** Whether something is switched on. */
  boolean isOn(Switch what) {
    return execute(() -> settings.isOn(what));
  }

  /** Whether the move is played. */
  boolean isPlaying() {
    return execute(
        () ->
            "Pause"
                .equals(window.button("play").target().getAccessibleContext().getAccessibleName()));
  }

  /** What the board shows. */
  Scene scene() {
    return execute(board::scene);
  }

  /** Sees that the player stands at a moment: on the board, in the caption and on the slider. */
  void requireMoment(int moment) {
    assertThat(isPlaying()).isFalse();
    requireTime(TIMELINE.timeOf(moment));
  }

  /** Sees that the player is at a time. */
  void requireTime(double time) {
    Scene expected = TIMELINE.at(time);
    assertThat(scene()).isEqualTo(expected);
    window.textBox("caption").requireText(expected.caption().text());
    assertThat(sliderTime()).isEqualTo((int) Math.min(Math.round(time), last()));
  }

  private static long last() {
    return (long) Math.ceil(TIMELINE.timeOf(TIMELINE.lastMoment()));
  }

  /** Sees what is said of a hole that is looked at. */
  void requireForetold(String hole) {
    Trace trace = foresee(TIMELINE.replay().moves().get(0).before(), Notated.hole(hole)).get();
    window.textBox("caption").requireText(NARRATOR.foretell(trace).text());
  }
}
