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
import java.util.Arrays;
import java.util.List;

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

  /** Pits by their letters or owners. */
  public static Pit[] pits(String... names) {
    return Arrays.stream(names).map(Notated::pit).toArray(Pit[]::new);
  }

  /** A hole by its letter. */
  public static Hole hole(String text) {
    return (Hole) pit(text);
  }

  /** Holes by their letters. */
  public static List<Hole> holes(String... letters) {
    return Arrays.stream(letters).map(Notated::hole).toList();
  }

  /** The move of a letter or, for a hyphen, of a pass. */
  public static Move move(String text) {
    return text.equals("-") ? Move.PASS : Move.lift(hole(text));
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
