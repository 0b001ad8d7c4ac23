package dakon.testing;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;

/** Positions and moves as tests write them: in notation that is right. */
public final class Notated {
  private Notated() {}

  /** A position. */
  public static Position position(String text) {
    try {
      return PositionNotation.read(text);
    } catch (NotationException wrong) {
      throw new AssertionError(text, wrong);
    }
  }

  /** A pit by its letter, or a store by its owner. */
  public static Pit pit(String text) {
    return MoveNotation.pit(text).orElseThrow(() -> new AssertionError(text));
  }

  /** A hole by its letter, or a pass. */
  public static Move move(String text) {
    return text.equals("-") ? Move.PASS : Move.lift((Hole) pit(text));
  }

  /** One move from a position. */
  public static Trace trace(Ruleset rules, String position, String move) {
    return new Referee(rules).play(position(position), move(move));
  }

  /** A game played on by a run of moves. */
  public static Game play(Game game, String moves) {
    try {
      return MoveNotation.play(game, moves);
    } catch (NotationException wrong) {
      throw new AssertionError(moves, wrong);
    }
  }
}
