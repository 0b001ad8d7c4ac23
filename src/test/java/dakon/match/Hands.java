package dakon.match;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.ComputerPlayer.Motive;
import dakon.analysis.Onlooker;
import dakon.analysis.Thought;
import dakon.board.Move;
import dakon.board.Position;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;

/** What a sitting needs, in one thread: work waits in a queue until it is let do. */
final class Hands {
  private final Queue<Runnable> work = new ArrayDeque<>();

  Threads threads() {
    return new Threads(work::add, work::add, work::add);
  }

  /** Lets all work be done, also what it makes. */
  void work() {
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  /** Lets one piece of work be done, if there is any. */
  void workOnce() {
    if (!work.isEmpty()) {
      work.remove().run();
    }
  }

  /** Minds that move by chance, the same for the same seed. */
  static Mind byChance(Ruleset rules, Contender.Computer computer) {
    Referee referee = new Referee(rules);
    return (positions, onlooker) -> decide(referee, computer.seed(), positions, onlooker);
  }

  private static Decision decide(
      Referee referee, long seed, List<Position> positions, Onlooker<Thought> onlooker) {
    Position position = positions.get(positions.size() - 1);
    List<Move> moves = referee.legalMoves(position);
    Move move = moves.get(new SplittableRandom(seed + positions.size()).nextInt(moves.size()));
    onlooker.reached(new Thought(0, List.of(move), 1, 1, false));
    return new Decision(move, Motive.WHIM, Optional.empty());
  }
}
