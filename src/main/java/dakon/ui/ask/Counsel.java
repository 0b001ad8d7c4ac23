package dakon.ui.ask;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.board.Move;
import dakon.coach.Advice;
import dakon.coach.Coach;
import dakon.game.Game;
import dakon.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.SwingWorker;

/** The coach at work in the background. Called off, it tells of the moves that it has come to. */
final class Counsel extends SwingWorker<List<Counsel.Told>, Integer> {
  /** What is looked at for each move. */
  private static final Effort EFFORT = Effort.ofNodes(200_000).within(Duration.ofSeconds(2));

  /** More moves of a line are not watched: so far ahead it is a guess. */
  private static final int MOST_OF_LINE = 8;

  private final Game game;
  private final IntConsumer follower;
  private final Consumer<List<Told>> listener;
  private volatile boolean isCalledOff;

  /**
   * What the coach says of a move.
   *
   * @param advice what is said
   * @param line the move and what is best after it
   */
  record Told(Advice advice, List<Trace> line) {
    /** Keeps its own list of the moves. */
    Told {
      line = List.copyOf(line);
    }
  }

  /**
   * The coach of a game.
   *
   * @param follower is told of how many moves something can be said
   * @param listener is told what is said, the best move first
   */
  Counsel(Game game, IntConsumer follower, Consumer<List<Told>> listener) {
    this.game = game;
    this.follower = follower;
    this.listener = listener;
  }

  /** Ends it, with what is known by now. */
  void callOff() {
    isCalledOff = true;
  }

  @Override
  protected List<Told> doInBackground() {
    List<Told> all = new ArrayList<>();
    for (Advice advice : new Coach(game.rules()).advise(game, EFFORT, new Patience())) {
      all.add(new Told(advice, line(advice)));
    }
    return all;
  }

  private List<Trace> line(Advice advice) {
    Game played = game;
    for (Move move : advice.thought().line().stream().limit(MOST_OF_LINE).toList()) {
      played = played.play(move);
    }
    return played.moves().subList(game.moves().size(), played.moves().size());
  }

  @Override
  protected void process(List<Integer> told) {
    if (!isDone()) {
      follower.accept(told.get(told.size() - 1));
    }
  }

  @Override
  protected void done() {
    try {
      listener.accept(get());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
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
      return isCalledOff;
    }
  }
}
