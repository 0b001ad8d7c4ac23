package dakon.judging;

import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Choice;
import dakon.text.Messages;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a learner chose in a question.
 *
 * @param question the question
 * @param chosen the places of the chosen answers, from 0
 */
public record Selection(QuestionBlock question, Set<Integer> chosen) {

  /** Keeps its own set, and refuses what cannot be chosen. */
  public Selection {
    chosen = Set.copyOf(chosen);
    int choices = question.choices().size();
    chosen.forEach(place -> Objects.checkIndex(place, choices));
  }

  /** Whether the right choices were chosen, and no others. */
  public boolean isRight() {
    return wrong() == 0 && missing() == 0;
  }

  /** Whether it was right to choose the choice of this place, or to leave it. */
  public boolean isRight(int place) {
    return choice(place).right() == chosen.contains(place);
  }

  private Choice choice(int place) {
    return question.choices().get(place);
  }

  private int wrong() {
    return (int) chosen.stream().filter(place -> !choice(place).right()).count();
  }

  private int missing() {
    return (int)
        IntStream.range(0, question.choices().size())
            .filter(place -> choice(place).right() && !chosen.contains(place))
            .count();
  }

  /** What it is worth, in a sentence. What is to be said of each choice stands with it. */
  public String text() {
    Messages messages = Messages.of(Selection.class);
    if (isRight()) {
      return messages.text(question.hasSeveral() ? "selection.right.several" : "selection.right");
    }
    if (!question.hasSeveral()) {
      return messages.text("selection.other");
    }
    return wrong() == 0
        ? messages.text("selection.missing", missing())
        : messages.text("selection.wrong", wrong());
  }
}
