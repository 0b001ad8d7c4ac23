package dakon.testing;

import com.github.caciocavallosilano.cacio.ctc.junit.CacioExtension;
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

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    install();
  }

  /** Puts it in place, if the build asks for it; before anything else touches AWT. */
  public static void install() {
    if (System.getProperty(SCREEN_SIZE) != null) {
      new CacioExtension(); // its static initialiser swaps the toolkit
    }
  }
}
