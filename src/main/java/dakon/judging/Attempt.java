package dakon.judging;

import dakon.board.Move;
import dakon.board.Position;
import dakon.judging.Trial.Standing;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Hint;
import dakon.lesson.Misstep;
import dakon.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A learner at an exercise: the try that is being made, those that have failed, and the help that
 * was asked for.
 *
 * @param trial the try that is being made
 * @param failures how many tries have failed
 * @param help how many hints are shown; one more than there are means the solution, too
 */
public record Attempt(Trial trial, int failures, int help) {
  private static final int MOST_STARS = 3;
  private static final int TROUBLE_FOR_TWO = 2;

  /** Refuses less than nothing. */
  public Attempt {
    Objects.requireNonNull(trial);
    if (failures < 0 || help < 0 || help > trial.exercise().hints().size() + 1) {
      throw new IllegalArgumentException("no learner has failed or been helped so often");
    }
  }

  /**
   * What came of a move.
   *
   * @param standing whether the goal is met, can still be, or was missed
   * @param moves the move, and what the opponent answered; they are to be watched even where they
   *     are then taken back
   * @param text what is to be said of it, in full sentences
   * @param next the attempt after it: where the goal was missed, at the start again
   */
  public record Response(Standing standing, List<Trace> moves, String text, Attempt next) {
    /** Keeps its own list of the moves. */
    public Response {
      Objects.requireNonNull(standing);
      moves = List.copyOf(moves);
      Objects.requireNonNull(text);
      Objects.requireNonNull(next);
    }
  }

  /** A learner who begins. */
  public static Attempt of(ExerciseBlock exercise) {
    return new Attempt(Trial.of(exercise), 0, 0);
  }

  /** What is to be watched of the author's solution: its moves, with what the opponent answers. */
  public static List<Trace> solution(ExerciseBlock exercise) {
    List<Trace> moves = new ArrayList<>();
    Attempt shown = of(exercise);
    for (Move move : exercise.solution()) {
      Response response = shown.play(move);
      moves.addAll(response.moves());
      shown = response.next();
    }
    return moves;
  }

  /** The exercise. */
  public ExerciseBlock exercise() {
    return trial.exercise();
  }

  /** The position now. */
  public Position position() {
    return trial.game().position();
  }

  /** What the learner may do; nothing once the goal is met. */
  public List<Move> legalMoves() {
    return trial.standing() == Standing.GOES_ON ? trial.game().legalMoves() : List.of();
  }

  /** The goal in a sentence. */
  public String goal() {
    return new GoalWords(exercise()).goal();
  }

  /** Whether the goal is met. */
  public boolean isSolved() {
    return trial.standing() == Standing.SOLVED;
  }

  /**
   * Makes a move.
   *
   * @throws dakon.rules.IllegalMoveException if the rules do not allow it
   */
  public Response play(Move move) {
    Trial played = trial.play(move);
    List<Trace> made =
        played.game().moves().subList(trial.game().moves().size(), played.game().moves().size());
    Optional<Misstep> foreseen = misstep(played);
    if (foreseen.isPresent()) {
      // what the opponent would answer is of no more interest
      return new Response(Standing.FAILED, made.subList(0, 1), foreseen.get().text(), afresh());
    }
    Standing standing = played.standing();
    Attempt next = standing == Standing.FAILED ? afresh() : new Attempt(played, failures, help);
    return new Response(standing, made, text(played, made.get(0)), next);
  }

  private String text(Trial played, Trace move) {
    return (new GoalWords(exercise()).did(move) + " " + played.missing()).strip();
  }

  private Optional<Misstep> misstep(Trial played) {
    List<Move> own = played.own().stream().map(Trace::move).toList();
    return exercise().missteps().stream()
        .filter(misstep -> played.standing() != Standing.SOLVED)
        .filter(misstep -> misstep.moves().equals(own))
        .findFirst();
  }

  private Attempt afresh() {
    return new Attempt(Trial.of(exercise()), failures + 1, help);
  }

  /** The try taken back to its start, without counting as failed. */
  public Attempt restart() {
    return new Attempt(Trial.of(exercise()), failures, help);
  }

  /** The hints that are shown. */
  public List<Hint> hints() {
    return exercise().hints().subList(0, Math.min(help, exercise().hints().size()));
  }

  /** Whether the solution is shown. */
  public boolean showsSolution() {
    return help > exercise().hints().size();
  }

  /** With one more hint or, after the last, the solution; the same once that is shown. */
  public Attempt helped() {
    return showsSolution() ? this : new Attempt(trial, failures, help + 1);
  }

  /**
   * The stars to be had by meeting the goal now: three at the first try without a hint, two after
   * up to two failures and hints together, else, and always after the solution, one.
   */
  public int stars() {
    int trouble = failures + help;
    if (showsSolution() || trouble > TROUBLE_FOR_TWO) {
      return 1;
    }
    return trouble == 0 ? MOST_STARS : MOST_STARS - 1;
  }
}
