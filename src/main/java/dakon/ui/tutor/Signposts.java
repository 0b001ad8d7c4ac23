package dakon.ui.tutor;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import dakon.lesson.Course;
import dakon.progress.Outline;
import dakon.progress.Progress;
import dakon.progress.StepId;
import dakon.ui.progress.CourseOutline;
import dakon.ui.progress.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Shows at the side and on Home what is done, what may be done next, and what is asked again. */
final class Signposts {
  private final SideBar sideBar;
  private final Seat seat;
  private final Consumer<Outlook> home;
  private Course course = new Course(List.of());
  private Outline outline = new Outline(List.of());

  /** Whether there is a course yet. */
  private boolean isFollowed;

  /** Signposts that lead nowhere yet. */
  Signposts(SideBar sideBar, Seat seat, Consumer<Outlook> home) {
    this.sideBar = sideBar;
    this.seat = seat;
    this.home = home;
  }

  /** The course through which they lead. */
  Course course() {
    return course;
  }

  /** Leads through another course. */
  void follow(Course newCourse) {
    course = newCourse;
    outline = CourseOutline.of(newCourse);
    isFollowed = true;
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
    int due = seat.review(outline).steps().size();
    Outlook outlook = Outlook.of(course, outline, progress, due);
    sideBar.offerReview(due);
    outlook
        .next()
        .ifPresentOrElse(
            next -> sideBar.next().offer(next, outlook.isBegun()), sideBar.next()::withdraw);
    if (isFollowed) {
      home.accept(outlook);
    }
  }

  /** The next thing to do, unless all is done. */
  Optional<StepId> next() {
    return outline.next(seat.progress());
  }

  /** The next thing to do, if anything was done before. */
  Optional<StepId> goingOn() {
    return next().filter(next -> outline.isBegun(seat.progress()));
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
