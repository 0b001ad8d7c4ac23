package dakon.ui.theme;

import com.formdev.flatlaf.FlatLaf;

/** The themes a window can have. Another look and feel serves too, with colours derived from it. */
public enum Theme {
  /** Light. */
  PAPER,
  /** Dark. */
  NIGHT;

  /** The theme in force. */
  public static Theme current() {
    return FlatLaf.isLafDark() ? NIGHT : PAPER;
  }

  /** The other one. */
  public Theme other() {
    return this == PAPER ? NIGHT : PAPER;
  }

  /** Puts it in force, in all open windows too. */
  public void install() {
    FlatLaf.setup(this == PAPER ? new PaperLaf() : new NightLaf());
    FlatLaf.updateUI();
  }
}
