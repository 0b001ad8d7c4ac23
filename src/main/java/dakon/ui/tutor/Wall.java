package dakon.ui.tutor;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.settings.Settings;
import dakon.ui.classroom.ClassPanel;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.theme.Theme;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** The wall, on which a lesson covers all else in the tutor until one is through with it. */
final class Wall {
  private final JComponent tutor;
  private final JComponent study;
  private final LessonDesk desk;
  private final Settings settings;
  private final Runnable back;

  /**
   * A wall on which nothing is.
   *
   * @param tutor has the wall or the study, and says which
   * @param study what is covered
   * @param desk where the lesson goes on afterwards
   * @param back gives the keyboard back to what is shown
   */
  Wall(JComponent tutor, JComponent study, LessonDesk desk, Settings settings, Runnable back) {
    this.tutor = tutor;
    this.study = study;
    this.desk = desk;
    this.settings = settings;
    this.back = back;
  }

  /** Puts a lesson on the wall, at the step that is shown. */
  void project(LessonFile file, Lesson lesson) {
    JComponent shown =
        new ClassPanel(
            file, lesson, desk.bookmark(file), settings, reached -> uncover(file, reached));
    put(shown, true);
    SwingUtilities.invokeLater(shown::requestFocusInWindow);
  }

  private void uncover(LessonFile file, LessonPanel.Bookmark reached) {
    Theme.dress(study);
    put(study, false);
    desk.turnTo(file, reached);
    back.run();
  }

  private void put(JComponent content, boolean isOnWall) {
    tutor.removeAll();
    tutor.add(content);
    tutor.revalidate();
    tutor.repaint();
    tutor.firePropertyChange(TutorPanel.ON_WALL, !isOnWall, isOnWall);
  }
}
