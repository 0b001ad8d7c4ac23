package dakon.lesson;

import java.util.Objects;

/**
 * One of the answers to choose from.
 *
 * @param text what it says
 * @param right whether it belongs to the right answer
 * @param why a word on why it does or does not
 */
public record Choice(String text, boolean right, String why) {

  /** Refuses a choice that lacks something. */
  public Choice {
    Objects.requireNonNull(text);
    Objects.requireNonNull(why);
  }
}
