package dakon.app;

import java.awt.GraphicsDevice;
import javax.swing.JFrame;

/**
 * A window that can fill the screen: because the user wants it, or while a lesson is on the wall.
 */
final class FullScreen {
  private final JFrame frame;

  /** Whether the window fills the screen for a lesson on the wall alone. */
  private boolean isForWall;

  /** A window that does not fill the screen yet. */
  FullScreen(JFrame frame) {
    this.frame = frame;
  }

  /** Whether it fills the screen. */
  boolean isOn() {
    return screen().getFullScreenWindow() == frame;
  }

  /** Fills the screen, or does so no more. */
  void toggle() {
    fill(!isOn());
  }

  /** Has nothing but the lesson on the screen while it is on the wall. */
  void project(boolean onWall) {
    frame.getJMenuBar().setVisible(!onWall);
    if (onWall != isOn() && (onWall || isForWall)) {
      isForWall = onWall;
      fill(onWall);
    }
  }

  private void fill(boolean full) {
    screen().setFullScreenWindow(full ? frame : null);
  }

  private GraphicsDevice screen() {
    return frame.getGraphicsConfiguration().getDevice();
  }
}
