package dakon.analysis;

import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Game;
import dakon.game.Result;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Games of two players against each other on the usual board, from openings of two turns by chance,
 * each opening played from both sides.
 */
final class Match {
  private final Ruleset rules;
  private final Function<Game, Move> one;
  private final Function<Game, Move> other;

  Match(Ruleset rules, Function<Game, Move> one, Function<Game, Move> other) {
    this.rules = rules;
    this.one = one;
    this.other = other;
  }

  /** The computer at a level, with an effort of its own where it looks ahead. */
  static Function<Game, Move> computer(Ruleset rules, Level level, Effort effort) {
    ComputerPlayer player = new ComputerPlayer(rules, level, 1);
    return game -> player.decide(game.positions(), effort, Onlooker.silent()).move();
  }

  /** A player who takes the move with the most seeds at once. */
  static Function<Game, Move> greedy() {
    return game ->
        game.legalMoves().stream()
            .reduce((best, move) -> gain(game, move) > gain(game, best) ? move : best)
            .orElseThrow();
  }

  private static int gain(Game game, Move move) {
    Trace trace = game.play(move).lastMove().orElseThrow();
    int lead = Exhaustion.lead(trace.after());
    return trace.after().toMove() == trace.mover() ? lead : -lead;
  }

  /** What the one scores in so many games: a point for each it wins, and half of one for a draw. */
  double score(int games) {
    return IntStream.range(0, games)
        .parallel()
        .mapToDouble(
            number -> score(opening(number / 2), number % 2 == 0 ? Side.SOUTH : Side.NORTH))
        .sum();
  }

  private Game opening(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.of(rules);
    while (!game.isOver() && !isOpened(game)) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  private static boolean isOpened(Game game) {
    return game.turns().size() == 2 && !game.lastMove().orElseThrow().goesOn();
  }

  private double score(Game opened, Side side) {
    Game game = opened;
    while (!game.isOver()) {
      game = game.play((game.position().toMove() == side ? one : other).apply(game));
    }
    Result result = game.result().orElseThrow();
    return result.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }
}
