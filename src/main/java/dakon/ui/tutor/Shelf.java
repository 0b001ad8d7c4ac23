package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.markdown.LessonFiles;
import dakon.lesson.markdown.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;

/**
 * Where lessons are read from, and the examples that go with them.
 *
 * @param place finds the folder of lessons, or the one lesson
 * @param own the place, where it is of the user's own and may change
 */
record Shelf(Callable<Path> place, Optional<Path> own) {
  private static final String LESSON = ".md";
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

  /** Whether a file or folder is one of lessons; else it is a position, moves or a record. */
  static boolean holds(Path file) {
    return Files.isDirectory(file) || file.toString().toLowerCase(Locale.ROOT).endsWith(LESSON);
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
   * Calls {@code changed} on the event dispatch thread whenever the lessons have changed, until the
   * following is ended; never where nothing can change.
   */
  Following follow(Runnable changed) {
    return own.map(path -> Following.begun(path, changed)).orElseGet(Following::ofNothing);
  }

  /**
   * What follows the lessons.
   *
   * @param begun is done as soon as no change is missed any more
   * @param thread looks at the files, if any can change
   */
  record Following(CountDownLatch begun, Optional<Thread> thread) {
    private static Following ofNothing() {
      return new Following(new CountDownLatch(0), Optional.empty());
    }

    private static Following begun(Path path, Runnable changed) {
      CountDownLatch begun = new CountDownLatch(1);
      Thread watching = new Thread(() -> watch(path, begun, changed), "lesson-watch");
      watching.setDaemon(true);
      watching.start();
      return new Following(begun, Optional.of(watching));
    }

    /** Reads after it has begun, so that what is read is no older than what is followed. */
    Callable<Course> first(Callable<Course> reader) {
      return () -> {
        begun.await();
        return reader.call();
      };
    }

    void end() {
      thread.ifPresent(Thread::interrupt);
    }
  }

  private static void watch(Path path, CountDownLatch begun, Runnable changed) {
    try {
      Watch changes = new Watch(List.of(path));
      begun.countDown();
      while (true) {
        changes.await();
        SwingUtilities.invokeLater(changed);
      }
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }
}
