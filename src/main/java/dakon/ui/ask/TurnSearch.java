package dakon.ui.ask;

import dakon.analysis.BestTurn;
import dakon.analysis.FirstTurn;
import dakon.analysis.FirstTurn.Reach;
import dakon.analysis.Goal;
import dakon.analysis.Limits;
import dakon.analysis.Onlooker;
import java.time.Duration;
import java.util.Optional;

/**
 * The search for a first turn in the background. Called off, it still tells what it has found till
 * then.
 */
final class TurnSearch extends Research<BestTurn, TurnSearch.Progress> {
  /** How much of the memory of the program it may take; the window needs some too. */
  private static final int SHARE = 3;

  /** How often it tells how far it is, in nanoseconds. */
  private static final long OFTEN = 200_000_000L;

  private final FirstTurn search;
  private final Limits limits;
  private final Listener listener;

  /**
   * How far it is.
   *
   * @param reach what is looked at; nothing yet at the very start
   * @param seconds how long it has taken
   */
  record Progress(Optional<Reach> reach, int seconds) {}

  /** Is told how far it is, and what it has found. */
  interface Listener {
    /** So far it is. */
    void reached(Progress progress);

    /** That is what it has found. */
    void found(BestTurn best);
  }

  /**
   * A search.
   *
   * @param time how long it may take
   */
  TurnSearch(Placed placed, Goal goal, Duration time, Listener listener) {
    this.search = new FirstTurn(placed.rules(), placed.position(), goal);
    this.limits = new Limits(time, Runtime.getRuntime().maxMemory() / SHARE);
    this.listener = listener;
  }

  /** Whether this is who is told of it. */
  boolean tells(Listener somebody) {
    return listener == somebody;
  }

  @Override
  protected BestTurn doInBackground() {
    return search.search(limits, new Clock());
  }

  @Override
  void reached(Progress progress) {
    listener.reached(progress);
  }

  @Override
  void found(BestTurn best) {
    listener.found(best);
  }

  /** Tells from time to time how far it is, in the thread of the search. */
  private final class Clock implements Onlooker<Reach> {
    private final long start = System.nanoTime();
    private long told = start;
    private Optional<Reach> latest = Optional.empty();

    @Override
    public void reached(Reach reach) {
      latest = Optional.of(reach);
    }

    @Override
    public boolean isCancelled() {
      long now = System.nanoTime();
      if (now - told > OFTEN) {
        told = now;
        publish(new Progress(latest, (int) Duration.ofNanos(now - start).toSeconds()));
      }
      return isCalledOff();
    }
  }
}
