package dakon.lesson;

import dakon.rules.Ruleset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Something to learn, step by step.
 *
 * @param name what it is called by in other files and in what is kept of a learner's progress: the
 *     file name without number and suffix
 * @param title its heading
 * @param summary what it is about, in a sentence
 * @param rules the game it teaches, unless a block says otherwise
 * @param after the name of the lesson that should come before
 * @param introduction what is said before the first step, as HTML; empty where nothing is
 * @param steps the steps
 */
public record Lesson(
    String name,
    String title,
    String summary,
    Ruleset rules,
    Optional<String> after,
    String introduction,
    List<Step> steps) {

  /** Keeps its own list of the steps. */
  public Lesson {
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
    Objects.requireNonNull(summary);
    Objects.requireNonNull(rules);
    Objects.requireNonNull(after);
    Objects.requireNonNull(introduction);
    steps = List.copyOf(steps);
  }

  /** The place, from 0, of the step of this number, from 1, or of this id. */
  public Optional<Integer> place(String numberOrId) {
    return IntStream.range(0, steps.size())
        .filter(
            place ->
                numberOrId.equals(Integer.toString(place + 1))
                    || numberOrId.equals(steps.get(place).id()))
        .boxed()
        .findFirst();
  }
}
