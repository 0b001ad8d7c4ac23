package dakon.painting;

import java.awt.Color;
import java.util.Objects;

/**
 * The paper of an author's slips.
 *
 * @param ground the paper itself
 * @param edge the line round it
 * @param ink what is written on it
 */
public record Paper(Color ground, Color edge, Color ink) {
  /** Light paper, as one prints on. */
  public static final Paper WHITE =
      new Paper(new Color(0xFFFDF8), new Color(0x8C7A66), new Color(0x2A211B));

  /** Refuses a paper without a colour. */
  public Paper {
    Objects.requireNonNull(ground);
    Objects.requireNonNull(edge);
    Objects.requireNonNull(ink);
  }
}
