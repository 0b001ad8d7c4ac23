package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.progress.Outline;
import dakon.progress.Progress;
import dakon.progress.StepId;
import dakon.rules.Ruleset;
import dakon.ui.progress.CourseOutline;
import java.util.List;
import java.util.Optional;

/**
 * How one stands with a course: what Home shows.
 *
 * @param isBegun whether anything was done before
 * @param next what to do next; nothing when all is done
 * @param games the games of the course, in the order in which they are taught
 * @param due how many steps are to be asked again
 */
record Outlook(boolean isBegun, Optional<Next> next, List<OfGame> games, int due) {

  /**
   * A step to go to.
   *
   * @param id its names
   * @param lesson the title of its lesson
   * @param title its own title
   * @param number its number, from 1
   */
  record Next(StepId id, String lesson, String title, int number) {}

  /**
   * How one stands with the lessons of a game.
   *
   * @param game the game
   * @param done how many lessons are done
   * @param lessons how many there are
   * @param share which part of all steps is done
   * @param next what to do next in them; the first step when all is done
   */
  record OfGame(Ruleset game, int done, int lessons, double share, StepId next) {}

  /**
   * How a learner stands with a course.
   *
   * @param outline that of the course
   */
  static Outlook of(Course course, Outline outline, Progress progress, int due) {
    return new Outlook(
        outline.isBegun(progress),
        outline.next(progress).flatMap(step -> next(course, step)),
        Ruleset.GAMES.stream().flatMap(game -> of(game, course, progress).stream()).toList(),
        due);
  }

  private static Optional<Next> next(Course course, StepId step) {
    return course
        .lesson(step.lesson())
        .flatMap(
            lesson ->
                lesson
                    .place(step.step())
                    .map(
                        place ->
                            new Next(
                                step,
                                lesson.title(),
                                lesson.steps().get(place).title(),
                                place + 1)));
  }

  private static Optional<OfGame> of(Ruleset game, Course course, Progress progress) {
    Course own =
        new Course(
            course.files().stream()
                .filter(file -> file.lesson().filter(lesson -> teaches(lesson, game)).isPresent())
                .toList());
    Outline outline = CourseOutline.of(own);
    return outline.steps().stream()
        .findFirst()
        .map(
            first ->
                new OfGame(
                    game,
                    done(own, outline, progress),
                    own.lessons().size(),
                    share(outline, progress),
                    outline.next(progress).orElse(first.id())));
  }

  private static boolean teaches(Lesson lesson, Ruleset game) {
    return lesson.rules().game().equals(game.game());
  }

  private static int done(Course course, Outline outline, Progress progress) {
    return (int)
        course.lessons().stream()
            .map(lesson -> outline.tally(lesson.name(), progress))
            .filter(tally -> tally.steps() > 0 && tally.isComplete())
            .count();
  }

  private static double share(Outline outline, Progress progress) {
    long done = outline.steps().stream().filter(step -> progress.isDone(step.id())).count();
    return (double) done / outline.steps().size();
  }
}
