package dakon.replay;

import dakon.board.Pit;
import java.util.Objects;

/**
 * What an author says of a pit, beside that pit.
 *
 * @param at the pit
 * @param text the words
 */
public record Slip(Pit at, String text) {

  /** Refuses a slip without words. */
  public Slip {
    Objects.requireNonNull(at);
    if (text.isBlank()) {
      throw new IllegalArgumentException("nothing is said of " + at);
    }
  }
}
