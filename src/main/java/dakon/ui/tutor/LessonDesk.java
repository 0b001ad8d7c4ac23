package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.progress.StepId;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.lesson.FindingsPane;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.progress.LearnerMenu;
import dakon.ui.progress.Seat;
import dakon.ui.theme.SentencePanel;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The lesson that is open, chosen from the list of all; it lies on its own page. */
final class LessonDesk {
  private final Messages messages = Messages.of(LessonDesk.class);
  private final LessonList list;
  private final Signposts signposts;
  private final PageArea pages;
  private final Seat seat;
  private final Settings settings;

  /** A desk on which nothing lies yet. */
  LessonDesk(LessonList list, Signposts signposts, PageArea pages, Seat seat, Settings settings) {
    this.list = list;
    this.signposts = signposts;
    this.pages = pages;
    this.seat = seat;
    this.settings = settings;
  }

  /**
   * Has the lessons of another course. Opened is the first of them if a step is asked for, else the
   * one in which there is something to go on with.
   */
  void show(Course course, Optional<String> step) {
    signposts.follow(course);
    if (course.files().isEmpty()) {
      list.show(course);
      say(messages.text("empty"));
    } else {
      list.update(course, first(course, step.isPresent()));
      list.shown().ifPresent(this::open);
      step.ifPresent(this::show);
    }
  }

  private LessonFile first(Course course, boolean atItsHead) {
    LessonFile first = course.files().get(0);
    return atItsHead
        ? first
        : signposts.goingOn().flatMap(next -> file(course, next.lesson())).orElse(first);
  }

  private static Optional<LessonFile> file(Course course, String lesson) {
    return course.files().stream()
        .filter(file -> file.lesson().filter(is -> is.name().equals(lesson)).isPresent())
        .findFirst();
  }

  /** Has lessons that have changed; as little as may be changes on the desk. */
  void update(Course read) {
    Optional<LessonFile> before = list.shown();
    Optional<LessonFile> now =
        before.flatMap(
            file -> read.files().stream().filter(each -> each.isAt(file.path())).findFirst());
    if (now.isEmpty()) {
      show(read, Optional.empty());
    } else {
      signposts.follow(read);
      list.update(read, now.get());
      if (!now.get().readsLike(before.get())) {
        refresh();
      }
    }
  }

  /** Opens the lesson anew, at the same step. */
  void refresh() {
    Optional<LessonPanel.Bookmark> bookmark = lesson().map(LessonPanel::bookmark);
    boolean hadFocus = pages.shown() == Page.LESSON && pages.hasFocusWithin();
    list.shown().ifPresent(this::open);
    bookmark.ifPresent(step -> lesson().ifPresent(lesson -> lesson.show(step)));
    if (hadFocus) {
      pages.enter();
    }
  }

  /** Opens a lesson: one that is begun at its first step not done. */
  void open(LessonFile file) {
    put(file.lessonWithSteps().map(lesson -> panel(file, lesson)).orElseGet(() -> findings(file)));
    file.lesson()
        .flatMap(lesson -> signposts.goingOn(lesson.name()))
        .ifPresent(next -> show(next.step()));
  }

  /** Opens the lesson of a step, at that step. */
  void show(StepId step) {
    list.selecting(step.lesson()).ifPresent(Runnable::run);
    show(step.step());
  }

  private void show(String step) {
    lesson().ifPresent(lesson -> lesson.show(step));
  }

  /** The lesson, unless something else is said in its place. */
  Optional<LessonPanel> lesson() {
    return pages.on(Page.LESSON).map(shown -> shown instanceof LessonPanel lesson ? lesson : null);
  }

  /** The step at which a lesson is open, or its first. */
  LessonPanel.Bookmark bookmark(LessonFile file) {
    return lesson()
        .filter(shown -> list.shown().filter(file::equals).isPresent())
        .map(LessonPanel::bookmark)
        .orElse(new LessonPanel.Bookmark("", 1));
  }

  /** Goes to a step of a lesson, if that is the one that is open. */
  void turnTo(LessonFile file, LessonPanel.Bookmark reached) {
    lesson()
        .filter(shown -> list.shown().filter(file::equals).isPresent())
        .ifPresent(shown -> shown.show(reached));
  }

  /** The step that is open. */
  Optional<LearnerMenu.Place> here() {
    return list.shown().flatMap(LessonFile::lesson).flatMap(this::here);
  }

  private Optional<LearnerMenu.Place> here(Lesson lesson) {
    return lesson()
        .map(shown -> lesson.steps().get(shown.bookmark().number() - 1))
        .flatMap(
            step ->
                StepId.of(lesson.name(), step.id())
                    .map(id -> new LearnerMenu.Place(id, step.title(), lesson.title())));
  }

  /** Says something in the place of a lesson. */
  void say(String sentence) {
    put(new SentencePanel(sentence));
  }

  private void put(JComponent content) {
    pages.put(Page.LESSON, content);
  }

  private JComponent panel(LessonFile file, Lesson lesson) {
    int index = list.getSelectedIndex();
    return new LessonPanel(
        file,
        lesson,
        new LessonPanel.Neighbours(
            entering(index - 1), entering(index + 1), messages.text("next.lesson")),
        settings,
        new LoggedOutcomes(seat));
  }

  /** What opens another lesson and enters it, if there is one at that place in the list. */
  private Optional<Runnable> entering(int index) {
    return list.selecting(index)
        .map(
            select ->
                () -> {
                  select.run();
                  pages.enter();
                });
  }

  private static JComponent findings(LessonFile file) {
    JPanel panel =
        new JPanel(new MigLayout("insets 24 28 20 28, fill", "[grow,fill]", "[grow,fill]"));
    panel.setOpaque(false);
    panel.add(new FindingsPane(file), "wmin 0, hmin 0");
    return panel;
  }
}
