package dakon.coach;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.analysis.Search;
import dakon.analysis.Thought;
import dakon.board.Move;
import dakon.game.Game;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Says of moves what they do, what they are worth, and why. */
public final class Coach {
  private final Search search;
  private final Remarks remarks;

  /** A coach for games by these rules. */
  public Coach(Ruleset rules) {
    this.search = new Search(rules);
    this.remarks = new Remarks(new Referee(rules));
  }

  /**
   * What there is to say of each move of the player whose turn it is, the best one first; of moves
   * that are worth the same, the first from the player's left. Called off, it says no more of the
   * moves that it has not come to.
   *
   * @param game the game, whose earlier positions count where one may stand for the third time
   * @param effort how much may be looked at for each move
   * @param onlooker is told what there is to say of a move as soon as it is known
   */
  public List<Advice> advise(Game game, Effort effort, Onlooker<Advice> onlooker) {
    return advise(game, effort, onlooker, onlooker::reached);
  }

  private List<Advice> advise(
      Game game, Effort effort, Onlooker<?> onlooker, Consumer<Advice> listener) {
    List<Advice> all = new ArrayList<>();
    for (Move move : game.legalMoves()) {
      if (onlooker.isCancelled()) {
        break;
      }
      Advice advice = advise(game, move, effort, onlooker);
      all.add(advice);
      listener.accept(advice);
    }
    all.sort(Comparator.comparingInt((Advice advice) -> advice.thought().value()).reversed());
    return all;
  }

  /** What there is to say of one move. */
  public Advice advise(Game game, Move move, Effort effort) {
    return advise(game, move, effort, Onlooker.silent());
  }

  private Advice advise(Game game, Move move, Effort effort, Onlooker<?> onlooker) {
    Game after = game.play(move);
    Trace trace = after.lastMove().orElseThrow();
    Thought then = search.think(after.positions(), effort, patient(onlooker));
    return new Advice(trace, asOf(trace, then), remarks.of(trace));
  }

  /** Hears nothing of what is thought, but may call it off. */
  private static Onlooker<Thought> patient(Onlooker<?> onlooker) {
    return new Onlooker<>() {
      @Override
      public void reached(Thought thought) {}

      @Override
      public boolean isCancelled() {
        return onlooker.isCancelled();
      }
    };
  }

  /** What is thought of the position after a move, as a thought of the one before it. */
  private static Thought asOf(Trace trace, Thought then) {
    boolean same = trace.after().toMove() == trace.mover();
    List<Move> line = Stream.concat(Stream.of(trace.move()), then.line().stream()).toList();
    return new Thought(
        same ? then.value() : -then.value(), line, then.turns(), then.nodes(), then.exact());
  }

  /**
   * The moves of a game that cost their players most, the dearest first. Called off, it judges no
   * more of the moves that it has not come to.
   *
   * @param effort how much may be looked at for each position
   * @param onlooker is told how many moves are judged
   */
  public List<TurningPoint> review(Game game, Effort effort, Onlooker<Integer> onlooker) {
    List<TurningPoint> points = new ArrayList<>();
    Game past = Game.of(game.rules(), game.start());
    for (Trace played : game.moves()) {
      if (onlooker.isCancelled()) {
        break;
      }
      judge(past, played.move(), effort, onlooker).ifPresent(points::add);
      past = past.play(played.move());
      onlooker.reached(past.moves().size());
    }
    points.sort(Comparator.comparingInt(TurningPoint::cost).reversed());
    return points;
  }

  private Optional<TurningPoint> judge(Game game, Move move, Effort effort, Onlooker<?> onlooker) {
    if (game.legalMoves().size() == 1
        || search.think(game.positions(), effort, patient(onlooker)).best().equals(move)) {
      return Optional.empty();
    }
    List<Advice> all = advise(game, effort, onlooker, advice -> {});
    return onlooker.isCancelled() ? Optional.empty() : turningPoint(game, move, all);
  }

  private static Optional<TurningPoint> turningPoint(Game game, Move move, List<Advice> all) {
    int most = all.get(0).thought().value();
    boolean isAsGood =
        all.stream()
            .filter(advice -> advice.thought().value() == most)
            .anyMatch(advice -> advice.move().equals(move));
    return isAsGood
        ? Optional.empty()
        : Optional.of(new TurningPoint(game.moves().size(), all, move));
  }
}
