package dakon.ui.classroom;

import dakon.ui.theme.Palette;

/** How something is meant: a colour, and a sign for whoever cannot tell the colours apart. */
enum Tone {
  /** Something to know. */
  PLAIN("", Palette.QUIET),
  /** Something to think about. */
  ASKING("question", Palette.QUESTION),
  /** Some help. */
  HINT("hint", Palette.QUESTION),
  /** How it is done. */
  SOLUTION("eye", Palette.QUESTION),
  /** Right. */
  RIGHT("check", Palette.ACTION),
  /** Not right. */
  WRONG("cross", Palette.CAPTURE);

  private final String icon;
  private final Palette colour;

  Tone(String icon, Palette colour) {
    this.icon = icon;
    this.colour = colour;
  }

  /** The name of its sign; empty where it has none. */
  String icon() {
    return icon;
  }

  /** Its colour. */
  Palette colour() {
    return colour;
  }
}
