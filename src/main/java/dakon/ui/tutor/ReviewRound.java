package dakon.ui.tutor;

import dakon.lesson.Block;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.progress.Result;
import dakon.progress.Review;
import dakon.progress.StepId;
import dakon.text.Messages;
import dakon.ui.lesson.Outcomes;
import dakon.ui.progress.Seat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Steps asked again, as a lesson of their own. What comes of them is entered where they come from;
 * here it is remembered how each was answered at first.
 */
final class ReviewRound implements Outcomes {
  private final Messages messages = Messages.of(ReviewRound.class);
  private final Seat seat;
  private final List<StepId> origins = new ArrayList<>();
  private final Map<String, Boolean> firstAnswers = new LinkedHashMap<>();
  private final Map<String, Boolean> answers = new LinkedHashMap<>();
  private final Path place;
  private final Optional<Lesson> lesson;

  /** A round through what is due. */
  ReviewRound(Review review, Course course, Seat seat) {
    this.seat = seat;
    List<Step> steps = new ArrayList<>();
    for (StepId due : review.steps()) {
      course.lesson(due.lesson()).ifPresent(from -> ask(due, from, steps));
    }
    this.place =
        course.files().stream().map(LessonFile::path).findFirst().orElse(Path.of("review.md"));
    this.lesson =
        origins.stream()
            .findFirst()
            .flatMap(first -> course.lesson(first.lesson()))
            .map(first -> lesson(first, steps));
  }

  private void ask(StepId due, Lesson from, List<Step> steps) {
    step(from, due.step(), Integer.toString(steps.size() + 1))
        .ifPresent(
            step -> {
              origins.add(due);
              steps.add(step);
            });
  }

  private Lesson lesson(Lesson first, List<Step> steps) {
    String title = messages.text("review.title");
    return new Lesson("review", title, title, first.rules(), Optional.empty(), "", steps);
  }

  /** The step, under a number by which it is known here. */
  private Optional<Step> step(Lesson from, String id, String number) {
    return from.steps().stream()
        .filter(step -> step.id().equals(id))
        .findFirst()
        .map(
            step ->
                new Step(
                    number,
                    messages.text("review.step", from.title(), step.title()),
                    step.prose(),
                    step.block().map(block -> block.accept(new OwnBoard(from, step)))));
  }

  /** Gives a question the board of a step before, with nothing pointed out on it. */
  private record OwnBoard(Lesson from, Step step) implements Block.Visitor<Block> {
    @Override
    public Block board(Block.BoardBlock block) {
      return block;
    }

    @Override
    public Block replay(Block.ReplayBlock block) {
      return block;
    }

    @Override
    public Block predict(Block.PredictBlock block) {
      return block;
    }

    @Override
    public Block exercise(Block.ExerciseBlock block) {
      return block;
    }

    @Override
    public Block question(Block.QuestionBlock block) {
      return new Block.QuestionBlock(block.choices(), block.board().or(this::before));
    }

    private Optional<Block.BoardBlock> before() {
      return from.steps().stream()
          .takeWhile(earlier -> !earlier.equals(step))
          .flatMap(earlier -> earlier.block().stream())
          .flatMap(block -> block.bareBoard().stream())
          .reduce((earlier, later) -> later);
    }
  }

  /** The lesson; none if nothing is to be asked. */
  Optional<Lesson> lesson() {
    return lesson;
  }

  /** A file beside those that the steps come from. */
  LessonFile file() {
    return new LessonFile(place, lesson, List.of(), 0, List.of());
  }

  /** How many were answered. */
  int asked() {
    return firstAnswers.size();
  }

  /** How many were right at once. */
  int right() {
    return (int) firstAnswers.values().stream().filter(right -> right).count();
  }

  @Override
  public void seen(String review, String number) {
    // nothing to remember: only what asks is reviewed
  }

  @Override
  public void wrong(String review, String number) {
    enter(number, Result.WRONG);
  }

  @Override
  public void right(String review, String number, int stars) {
    enter(number, Result.right(stars));
  }

  private void enter(String number, Result result) {
    firstAnswers.putIfAbsent(number, result.isRight());
    answers.put(number, result.isRight());
    seat.enter(origins.get(Integer.parseInt(number) - 1), result);
  }

  @Override
  public boolean isDone(String review, String number) {
    return answers.getOrDefault(number, false);
  }
}
