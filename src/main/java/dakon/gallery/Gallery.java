package dakon.gallery;

import dakon.lesson.Block;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The examples there are.
 *
 * @param examples the examples, in the order in which they are shown
 */
public record Gallery(List<Example> examples) {

  /** Keeps its own list. */
  public Gallery {
    examples = List.copyOf(examples);
  }

  /** Every replay in these courses, one course after the other. */
  public static Gallery of(Course... courses) {
    List<Example> examples = new ArrayList<>();
    for (Course course : courses) {
      for (LessonFile file : course.files()) {
        file.lesson().ifPresent(lesson -> collect(file, lesson, examples));
      }
    }
    return new Gallery(examples);
  }

  private static void collect(LessonFile file, Lesson lesson, List<Example> into) {
    for (Step step : lesson.steps()) {
      step.block()
          .filter(Block.ReplayBlock.class::isInstance)
          .map(Block.ReplayBlock.class::cast)
          .ifPresent(block -> into.add(Example.of(file, lesson, step, block)));
    }
  }

  /** Those that are wanted. */
  public List<Example> matching(Filter filter) {
    return examples.stream().filter(filter::wants).toList();
  }
}
