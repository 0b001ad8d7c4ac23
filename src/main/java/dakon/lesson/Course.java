package dakon.lesson;

import java.util.List;
import java.util.Optional;

/**
 * The lessons of a folder, in the order of their file names; those that could not be read keep
 * their place.
 *
 * @param files the lesson files
 */
public record Course(List<LessonFile> files) {

  /** Keeps its own list of the files. */
  public Course {
    files = List.copyOf(files);
  }

  /** The lessons that could be read. */
  public List<Lesson> lessons() {
    return files.stream().flatMap(file -> file.lesson().stream()).toList();
  }

  /** The lesson of this name, if there is one that could be read. */
  public Optional<Lesson> lesson(String name) {
    return lessons().stream().filter(lesson -> lesson.name().equals(name)).findFirst();
  }

  /** What came of checking the files. */
  public Check check() {
    return Check.of(files);
  }
}
