package dakon.benchmarks;

import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.game.Game;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.painting.BoardPainter;
import dakon.painting.BoardStyle;
import dakon.painting.Players;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.rules.Ruleset;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.SplittableRandom;
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
 * How long a board of 98 seeds takes to repaint at 1920 by 1080: at rest, in flight, where the 99th
 * percentile is to stay under 8 ms, and after a jump in a long move, seeking included, where 50 ms
 * are the limit. And how long it takes to carve a board of a new size, which happens when the
 * window is resized.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PaintingBenchmark {
  private static final Rectangle AREA = new Rectangle(0, 0, 1920, 1080);

  /** From one frame to the next, in milliseconds. */
  private static final double FRAME = 1000.0 / 60;

  private static final int MOVES = 6;

  /** What the board is made of. */
  @Param public BoardStyle style;

  private BoardPainter painter;
  private Graphics2D screen;
  private Scene opening;
  private Timeline game;
  private double time;
  private Timeline longest;
  private SplittableRandom random;

  /** Makes the screen, and what is to be seen on it. */
  @Setup
  public void lay() throws NotationException {
    screen = new BufferedImage(1920, 1080, BufferedImage.TYPE_INT_RGB).createGraphics();
    painter = painter();
    Position start = PositionNotation.read("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S");
    opening = Scene.still(start, List.of());
    game = timeline(played(Game.of(rules(), start)));
    Position third = PositionNotation.read("1,5,6,1,0,1,2/6,7,4,5,19,19,1 9 12 S");
    longest = timeline(Game.of(Ruleset.DAKON, third).play(Move.lift(new Hole(Side.SOUTH, 5))));
    random = new SplittableRandom(576);
  }

  private Ruleset rules() {
    return switch (style) {
      case DAKON -> Ruleset.DAKON;
      case CONGKAK -> Ruleset.CONGKAK;
      case DJENON_ABOURE -> Ruleset.DJENON_ABOURE;
    };
  }

  /** A game of some moves, now with this hole and now with that. */
  private static Game played(Game start) {
    Game played = start;
    while (played.moves().size() < MOVES && !played.isOver()) {
      List<Move> legal = played.legalMoves();
      played = played.play(legal.get(played.moves().size() % legal.size()));
    }
    return played;
  }

  private static Timeline timeline(Game game) {
    return Timeline.of(new Replay(game.moves()), Narrator.of(game.rules().game()), List.of());
  }

  private BoardPainter painter() {
    return new BoardPainter(
        style,
        Direction.CLOCKWISE,
        new Players("South", "North"),
        new Font(Font.SANS_SERIF, Font.PLAIN, 13));
  }

  /** The opening, nothing moving. */
  @Benchmark
  public void atRest() {
    painter.paint(screen, AREA, opening);
  }

  /** The frames of six moves as they are played at 60 a second, over and over. */
  @Benchmark
  public void inFlight() {
    time = (time + FRAME) % game.duration();
    painter.paint(screen, AREA, game.at(time));
  }

  /** Any instant of Dakon's move of 576 seeds. */
  @Benchmark
  public void afterJump() {
    painter.paint(screen, AREA, longest.at(random.nextDouble() * longest.duration()));
  }

  /** The first picture in a new size. */
  @Benchmark
  public void firstOfItsSize() {
    painter().paint(screen, AREA, opening);
  }
}
