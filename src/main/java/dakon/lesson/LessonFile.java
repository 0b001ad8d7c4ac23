package dakon.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A lesson file as it was read.
 *
 * @param path the file, as it was asked for
 * @param lesson the lesson, as far as it could be read; a step whose block is wrong stands without
 *     it, and a file that is no lesson at all gives none
 * @param findings all that is to be said of the file, in the order of places
 * @param claims how many claims were tested
 * @param lines the lines of the file, to which the findings point; none where it is no text
 */
public record LessonFile(
    Path path, Optional<Lesson> lesson, List<Finding> findings, int claims, List<String> lines) {

  /** Sorts the findings. */
  public LessonFile {
    Objects.requireNonNull(path);
    Objects.requireNonNull(lesson);
    findings = findings.stream().sorted().toList();
    lines = List.copyOf(lines);
  }

  /** The lesson, where it has a step to be shown. */
  public Optional<Lesson> lessonWithSteps() {
    return lesson.filter(read -> !read.steps().isEmpty());
  }

  /** Whether nothing is wrong with the file; warnings alone are well. */
  public boolean isWell() {
    return findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
  }

  /** Whether this is the file of a path. */
  public boolean isAt(Path other) {
    return path.equals(other);
  }

  /** Whether this is the same file with the same words, and as much is wrong with it. */
  public boolean readsLike(LessonFile other) {
    return path.equals(other.path) && lines.equals(other.lines) && findings.equals(other.findings);
  }
}
