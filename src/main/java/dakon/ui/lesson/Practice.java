package dakon.ui.lesson;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.settings.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A lesson that the program has made: it is in no file, and what is found in it is forgotten. */
public final class Practice {
  private Practice() {}

  /**
   * The lesson at its first step.
   *
   * @param back leads from both of its ends back to where it was made
   * @param backwards what that is called
   */
  public static LessonPanel of(Lesson lesson, Runnable back, String backwards, Settings settings) {
    LessonFile file =
        new LessonFile(Path.of(lesson.name()), Optional.of(lesson), List.of(), 0, List.of());
    LessonPanel.Neighbours ends =
        new LessonPanel.Neighbours(Optional.of(back), Optional.of(back), backwards);
    return new LessonPanel(file, lesson, ends, settings, new Found());
  }
}
