package dakon.testing;

import com.github.caciocavallosilano.cacio.ctc.junit.CacioExtension;
import java.awt.Toolkit;
import java.lang.reflect.Method;
import java.util.Map;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Puts Cacio, an AWT toolkit in pure Java, in the place of the platform's own before any test class
 * is loaded.
 *
 * <p>It has to come that early: whichever test touches AWT first decides on the toolkit for the
 * whole JVM. The build asks for it by the property {@value #SCREEN_SIZE}, together with the options
 * that open the JDK to it; a run without that property, as in an IDE, uses the real display.
 */
public final class DisplayFreeToolkit implements LauncherSessionListener {
  private static final String SCREEN_SIZE = "cacio.managed.screensize";

  /**
   * The text of a usual desktop, by which FlatLaf sets its own. Cacio knows of none, and without it
   * all letters would be a third smaller than anybody sees them.
   */
  private static final Map<String, Object> DESKTOP =
      Map.of("gnome.Gtk/FontName", "Sans 11", "gnome.Xft/DPI", 96 * 1024);

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    install();
  }

  /** Puts it in place, if the build asks for it; before anything else touches AWT. */
  public static void install() {
    if (System.getProperty(SCREEN_SIZE) != null) {
      new CacioExtension(); // its static initialiser swaps the toolkit
      DESKTOP.forEach(DisplayFreeToolkit::tell);
    }
  }

  /** Has the toolkit say something of the desktop, which only toolkits themselves may. */
  private static void tell(String property, Object value) {
    try {
      Method setter =
          Toolkit.class.getDeclaredMethod("setDesktopProperty", String.class, Object.class);
      setter.setAccessible(true);
      setter.invoke(Toolkit.getDefaultToolkit(), property, value);
    } catch (ReflectiveOperationException closed) {
      throw new IllegalStateException("the build has to open java.awt", closed);
    }
  }
}
