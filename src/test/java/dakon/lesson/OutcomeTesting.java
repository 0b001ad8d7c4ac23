package dakon.lesson;

import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.rules.Ruleset;

/** Outcomes of moves, in the notation of positions and moves. */
final class OutcomeTesting {
  private OutcomeTesting() {}

  static Outcome outcome(Ruleset rules, String position, String moves) throws NotationException {
    Game start = Game.of(rules, PositionNotation.read(position));
    return new Outcome(MoveNotation.play(start, moves).moves());
  }
}
