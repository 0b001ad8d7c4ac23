package dakon.analysis;

import dakon.analysis.AlphaBeta.Reckoning;
import dakon.board.Position;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Objects;

/**
 * Searches for the best move: deeper and deeper, as long as the effort allows. The answer to one
 * question with one effort is always the same, unless time or the onlooker ends it.
 *
 * <p>Where a position stands for the third time the game ends, and each player takes the seeds of
 * the own row: those before the search are counted. Only in games whose stores lie aside can that
 * happen.
 */
public final class Search {
  private final Ruleset rules;
  private final Reckoning reckoning;

  /** A search that goes deeper where a turn goes on, as a player does. */
  public Search(Ruleset rules) {
    this(rules, Reckoning.BY_MOVES);
  }

  /** A search that reckons its depth so. */
  Search(Ruleset rules, Reckoning reckoning) {
    this.rules = Objects.requireNonNull(rules);
    this.reckoning = reckoning;
  }

  /** Thinks of a position with which a game begins. */
  public Thought think(Position position, Effort effort) {
    return think(List.of(position), effort, Onlooker.silent());
  }

  /**
   * Thinks of the latest position of a game.
   *
   * @param positions the positions of the game, in their order, of boards of one size
   * @param effort how much may be looked at
   * @param onlooker is told what is thought, whenever that has become deeper
   */
  public Thought think(List<Position> positions, Effort effort, Onlooker<Thought> onlooker) {
    long begun = System.nanoTime();
    long nanos = Allowance.nanos(effort.time());
    AlphaBeta tree =
        new AlphaBeta(
            rules,
            positions,
            reckoning,
            effort.nodes(),
            () -> onlooker.isCancelled() || System.nanoTime() - begun > nanos);
    int step = reckoning == Reckoning.BY_TURNS ? AlphaBeta.TURN : 1;
    int deepest = effort.turns() * AlphaBeta.TURN;
    Thought thought = tree.guess();
    for (int depth = step; depth <= deepest; depth += step) {
      thought = tree.search(depth).orElse(thought);
      onlooker.reached(thought);
      if (tree.isStopped() || thought.exact()) {
        break;
      }
    }
    return thought;
  }
}
