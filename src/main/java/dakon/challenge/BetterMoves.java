package dakon.challenge;

import dakon.coach.Advice;
import dakon.coach.CoachWords;
import dakon.coach.TurningPoint;
import dakon.game.Game;
import dakon.game.MovePlace;
import dakon.lesson.Block;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Condition;
import dakon.lesson.Hint;
import dakon.lesson.Lesson;
import dakon.lesson.Misstep;
import dakon.lesson.Step;
import dakon.text.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The exercises in which a player finds what would have been better at the turning points of a
 * game. What is asked for is so of the better move, and not of the one that was played; any move as
 * good is right.
 */
public final class BetterMoves {
  /** Of more turning points the dearest are asked. */
  public static final int MOST_STEPS = 10;

  private final Messages messages = Messages.of(BetterMoves.class);
  private final Game game;
  private final CoachWords words;

  /** What is asked for at a turning point. */
  private record Question(TurningPoint point, Condition goal) {}

  private BetterMoves(Game game) {
    this.game = game;
    this.words = new CoachWords(game.rules().game());
  }

  /**
   * The exercises as a lesson, in the order in which the moves were played; nothing where there is
   * none to be made.
   *
   * @param points the turning points of the game, the dearest first
   */
  public static Optional<Lesson> lesson(Game game, List<TurningPoint> points) {
    return new BetterMoves(game).lesson(points);
  }

  private Optional<Lesson> lesson(List<TurningPoint> points) {
    List<Step> steps =
        points.stream()
            .flatMap(point -> question(point).stream())
            .limit(MOST_STEPS)
            .sorted(Comparator.comparingInt(question -> question.point().number()))
            .map(this::step)
            .toList();
    return Optional.of(steps)
        .filter(some -> !some.isEmpty())
        .map(some -> lesson(some, points.size() - some.size()));
  }

  private Lesson lesson(List<Step> steps, int leftOut) {
    return new Lesson(
        "better-moves",
        messages.text("better.title"),
        messages.text("better.summary"),
        game.rules(),
        Optional.empty(),
        Asked.paragraph(messages.text("better.introduction", steps.size(), leftOut).strip()),
        steps);
  }

  /** What can be asked at a turning point; nothing where a move is too long or none stands out. */
  private static Optional<Question> question(TurningPoint point) {
    boolean isShort =
        point.moves().stream()
            .allMatch(advice -> advice.trace().events().size() <= Block.MOST_EVENTS);
    return Optional.of(point)
        .filter(some -> isShort)
        .flatMap(Distinction::of)
        .map(goal -> new Question(point, goal));
  }

  private Step step(Question question) {
    TurningPoint point = question.point();
    MovePlace place = MovePlace.of(game, point.number());
    return new Step(
        "move-" + (point.number() + 1),
        messages.text(
            place.isOnly() ? "better.turn" : "better.move",
            place.turn(),
            messages.text(place.side()),
            place.move()),
        Asked.paragraph(
            join(cost(point), reasons(point.played()), messages.text("better.question"))),
        Optional.of(exercise(question)));
  }

  private ExerciseBlock exercise(Question question) {
    TurningPoint point = question.point();
    String why = join(messages.text("better.played"), reasons(point.played()));
    return Asked.exercise(
        game.rules(),
        point.played().trace().before(),
        question.goal(),
        hints(point.better()),
        List.of(new Misstep(List.of(point.move()), why)),
        List.of(point.better().move()));
  }

  /** What speaks for the better move, and then which it is. */
  private List<Hint> hints(Advice better) {
    List<Hint> hints = new ArrayList<>();
    if (!better.remarks().isEmpty()) {
      hints.add(Asked.hint(reasons(better)));
    }
    hints.add(Asked.hint(messages.text("better.hint", better.move()), better.move()));
    return hints;
  }

  private String cost(TurningPoint point) {
    return messages.text(
        point.isExact() ? "better.cost" : "better.cost.about", point.move(), point.cost());
  }

  private String reasons(Advice advice) {
    return advice.remarks().stream().map(words::sentence).collect(Collectors.joining(" "));
  }

  private static String join(String... sentences) {
    return String.join(" ", List.of(sentences)).replace("  ", " ").strip();
  }
}
