package dakon.ui.ask;

import dakon.board.Position;
import dakon.game.Game;
import dakon.rules.Ruleset;
import java.util.Objects;

/**
 * A position of which something is asked.
 *
 * @param rules by which it is played
 * @param position the position
 */
public record Placed(Ruleset rules, Position position) {

  /** Refuses a position of no game. */
  public Placed {
    Objects.requireNonNull(rules);
    Objects.requireNonNull(position);
  }

  /** The position that a game has come to. */
  static Placed of(Game game) {
    return new Placed(game.rules(), game.position());
  }
}
