package dakon.app;

import dakon.lesson.Course;
import dakon.lesson.markdown.LessonFiles;
import dakon.lesson.markdown.Watch;
import dakon.ui.tutor.TutorPanel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.swing.SwingUtilities;

/**
 * Where lessons are read from, and the examples that go with them.
 *
 * @param place finds the folder of lessons, or the one lesson
 */
record Shelf(Callable<Path> place) {
  private static final String LANGUAGE = "en";
  private static final String EXAMPLES = "examples";

  /** What comes with the program. */
  static Shelf shipped() {
    return new Shelf(() -> LessonFiles.shipped(LANGUAGE));
  }

  /** Has a tutor read a folder or a file of the user, and read it again after every change. */
  static void follow(TutorPanel tutor, Path path, Optional<String> step) {
    Thread watching = new Thread(() -> watch(tutor, path, step), "lesson-watch");
    watching.setDaemon(true);
    watching.start();
  }

  private static void watch(TutorPanel tutor, Path path, Optional<String> step) {
    try {
      Watch changes = new Watch(List.of(path));
      SwingUtilities.invokeLater(() -> new Shelf(() -> path).load(tutor, step));
      while (true) {
        changes.await();
        SwingUtilities.invokeLater(tutor::reload);
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  /** Has a tutor read it. */
  void load(TutorPanel tutor, Optional<String> step) {
    tutor.load(() -> LessonFiles.course(place.call()), () -> examples(place.call()), step);
  }

  private static Course examples(Path lessons) throws IOException {
    Path examples = lessons.resolve(EXAMPLES);
    return Files.isDirectory(examples) ? LessonFiles.course(examples) : new Course(List.of());
  }
}
