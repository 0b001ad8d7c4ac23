package dakon.ui.progress;

import dakon.lesson.Block;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.progress.Outline;
import dakon.progress.StepId;
import java.util.Optional;
import java.util.stream.Stream;

/** The outline of a course: what progress can be made in it. */
public final class CourseOutline {
  private static final Asking ASKING = new Asking();

  private CourseOutline() {}

  /** The steps of the lessons that could be read. */
  public static Outline of(Course course) {
    return new Outline(course.lessons().stream().flatMap(CourseOutline::steps).toList());
  }

  private static Stream<Outline.Step> steps(Lesson lesson) {
    return lesson.steps().stream().flatMap(step -> step(lesson, step).stream());
  }

  private static Optional<Outline.Step> step(Lesson lesson, Step step) {
    return StepId.of(lesson.name(), step.id()).map(id -> new Outline.Step(id, asks(step)));
  }

  private static boolean asks(Step step) {
    return step.block().filter(block -> block.accept(ASKING)).isPresent();
  }

  /** Whether the learner has something to answer. */
  private static final class Asking implements Block.Visitor<Boolean> {
    @Override
    public Boolean board(Block.BoardBlock block) {
      return false;
    }

    @Override
    public Boolean replay(Block.ReplayBlock block) {
      return false;
    }

    @Override
    public Boolean predict(Block.PredictBlock block) {
      return true;
    }

    @Override
    public Boolean exercise(Block.ExerciseBlock block) {
      return true;
    }

    @Override
    public Boolean question(Block.QuestionBlock block) {
      return true;
    }
  }
}
