package dakon.benchmarks;

import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Players;
import dakon.replay.Caption;
import dakon.replay.Flight;
import dakon.replay.Hand;
import dakon.replay.Mark;
import dakon.replay.Scene;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long the whole board takes to repaint at 1920 by 1080 once its pictures are made: at rest
 * with 98 seeds, and in mid-flight with marks. The median is to stay under 5 ms. And how long it
 * takes to carve a board of a new size, which happens when the window is resized.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PaintingBenchmark {
  private static final Rectangle AREA = new Rectangle(0, 0, 1920, 1080);

  /** What the board is made of. */
  @Param public BoardStyle style;

  private BoardPainter painter;
  private Graphics2D screen;
  private Scene opening;
  private Scene flying;

  /** Makes the screen, and two scenes of 98 seeds. */
  @Setup
  public void lay() throws NotationException {
    screen = new BufferedImage(1920, 1080, BufferedImage.TYPE_INT_RGB).createGraphics();
    painter = painter();
    opening = Scene.still(read("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S"), List.of());
    Hole d = new Hole(Side.SOUTH, 3);
    Hole c = new Hole(Side.SOUTH, 2);
    List<Pit> path = List.of(new Hole(Side.SOUTH, 5), new Hole(Side.SOUTH, 4), d);
    flying =
        new Scene(
            read("7,7,7,7,7,7,7/7,7,7,8,8,8,0 0 0 S").board(),
            Optional.of(Side.SOUTH),
            Optional.of(new Hand(d, c, 0.5, 3)),
            List.of(new Flight(d, c, 1, 0.5)),
            List.of(
                new Mark.Lifted(new Hole(Side.SOUTH, 6)),
                new Mark.Path(path),
                new Mark.Gain(new Store(Side.SOUTH), 9)),
            Caption.NONE);
  }

  private BoardPainter painter() {
    return new BoardPainter(
        style,
        Direction.CLOCKWISE,
        new Players("South", "North"),
        new Font(Font.SANS_SERIF, Font.PLAIN, 13));
  }

  private static Position read(String position) throws NotationException {
    return PositionNotation.read(position);
  }

  /** The opening, nothing moving. */
  @Benchmark
  public void atRest() {
    painter.paint(screen, AREA, opening);
  }

  /** A seed in the air, the hand moving, three marks. */
  @Benchmark
  public void inFlight() {
    painter.paint(screen, AREA, flying);
  }

  /** The first picture in a new size. */
  @Benchmark
  public void firstOfItsSize() {
    painter().paint(screen, AREA, opening);
  }
}
