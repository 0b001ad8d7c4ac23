package dakon.ui.tutor;

import java.util.Arrays;
import java.util.Locale;

/** What can be on the page beside the side bar. */
enum Page {
  /** Where one begins, and sees what there is. */
  HOME("home"),
  /** A lesson. */
  LESSON("lessons"),
  /** A whole game. */
  PLAY("match"),
  /** The examples. */
  EXAMPLES("examples"),
  /** A board to set up and to try moves on. */
  BOARD("board"),
  /** The best first turn, of a game or of what is on the board. */
  FIRST_TURN("board"),
  /** The coach, who speaks of what is on the board. */
  COACH("board"),
  /** Moves under two sets of rules. */
  COMPARE("board"),
  /** What a teacher does with a lesson. */
  TEACH("teach"),
  /** Things asked again. */
  REVIEW("review"),
  /** The rules, the keys and more. */
  HELP("help");

  private final String icon;

  Page(String icon) {
    this.icon = icon;
  }

  /** The page of a key; Home where it is none. */
  static Page of(String key) {
    return Arrays.stream(values()).filter(page -> page.key().equals(key)).findFirst().orElse(HOME);
  }

  /** What it is called in messages and settings. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The page whose entry in the side bar leads to it. */
  Page entry() {
    return this == FIRST_TURN || this == COACH || this == COMPARE ? BOARD : this;
  }

  /** The name of its icon. */
  String icon() {
    return icon;
  }
}
