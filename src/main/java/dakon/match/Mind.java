package dakon.match;

import dakon.analysis.ComputerPlayer;
import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.Onlooker;
import dakon.analysis.Thought;
import dakon.board.Position;
import dakon.rules.Ruleset;
import java.util.List;

/** What decides on the moves of a contender who is no person. Lives through one match. */
@FunctionalInterface
public interface Mind {
  /**
   * Decides on a move; may take a while. Called off, whatever it decides on is not made.
   *
   * @param positions the positions of the game, in their order; the last of them is not its end
   * @param onlooker is told what is thought so far, and may call it off
   */
  Decision decide(List<Position> positions, Onlooker<Thought> onlooker);

  /** Gives a match its minds. */
  @FunctionalInterface
  interface Maker {
    /** The minds of the computer's searches. */
    Maker SEARCHING =
        (rules, computer) -> new ComputerPlayer(rules, computer.level(), computer.seed())::decide;

    /** A mind for a contender in a game by these rules. */
    Mind mind(Ruleset rules, Contender.Computer computer);
  }
}
