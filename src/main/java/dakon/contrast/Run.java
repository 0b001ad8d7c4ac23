package dakon.contrast;

import dakon.board.Move;
import dakon.board.Position;
import dakon.game.Game;
import dakon.rules.IllegalMoveException;
import dakon.rules.Refusal;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How far moves go under a set of rules.
 *
 * @param game the game after the last move that is allowed
 * @param stop what the next one is refused for; nothing where all are played
 */
public record Run(Game game, Optional<Stop> stop) {

  /** Refuses a run of no game. */
  public Run {
    Objects.requireNonNull(game);
    Objects.requireNonNull(stop);
  }

  /**
   * Where moves go no further.
   *
   * @param move the move that is not allowed
   * @param refusal why
   * @param sentence the same, for whoever reads
   */
  public record Stop(Move move, Refusal refusal, String sentence) {
    /** Refuses a stop without a reason. */
    public Stop {
      Objects.requireNonNull(move);
      Objects.requireNonNull(refusal);
      Objects.requireNonNull(sentence);
    }
  }

  /** Plays moves as far as the rules allow them. */
  static Run of(Ruleset rules, Position start, List<Move> moves) {
    Game game = Game.of(rules, start);
    for (Move move : moves) {
      try {
        game = game.play(move);
      } catch (IllegalMoveException refused) {
        return new Run(game, Optional.of(new Stop(move, refused.refusal(), refused.getMessage())));
      }
    }
    return new Run(game, Optional.empty());
  }

  /** The moves that are played. */
  public List<Trace> moves() {
    return game.moves();
  }

  /** What is known after so many moves, or as many as are played. */
  Standing standing(int moves) {
    boolean hasBegun = moves > 0;
    return hasBegun
        ? new Standing(moves().get(moves - 1).after().toMove(), moves().get(moves - 1).over())
        : new Standing(game.start().toMove(), Game.of(game.rules(), game.start()).isOver());
  }
}
