package dakon.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.swing.edt.GuiActionRunner.execute;

import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.testing.GuiTest;
import dakon.testing.RandomMoves;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JFrame;
import javax.swing.JPanel;
import org.assertj.swing.core.Robot;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is left in the heap of moves that were played, each in a player of its own. */
@GuiTest
class HeapTest {
  private static final int FEW = 10;
  private static final int MANY = 1_000;
  private static final double A_TENTH_MORE = 1.1;

  /** Milliseconds of the fake clock from one frame to the next. */
  private static final double FRAME = 600;

  private static final int COLLECTIONS = 8;

  private final HandTicker ticker = new HandTicker();
  private final Settings settings = Settings.forgotten();

  @Test
  @Timeout(300)
  void a_thousand_moves_leave_no_more_behind_than_ten(Robot robot) {
    List<Trace> moves = moves();
    JPanel page = execute(() -> new JPanel(new BorderLayout()));
    JFrame frame = execute(() -> frame(page));
    new FrameFixture(robot, frame).show(new Dimension(900, 600));

    moves.subList(0, FEW).forEach(move -> execute(() -> play(page, move)));
    long afterFew = heap(robot);
    moves.subList(FEW, MANY).forEach(move -> execute(() -> play(page, move)));
    long afterMany = heap(robot);

    assertThat((double) afterMany / afterFew).isLessThan(A_TENTH_MORE);
  }

  private static List<Trace> moves() {
    List<Trace> moves = new ArrayList<>();
    RandomMoves.seriesOf(Ruleset.DAKON).findFirst().orElseThrow().forEach(moves::add);
    return moves.subList(0, MANY);
  }

  private static JFrame frame(JPanel page) {
    Theme.PAPER.install();
    JFrame frame = new JFrame();
    frame.setContentPane(page);
    return frame;
  }

  /** Plays a move from start to end in the place of the one before, and paints each frame of it. */
  private void play(JPanel page, Trace move) {
    ReplayPanel player = player(move);
    page.removeAll();
    page.add(player);
    page.validate();
    player.play();
    while (ticker.isTicking()) {
      ticker.tick(FRAME);
      paint(page);
    }
    assertThat(player.isAtEnd()).isTrue();
  }

  private static void paint(JPanel page) {
    BufferedImage picture =
        new BufferedImage(page.getWidth(), page.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics graphics = picture.createGraphics();
    page.paint(graphics);
    graphics.dispose();
  }

  private ReplayPanel player(Trace move) {
    BoardView board =
        new BoardView(
            BoardStyle.of("dakon"),
            Ruleset.DAKON.direction(),
            Scene.still(move.before(), List.of()));
    return new ReplayPanel(
        board,
        new Replay(List.of(move)),
        Narrator.of("dakon"),
        List.of(),
        Foresight.NONE,
        settings.apart(Switch.STOP_AFTER_LAP, "test"),
        ticker);
  }

  /** What is in use after collections, in bytes. */
  private static long heap(Robot robot) {
    robot.waitForIdle();
    return IntStream.range(0, COLLECTIONS).mapToLong(i -> collected()).min().orElseThrow();
  }

  private static long collected() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    System.runFinalization();
    return memory.getHeapMemoryUsage().getUsed();
  }
}
