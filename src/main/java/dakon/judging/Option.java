package dakon.judging;

import dakon.lesson.Claim;
import java.util.Objects;

/**
 * An answer that can be chosen.
 *
 * @param name what it is called among the answers, whatever the language
 * @param text what it says
 * @param claim the answer
 */
public record Option(String name, String text, Claim claim) {
  /** Refuses an answer that lacks something. */
  public Option {
    Objects.requireNonNull(name);
    Objects.requireNonNull(text);
    Objects.requireNonNull(claim);
  }
}
