package dakon.ui.ask;

import dakon.coach.TurningPoint;
import dakon.game.Game;
import dakon.game.MovePlace;

/**
 * A turning point of a game, with what is to be watched of it.
 *
 * @param point the turning point
 * @param place where in the game it is
 * @param played what was played, and what is best after it
 * @param better what would have been better, and what is best after that
 */
record Crossroads(TurningPoint point, MovePlace place, Told played, Told better) {

  /** A turning point of a game. */
  static Crossroads of(Game game, TurningPoint point) {
    Game before = game;
    while (before.moves().size() > point.number()) {
      before = before.undo();
    }
    return new Crossroads(
        point,
        MovePlace.of(game, point.number()),
        Told.of(before, point.played()),
        Told.of(before, point.better()));
  }
}
