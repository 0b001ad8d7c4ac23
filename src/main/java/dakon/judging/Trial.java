package dakon.judging;

import dakon.board.Move;
import dakon.board.Side;
import dakon.game.Game;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Outcome;
import dakon.trace.Trace;
import java.util.List;
import java.util.Objects;

/**
 * One try at an exercise: the moves so far, the opponent's answers among them. When it is the
 * learner's turn again, the learner has something to move: a pass is made unasked, and counts.
 *
 * @param exercise the exercise
 * @param game the moves
 */
public record Trial(ExerciseBlock exercise, Game game) {

  /** How a try stands. */
  public enum Standing {
    /** The goal is met. */
    SOLVED,
    /** It is the learner's turn. */
    GOES_ON,
    /** No move is left, and the goal is not met. */
    FAILED
  }

  /** Refuses a try at nothing. */
  public Trial {
    Objects.requireNonNull(exercise);
    Objects.requireNonNull(game);
  }

  /** A new try. */
  public static Trial of(ExerciseBlock exercise) {
    return new Trial(exercise, Game.of(exercise.rules(), exercise.start()));
  }

  /**
   * The try after a move of the learner and what the opponent answers to it.
   *
   * @throws dakon.rules.IllegalMoveException if the rules do not allow it
   */
  public Trial play(Move move) {
    if (standing() != Standing.GOES_ON) {
      throw new IllegalStateException("this try has come to its end");
    }
    Trial trial = with(game.play(move));
    while (trial.standing() == Standing.GOES_ON && !trial.awaitsLearner()) {
      trial = with(trial.unasked());
    }
    return trial;
  }

  private Trial with(Game later) {
    return new Trial(exercise, later);
  }

  private boolean awaitsLearner() {
    return game.position().toMove() == learner() && !game.legalMoves().contains(Move.PASS);
  }

  private Game unasked() {
    return game.position().toMove() == learner()
        ? game.play(Move.PASS)
        : new Opponent(exercise).answer(game);
  }

  /** The player whose moves are to be found. */
  public Side learner() {
    return exercise.start().toMove();
  }

  /** The learner's own moves so far. */
  public List<Trace> own() {
    return game.moves().stream().filter(move -> move.mover() == learner()).toList();
  }

  /** How it stands. */
  public Standing standing() {
    List<Trace> own = own();
    if (!own.isEmpty() && exercise.goal().holds(new Outcome(own))) {
      return Standing.SOLVED;
    }
    return own.size() >= exercise.within() || game.isOver() ? Standing.FAILED : Standing.GOES_ON;
  }

  /** What of the goal is missing, in full sentences; nothing where it is met. */
  public String missing() {
    List<Trace> own = own();
    return own.isEmpty() ? "" : new GoalWords(exercise).missing(new Outcome(own));
  }
}
