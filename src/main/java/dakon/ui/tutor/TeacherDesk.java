package dakon.ui.tutor;

import dakon.export.worksheet.Worksheet;
import dakon.lesson.Course;
import dakon.lesson.LessonFile;
import dakon.ui.export.WorksheetAction;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;

/**
 * What a teacher does with a lesson: with one chosen on the page for it, or the one that is open.
 */
final class TeacherDesk implements TeachPage.Teaching {
  private final JComponent tutor;
  private final PageArea pages;
  private final LessonList list;
  private final Wall wall;
  private final LazyPage<TeachPage> page;

  /**
   * A desk for the lessons of a course.
   *
   * @param tutor where it is asked what to print on
   * @param list says which lesson is open
   * @param course gives the lessons to choose from
   */
  TeacherDesk(
      JComponent tutor, PageArea pages, LessonList list, Supplier<Course> course, Wall wall) {
    this.tutor = tutor;
    this.pages = pages;
    this.list = list;
    this.wall = wall;
    this.page = pages.offer(Page.TEACH, () -> listing(new TeachPage(this), course.get()));
  }

  private TeachPage listing(TeachPage teach, Course course) {
    teach.show(course.files(), list.shown());
    return teach;
  }

  /** Lists the lessons of another course. */
  void show(Course course) {
    page.made().ifPresent(teach -> listing(teach, course));
  }

  /** Puts the lesson that is chosen on the wall. */
  void project() {
    chosen().ifPresent(this::project);
  }

  @Override
  public void project(LessonFile file) {
    file.lessonWithSteps().ifPresent(lesson -> wall.project(file, lesson));
  }

  /** Prints a worksheet of the lesson that is chosen. */
  void print() {
    chosen().ifPresent(this::print);
  }

  @Override
  public void print(LessonFile file) {
    file.lessonWithSteps()
        .ifPresent(lesson -> new WorksheetAction(tutor, () -> Worksheet.of(lesson)).perform());
  }

  private Optional<LessonFile> chosen() {
    return pages.shown() == Page.TEACH ? page.made().flatMap(TeachPage::chosen) : list.shown();
  }
}
