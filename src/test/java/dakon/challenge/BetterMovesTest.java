package dakon.challenge;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.analysis.Effort;
import dakon.analysis.Onlooker;
import dakon.board.Direction;
import dakon.board.Move;
import dakon.coach.Advice;
import dakon.coach.Coach;
import dakon.coach.TurningPoint;
import dakon.game.Game;
import dakon.judging.Attempt;
import dakon.judging.Trial.Standing;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.lesson.markdown.LessonFiles;
import dakon.lesson.markdown.LessonWriter;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The exercises in which a player finds what would have been better. */
class BetterMovesTest {
  private static final int GAMES = 4;
  private static final Effort SOME = Effort.ofNodes(300);

  @TempDir Path folder;

  static Stream<Game> games() {
    return Ruleset.GAMES.stream()
        .flatMap(game -> Stream.of(game, game.with(Direction.COUNTER_CLOCKWISE)))
        .flatMap(
            rules -> IntStream.range(0, GAMES).mapToObj(seed -> byChance(rules, 5 + seed, seed)));
  }

  private static Game byChance(Ruleset rules, int row, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.of(rules, rules.opening(row));
    while (!game.isOver() && game.moves().size() < 60) {
      List<Move> legal = game.legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  private static List<TurningPoint> points(Game game) {
    return new Coach(game.rules()).review(game, SOME, Onlooker.silent());
  }

  private static ExerciseBlock exercise(Step step) {
    return (ExerciseBlock) step.block().orElseThrow();
  }

  private static TurningPoint asked(Step step, List<TurningPoint> points) {
    return points.stream()
        .filter(point -> step.id().equals("move-" + (point.number() + 1)))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_exercise_takes_what_is_as_good_as_the_best_and_not_what_was_played(Game game) {
    List<TurningPoint> points = points(game);

    Lesson lesson = BetterMoves.lesson(game, points).orElseThrow();

    assertThat(lesson.steps()).hasSizeBetween(1, BetterMoves.MOST_STEPS);
    for (Step step : lesson.steps()) {
      TurningPoint point = asked(step, points);
      Attempt attempt = Attempt.of(exercise(step));
      assertThat(attempt.position()).isEqualTo(point.played().trace().before());
      assertThat(attempt.play(point.move()).standing()).isEqualTo(Standing.FAILED);
      assertThat(attempt.play(point.move()).text()).startsWith("That is what was played.");
      for (Advice advice : point.moves()) {
        boolean isRight = attempt.play(advice.move()).standing() == Standing.SOLVED;
        int value = advice.thought().value();
        if (value == point.better().thought().value()) {
          assertThat(isRight).as("%s as good as the best", advice.move()).isTrue();
        }
        if (value <= point.played().thought().value()) {
          assertThat(isRight).as("%s no better than what was played", advice.move()).isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void as_a_lesson_file_nothing_is_found_wrong_with_them(Game game) throws IOException {
    Lesson lesson = BetterMoves.lesson(game, points(game)).orElseThrow();
    Path file = folder.resolve("better-moves.md");

    Files.writeString(file, LessonWriter.write(lesson));

    LessonFile read = LessonFiles.course(file).files().get(0);
    assertThat(read.findings()).isEmpty();
    assertThat(read.lesson()).contains(stripped(lesson));
  }

  /** As it is read: nothing stands behind the last paragraph. */
  private static Lesson stripped(Lesson lesson) {
    return new Lesson(
        lesson.name(),
        lesson.title(),
        lesson.summary(),
        lesson.rules(),
        lesson.after(),
        lesson.introduction().strip(),
        lesson.steps().stream()
            .map(step -> new Step(step.id(), step.title(), step.prose().strip(), step.block()))
            .toList());
  }

  @Test
  void most_turning_points_can_be_asked() {
    int asked = 0;
    int all = 0;
    for (Game game : games().toList()) {
      List<TurningPoint> points = points(game);
      asked += BetterMoves.lesson(game, points).map(lesson -> lesson.steps().size()).orElse(0);
      all += Math.min(points.size(), BetterMoves.MOST_STEPS);
    }
    assertThat(asked).isGreaterThan(all * 4 / 5);
  }

  @Test
  void they_are_asked_in_the_order_in_which_they_were_played_and_say_what_was_played() {
    Game game = Notated.play(Game.of(Ruleset.DAKON), "A c");
    Lesson lesson = BetterMoves.lesson(game, points(game)).orElseThrow();

    assertThat(lesson.steps()).extracting(Step::id).first().isEqualTo("move-1");
    assertThat(lesson.steps().get(0).title()).isEqualTo("Turn 1, South");
    assertThat(lesson.steps().get(0).prose())
        .startsWith("<p>A was played. As far as the coach looked ahead it cost ")
        .endsWith(" What is better?</p>\n");
    assertThat(lesson.introduction()).contains("another move would have been better");
  }

  @Test
  void of_a_game_without_a_turning_point_there_is_no_lesson() {
    assertThat(BetterMoves.lesson(Game.of(Ruleset.DAKON), List.of())).isEmpty();
  }
}
