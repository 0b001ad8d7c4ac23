package dakon.export;

import dakon.painting.Paper;
import java.awt.Color;
import java.util.List;

/** What lies behind the board, in the colours of the window's themes. */
public enum Backdrop {
  /** Paper and ink. */
  LIGHT(0xF7F3EA, 0xFFFDF8, 0xE2D8C6, 0x2A211B, 0x6A5C4F),
  /** Warm light on a dark ground. */
  DARK(0x1E1A17, 0x27221E, 0x3A332D, 0xF1E9DD, 0xB6A898);

  private final Color ground;
  private final Color card;
  private final Color line;
  private final Color text;
  private final Color quiet;

  Backdrop(int ground, int card, int line, int text, int quiet) {
    this.ground = new Color(ground);
    this.card = new Color(card);
    this.line = new Color(line);
    this.text = new Color(text);
    this.quiet = new Color(quiet);
  }

  Color ground() {
    return ground;
  }

  /** What the caption stands on. */
  Color card() {
    return card;
  }

  /** The edge of the card. */
  Color line() {
    return line;
  }

  Color text() {
    return text;
  }

  /** Text that keeps back. */
  Color quiet() {
    return quiet;
  }

  /** The paper of an author's slips. */
  Paper paper() {
    return new Paper(card, quiet, text);
  }

  /** The colours that fill areas, in which a wrong shade would show. */
  List<Color> flat() {
    return List.of(ground, card, line, text);
  }
}
