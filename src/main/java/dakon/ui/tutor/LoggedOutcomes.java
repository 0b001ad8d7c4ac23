package dakon.ui.tutor;

import dakon.progress.Result;
import dakon.progress.StepId;
import dakon.ui.lesson.Outcomes;
import dakon.ui.progress.Seat;

/**
 * Enters what comes of the steps of lessons into the logbook of the one who learns.
 *
 * @param seat who learns
 */
record LoggedOutcomes(Seat seat) implements Outcomes {

  @Override
  public void seen(String lesson, String step) {
    enter(lesson, step, Result.SEEN);
  }

  @Override
  public void wrong(String lesson, String step) {
    enter(lesson, step, Result.WRONG);
  }

  @Override
  public void right(String lesson, String step, int stars) {
    enter(lesson, step, Result.right(stars));
  }

  private void enter(String lesson, String step, Result result) {
    StepId.of(lesson, step).ifPresent(id -> seat.enter(id, result));
  }

  @Override
  public boolean isDone(String lesson, String step) {
    return StepId.of(lesson, step).filter(seat.progress()::isDone).isPresent();
  }
}
