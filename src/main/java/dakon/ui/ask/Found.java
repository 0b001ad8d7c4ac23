package dakon.ui.ask;

import dakon.ui.lesson.Outcomes;
import java.util.HashSet;
import java.util.Set;

/** What of a turn the learner has found, as long as it is looked for. */
final class Found implements Outcomes {
  private final Set<String> steps = new HashSet<>();

  @Override
  public void seen(String lesson, String step) {}

  @Override
  public void wrong(String lesson, String step) {}

  @Override
  public void right(String lesson, String step, int stars) {
    steps.add(step);
  }

  @Override
  public boolean isDone(String lesson, String step) {
    return steps.contains(step);
  }
}
