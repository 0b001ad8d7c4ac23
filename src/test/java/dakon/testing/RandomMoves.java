package dakon.testing;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Side;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Moves by chance, by the same rules and on boards of the same size, and the same ones in every
 * run: some from games played by chance from the opening, some from positions that no game may ever
 * reach.
 */
public final class RandomMoves {
  /** Enough for 10,000 moves and more a game over all its series. */
  public static final int MOVES_A_SERIES = 1000;

  /** Rows from the shortest to the longest, the usual ones among them. */
  private static final List<Integer> ROWS = List.of(3, 5, 6, 7, 10, 15);

  private static final int MOST_IN_A_HOLE = 12;

  private final Referee referee;
  private final int row;

  private RandomMoves(Ruleset rules, int row) {
    this.referee = new Referee(rules);
    this.row = row;
  }

  /** Series of all games, in both directions and by all end rules, on boards of several sizes. */
  public static Stream<RandomMoves> series() {
    return Ruleset.GAMES.stream().flatMap(RandomMoves::seriesOf);
  }

  /** The series of one game. */
  public static Stream<RandomMoves> seriesOf(Ruleset game) {
    return Stream.of(Direction.values())
        .flatMap(direction -> game.ends().stream().map(end -> game.with(direction).with(end)))
        .flatMap(rules -> ROWS.stream().map(row -> new RandomMoves(rules, row)));
  }

  /** The rules of the series. */
  public Ruleset rules() {
    return referee.rules();
  }

  /** The holes in a row. */
  public int row() {
    return row;
  }

  /** Makes the moves of the series, and hands each to the consumer. */
  public void forEach(Consumer<Trace> consumer) {
    SplittableRandom random = new SplittableRandom(row);
    Position position = rules().opening(row);
    int moves = 0;
    while (moves < MOVES_A_SERIES) {
      List<Move> legal = referee.legalMoves(position);
      if (legal.isEmpty()) {
        position = random.nextBoolean() ? rules().opening(row) : anyPosition(random);
      } else {
        Trace trace = referee.play(position, legal.get(random.nextInt(legal.size())));
        position = trace.after();
        consumer.accept(trace);
        moves++;
      }
    }
  }

  private Position anyPosition(SplittableRandom random) {
    int most = random.nextInt(1, MOST_IN_A_HOLE);
    Board board = Board.of(row, pit -> pit instanceof Hole ? random.nextInt(most + 1) : 1);
    return new Position(board, random.nextBoolean() ? Side.SOUTH : Side.NORTH);
  }

  @Override
  public String toString() {
    return "%s, %s, %s, %d holes"
        .formatted(rules().game(), rules().direction(), rules().end(), row);
  }
}
