package dakon.ui.theme;

import com.formdev.flatlaf.FlatLaf;
import javax.swing.JComponent;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** The themes a window can have. Another look and feel serves too, with colours derived from it. */
public enum Theme {
  /** Light. */
  PAPER,
  /** Dark. */
  NIGHT;

  private static final String DRESS = "dakon.dress";

  /** What a component looks like. */
  private record Dress(LookAndFeel theme, int zoom) {}

  /** What the choice of a theme is kept as. */
  public static final String SETTING = "theme";

  /** The theme in force. */
  public static Theme current() {
    return FlatLaf.isLafDark() ? NIGHT : PAPER;
  }

  /** The theme of a name that was kept; light where it is none. */
  public static Theme named(String name) {
    return NIGHT.name().equals(name) ? NIGHT : PAPER;
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

  /**
   * Has a component that was kept aside follow the theme and the zoom, which may have changed
   * meanwhile; to be called whenever it is put back.
   */
  public static void dress(JComponent component) {
    Object before = component.getClientProperty(DRESS);
    Dress now = new Dress(UIManager.getLookAndFeel(), Zoom.percent());
    if (before != null && !before.equals(now)) {
      SwingUtilities.updateComponentTreeUI(component);
    }
    component.putClientProperty(DRESS, now);
  }
}
