package dakon.ui.ask;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.challenge.BetterMoves;
import dakon.coach.Coach;
import dakon.coach.TurningPoint;
import dakon.game.Game;
import dakon.lesson.Lesson;
import java.util.List;
import java.util.Optional;

/** The coach looking back at a game in the background, move by move. */
abstract class Hindsight extends Research<Hindsight.Seen, Integer> {
  /** More turning points are counted, and not shown. */
  static final int MOST_SHOWN = 20;

  /** What is looked at for each move; the same turning points are found each time. */
  private static final Effort EFFORT = Effort.ofNodes(50_000);

  private final Game game;
  private int looked;

  /**
   * What was seen.
   *
   * @param looked how many moves of the game were looked at
   * @param points how many of them cost something
   * @param dearest those that cost most, the dearest first
   * @param exercises what can be practised of them
   */
  record Seen(int looked, int points, List<Crossroads> dearest, Optional<Lesson> exercises) {}

  /** A look back at a game, which tells how many moves were looked at, and then what was seen. */
  Hindsight(Game game) {
    this.game = game;
  }

  @Override
  protected final Seen doInBackground() {
    List<TurningPoint> points = new Coach(game.rules()).review(game, EFFORT, new Patience());
    List<Crossroads> dearest =
        points.stream().limit(MOST_SHOWN).map(point -> Crossroads.of(game, point)).toList();
    return new Seen(looked, points.size(), dearest, BetterMoves.lesson(game, points));
  }

  private final class Patience implements Onlooker<Integer> {
    @Override
    public void reached(Integer moves) {
      looked = moves;
      publish(moves);
    }

    @Override
    public boolean isCancelled() {
      return isCalledOff();
    }
  }
}
