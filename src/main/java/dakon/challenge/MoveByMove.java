package dakon.challenge;

import dakon.analysis.BestTurn;
import dakon.analysis.Goal;
import dakon.board.Move;
import dakon.board.Position;
import dakon.board.Store;
import dakon.game.Game;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Claim;
import dakon.lesson.Comparison;
import dakon.lesson.Hint;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The exercises by which a learner finds a best turn: first its last move, then the last two, and
 * so on back to the whole of it. So each exercise asks for one move that is new, and goes on with
 * what has been found already. Any moves that come to as much are right.
 */
public final class MoveByMove {
  /** Of a longer turn only so many moves are found, the last ones. */
  public static final int MOST_STEPS = 12;

  private final Messages messages = Messages.of(MoveByMove.class);
  private final Ruleset rules;
  private final int target;
  private final List<Trace> moves;

  private MoveByMove(Ruleset rules, int target, List<Trace> moves) {
    this.rules = rules;
    this.target = target;
    this.moves = List.copyOf(moves);
  }

  /**
   * The moves of a turn.
   *
   * @param start the position before it
   */
  public static List<Trace> moves(Ruleset rules, Position start, BestTurn best) {
    Game game = Game.of(rules, start);
    for (var hole : best.moves()) {
      game = game.play(Move.lift(hole));
    }
    return game.moves();
  }

  /**
   * The exercises, as a lesson.
   *
   * @param start the position before the turn
   * @param goal what was sought
   * @param best what was found, with one move at least
   */
  public static Lesson lesson(Ruleset rules, Position start, Goal goal, BestTurn best) {
    if (best.moves().isEmpty()) {
      throw new IllegalArgumentException("there is no turn to be found");
    }
    int target = goal == Goal.MAJORITY ? best.total() / 2 + 1 : best.store();
    return new MoveByMove(rules, target, moves(rules, start, best)).lesson();
  }

  private Lesson lesson() {
    int steps = Math.min(moves.size(), MOST_STEPS);
    return new Lesson(
        "first-turn",
        messages.text("lesson.title"),
        messages.text("lesson.summary"),
        rules,
        Optional.empty(),
        Asked.paragraph(
            messages.text(
                steps < moves.size() ? "lesson.end.of" : "lesson.whole", moves.size(), steps)),
        IntStream.rangeClosed(1, steps).mapToObj(this::step).toList());
  }

  /** The exercise to find the last moves, so many. */
  private Step step(int last) {
    List<Trace> sought = moves.subList(moves.size() - last, moves.size());
    String key = last == 1 ? "step.last" : last == moves.size() ? "step.whole" : "step.more";
    return new Step(
        "last-" + last,
        messages.text(key, last),
        Asked.paragraph(messages.text(last == 1 ? "prose.last" : "prose.more", last - 1, target)),
        Optional.of(exercise(sought)));
  }

  private ExerciseBlock exercise(List<Trace> sought) {
    Trace first = sought.get(0);
    Claim goal = new Claim.Amount(Claim.Quantity.STORE, Comparison.AT_LEAST, target);
    List<Move> solution = sought.stream().map(Trace::move).toList();
    return Asked.exercise(rules, first.before(), goal, hints(first), List.of(), solution);
  }

  /** What the first move does, and then which it is. */
  private List<Hint> hints(Trace first) {
    int store = first.after().board().seeds(new Store(first.mover()));
    String does =
        messages.text(
            first.ending() == Ending.BONUS ? "hint.again" : "hint.ends", first.laps(), store);
    return List.of(
        Asked.hint(does), Asked.hint(messages.text("hint.move", first.move()), first.move()));
  }
}
