package dakon.lesson;

import dakon.board.Move;
import java.util.List;
import java.util.Map;

/**
 * What the opponent is to answer when the turn has come to it, turns being lists of moves.
 *
 * @param answers the turns that answer single turns of the learner
 * @param otherwise the turn that answers all others; empty where nothing is said of them
 */
public record Reply(Map<List<Move>, List<Move>> answers, List<Move> otherwise) {

  /** Keeps its own copies. */
  public Reply {
    answers = Map.copyOf(answers);
    otherwise = List.copyOf(otherwise);
  }

  /** The turn that answers a turn of the learner; empty where nothing is said of it. */
  public List<Move> to(List<Move> turn) {
    return answers.getOrDefault(turn, otherwise);
  }
}
