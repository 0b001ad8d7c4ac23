package dakon.ui.tutor;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.progress.Outline;
import dakon.progress.Progress;
import dakon.progress.StepId;
import dakon.ui.progress.CourseOutline;
import dakon.ui.progress.Seat;
import java.util.List;
import java.util.Optional;

/** Shows at the side what is done, what may be done next, and how much is to be asked again. */
final class Signposts {
  private final SideBar sideBar;
  private final Seat seat;
  private Course course = new Course(List.of());
  private Outline outline = new Outline(List.of());

  /** Signposts that lead nowhere yet. */
  Signposts(SideBar sideBar, Seat seat) {
    this.sideBar = sideBar;
    this.seat = seat;
  }

  /** Leads through another course. */
  void follow(Course newCourse) {
    course = newCourse;
    outline = CourseOutline.of(newCourse);
    update();
  }

  /** Shows what has changed. */
  void update() {
    Progress progress = seat.progress();
    sideBar
        .lessons()
        .tally(
            outline.steps().stream()
                .map(step -> step.id().lesson())
                .distinct()
                .collect(toMap(identity(), lesson -> outline.tally(lesson, progress))));
    sideBar.offerReview(seat.review(outline).steps().size());
    next().flatMap(this::place).ifPresentOrElse(sideBar.next()::offer, sideBar.next()::rest);
  }

  private Optional<NextEntry.Place> place(StepId next) {
    return course.lesson(next.lesson()).flatMap(lesson -> place(next, lesson));
  }

  private Optional<NextEntry.Place> place(StepId next, Lesson lesson) {
    return lesson
        .place(next.step())
        .map(place -> new NextEntry.Place(isBegun(), lesson.title(), place + 1));
  }

  private boolean isBegun() {
    return outline.steps().stream().anyMatch(step -> seat.progress().of(step.id()).isPresent());
  }

  /** The next thing to do, unless all is done. */
  Optional<StepId> next() {
    return outline.next(seat.progress());
  }

  /** The next thing to do, if anything was done before. */
  Optional<StepId> goingOn() {
    return next().filter(next -> isBegun());
  }

  /** The first step not done of a lesson that is begun. */
  Optional<StepId> goingOn(String lesson) {
    Progress progress = seat.progress();
    return outline.steps().stream()
        .map(Outline.Step::id)
        .filter(step -> step.lesson().equals(lesson) && progress.isBegun(lesson))
        .filter(step -> !progress.isDone(step))
        .findFirst();
  }

  /** A round through what is to be asked again today. */
  ReviewRound round() {
    return new ReviewRound(seat.review(outline), course, seat);
  }
}
