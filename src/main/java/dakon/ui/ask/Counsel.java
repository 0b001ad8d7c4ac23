package dakon.ui.ask;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.coach.Advice;
import dakon.coach.Coach;
import dakon.game.Game;
import java.time.Duration;
import java.util.List;

/** The coach at work in the background. Called off, it tells of the moves that it has come to. */
abstract class Counsel extends Research<List<Told>, Integer> {
  /** What is looked at for each move. */
  private static final Effort EFFORT = Effort.ofNodes(200_000).within(Duration.ofSeconds(2));

  private final Game game;

  /** The coach of a game, who tells of how many moves something can be said, and then all of it. */
  Counsel(Game game) {
    this.game = game;
  }

  @Override
  protected final List<Told> doInBackground() {
    return new Coach(game.rules())
        .advise(game, EFFORT, new Patience()).stream()
            .map(advice -> Told.of(game, advice))
            .toList();
  }

  private final class Patience implements Onlooker<Advice> {
    private int moves;

    @Override
    public void reached(Advice advice) {
      moves++;
      publish(moves);
    }

    @Override
    public boolean isCancelled() {
      return isCalledOff();
    }
  }
}
