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
  NIGHT,
  /** White on black, with thick lines, for those who can hardly tell colours apart. */
  CONTRAST;

  private static final String DRESS = "dakon.dress";

  static {
    FlatLaf.registerCustomDefaultsSource("dakon.ui.theme", Theme.class.getClassLoader());
  }

  /** What a component looks like. */
  private record Dress(LookAndFeel theme, int zoom) {}

  /** The theme in force. */
  public static Theme current() {
    if (UIManager.getLookAndFeel() instanceof ContrastLaf) {
      return CONTRAST;
    }
    return FlatLaf.isLafDark() ? NIGHT : PAPER;
  }

  /** Puts it in force, in all open windows too. */
  public void install() {
    synchronized (Theme.class) {
      FlatLaf.setup(laf());
    }
    FlatLaf.updateUI();
  }

  /** Loads all that it takes, on any thread, so that it is put in force sooner later on. */
  public void load() {
    synchronized (Theme.class) {
      laf().getDefaults();
    }
  }

  private FlatLaf laf() {
    return switch (this) {
      case PAPER -> new PaperLaf();
      case NIGHT -> new NightLaf();
      case CONTRAST -> new ContrastLaf();
    };
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
