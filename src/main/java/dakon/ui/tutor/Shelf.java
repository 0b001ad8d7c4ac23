package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.markdown.LessonFiles;
import dakon.lesson.markdown.Watch;
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
 * @param own the place, where it is of the user's own and may change
 */
record Shelf(Callable<Path> place, Optional<Path> own) {
  private static final String LANGUAGE = "en";
  private static final String EXAMPLES = "examples";
  private static final String HELP = "help";

  /** What comes with the program. */
  static Shelf shipped() {
    return new Shelf(() -> LessonFiles.shipped(LANGUAGE), Optional.empty());
  }

  /** A folder or a file of the user. */
  static Shelf of(Path path) {
    return new Shelf(() -> path, Optional.of(path));
  }

  /** Reads the chapters of the help. */
  static Course help() throws IOException {
    return LessonFiles.course(LessonFiles.shipped(LANGUAGE).resolve(HELP));
  }

  /** Reads the lessons. */
  Course lessons() throws Exception {
    return LessonFiles.course(place.call());
  }

  /** Reads what has examples beside the lessons. */
  Course examples() throws Exception {
    Path examples = place.call().resolve(EXAMPLES);
    return Files.isDirectory(examples) ? LessonFiles.course(examples) : new Course(List.of());
  }

  /**
   * Calls {@code opened}, and {@code changed} whenever the lessons have changed since, on the event
   * dispatch thread.
   *
   * @return what watches, until it is interrupted; nothing where nothing can change
   */
  Optional<Thread> follow(Runnable opened, Runnable changed) {
    if (own.isEmpty()) {
      opened.run();
    }
    return own.map(path -> new Thread(() -> watch(path, opened, changed), "lesson-watch"))
        .map(Shelf::started);
  }

  private static Thread started(Thread watching) {
    watching.setDaemon(true);
    watching.start();
    return watching;
  }

  private static void watch(Path path, Runnable opened, Runnable changed) {
    try {
      Watch changes = new Watch(List.of(path));
      SwingUtilities.invokeLater(opened);
      while (true) {
        changes.await();
        SwingUtilities.invokeLater(changed);
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }
}
