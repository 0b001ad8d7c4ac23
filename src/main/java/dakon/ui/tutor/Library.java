package dakon.ui.tutor;

import dakon.gallery.Gallery;
import dakon.lesson.Course;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.SwingWorker;

/** The lessons that are open, read in the background, and again whenever they change. */
final class Library {
  private final Reader reader;
  private Optional<Shelf> shelf = Optional.empty();
  private Optional<Shelf.Following> following = Optional.empty();
  private Optional<Callable<Course>> lessons = Optional.empty();
  private Callable<Course> furtherExamples = () -> new Course(List.of());
  private Callable<Gallery> examples = () -> new Gallery(List.of());

  /** A library without lessons. */
  Library(Reader reader) {
    this.reader = reader;
  }

  /** Is told, on the event dispatch thread, what is read. */
  interface Reader {
    /** Something is being read, so that there are other examples. */
    void begun();

    /** Lessons were opened, at the number, from 1, or the id of a step if one was asked for. */
    void opened(Course course, Optional<String> step);

    /** The lessons that are open were read once more. */
    void reread(Course course);

    /** Lessons could not be read. */
    void failed(Throwable why);
  }

  /** Opens what is on a shelf, and follows it. */
  void open(Shelf next, Optional<String> step) {
    following.ifPresent(Shelf.Following::end);
    shelf = Optional.of(next);
    Shelf.Following follower = next.follow(this::reload);
    following = Optional.of(follower);
    load(follower.first(next::lessons), next::examples, step);
  }

  /**
   * Opens lessons.
   *
   * @param course reads them
   * @param more reads what has further examples, when they are first to be shown
   */
  void load(Callable<Course> course, Callable<Course> more, Optional<String> step) {
    lessons = Optional.of(course);
    furtherExamples = more;
    read(course, read -> reader.opened(read, step));
  }

  /** Reads the lessons that are open once more. */
  void reload() {
    lessons.ifPresent(course -> read(course, reader::reread));
  }

  private void read(Callable<Course> course, Consumer<Course> then) {
    Callable<Course> more = furtherExamples;
    SwingWorker<Course, Void> reading =
        new SwingWorker<>() {
          @Override
          protected Course doInBackground() throws Exception {
            return course.call();
          }

          @Override
          protected void done() {
            if (!lessons.equals(Optional.of(course))) {
              return; // something else was opened meanwhile
            }
            try {
              then.accept(get());
            } catch (ExecutionException failed) {
              reader.failed(failed.getCause());
            } catch (InterruptedException interrupted) {
              Thread.currentThread().interrupt();
            }
          }
        };
    examples = () -> Gallery.of(more.call(), reading.get());
    reader.begun();
    reading.execute();
  }

  /** Whether nothing was opened yet. */
  boolean isEmpty() {
    return lessons.isEmpty();
  }

  /** What the lessons are read from, where it is of the user's own. */
  Optional<Path> own() {
    return shelf.flatMap(Shelf::own);
  }

  /** Gives the examples of the lessons that are open; may wait until they are read. */
  Callable<Gallery> examples() {
    return examples;
  }
}
