package dakon.analysis;

import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Store;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * The computer as a player. What it plays in a game depends on its level, its seed and the moves
 * before, so that a game taken back goes on in the same way.
 */
public final class ComputerPlayer {
  private static final int HUNDRED = 100;

  private final Referee referee;
  private final Search search;
  private final Level level;
  private final long seed;

  /** Why a move is made. */
  public enum Motive {
    /** There is no other. */
    ONLY_MOVE,
    /** Without a look at the board. */
    WHIM,
    /** It gives most at once. */
    GREED,
    /** It is best as far as was looked ahead. */
    FORESIGHT
  }

  /**
   * A move, and why it is made.
   *
   * @param move the move
   * @param motive why
   * @param thought what was thought of the position, where it was thought about
   */
  public record Decision(Move move, Motive motive, Optional<Thought> thought) {
    /** Refuses a decision for nothing. */
    public Decision {
      Objects.requireNonNull(move);
      Objects.requireNonNull(motive);
      Objects.requireNonNull(thought);
    }
  }

  /** A player of this strength. */
  public ComputerPlayer(Ruleset rules, Level level, long seed) {
    this.referee = new Referee(rules);
    this.search = new Search(rules);
    this.level = Objects.requireNonNull(level);
    this.seed = seed;
  }

  /**
   * Decides on a move. Called off, it decides on the best it has seen.
   *
   * @param positions the positions of the game, in their order; the last of them is not its end
   */
  public Decision decide(List<Position> positions, Onlooker<Thought> onlooker) {
    return decide(positions, level.effort(), onlooker);
  }

  /** Decides on a move with another effort than that of the level, where it looks ahead. */
  public Decision decide(List<Position> positions, Effort effort, Onlooker<Thought> onlooker) {
    Position position = positions.get(positions.size() - 1);
    List<Move> moves = referee.legalMoves(position);
    if (moves.size() == 1) {
      return new Decision(moves.get(0), Motive.ONLY_MOVE, Optional.empty());
    }
    SplittableRandom random = new SplittableRandom(seed ^ Integer.reverse(positions.size()));
    if (random.nextInt(HUNDRED) < level.misses()) {
      return new Decision(moves.get(random.nextInt(moves.size())), Motive.WHIM, Optional.empty());
    }
    if (!level.looksAhead()) {
      return new Decision(greediest(position, moves), Motive.GREED, Optional.empty());
    }
    Thought thought = search.think(positions, effort, onlooker);
    return new Decision(thought.best(), Motive.FORESIGHT, Optional.of(thought));
  }

  /** The move that gives most at once, the first such from the left. */
  private Move greediest(Position position, List<Move> moves) {
    Store store = new Store(position.toMove());
    ToIntFunction<Move> inStore = move -> referee.play(position, move).after().board().seeds(store);
    return moves.stream()
        .reduce((one, other) -> inStore.applyAsInt(other) > inStore.applyAsInt(one) ? other : one)
        .orElseThrow();
  }
}
