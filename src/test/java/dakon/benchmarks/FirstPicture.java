package dakon.benchmarks;

import com.formdev.flatlaf.FlatLightLaf;
import dakon.app.Main;
import java.awt.AWTException;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;

/**
 * Starts a window, watches the screen, and says how many milliseconds after the start of its JVM
 * the window was painted. What is awaited is seen on the screen, pixel by pixel, and not asked of
 * the program. Run by {@code src/test/sh/start-up}.
 */
final class FirstPicture {
  private static final Dimension SIZE = new Dimension(1280, 800);
  private static final int PAUSE = 10;

  /** How far from grey the wood of a board is at least, of 255. */
  private static final int WARM = 60;

  private FirstPicture() {}

  /**
   * Starts a window.
   *
   * @param arguments {@code empty} for a frame of FlatLaf with a word on it, or what the program
   *     takes on its command line, to wait for the board of a lesson
   */
  public static void main(String[] arguments) throws AWTException, InterruptedException {
    if (arguments[0].equals("empty")) {
      SwingUtilities.invokeLater(FirstPicture::showEmpty);
      await(() -> place("word"), color -> color.getRed() > 200);
    } else {
      Main.main(arguments);
      await(() -> place("board"), color -> color.getRed() - color.getBlue() > WARM);
    }
    long start = ManagementFactory.getRuntimeMXBean().getStartTime();
    System.out.println(System.currentTimeMillis() - start);
    Runtime.getRuntime().exit(0);
  }

  private static void showEmpty() {
    FlatLightLaf.setup();
    JFrame frame = new JFrame("Empty");
    JLabel word = new JLabel("Empty", JLabel.CENTER);
    word.setName("word");
    frame.add(word);
    frame.setSize(SIZE);
    frame.setLocationRelativeTo(null);
    frame.setVisible(true);
  }

  private static void await(Supplier<Optional<Point>> place, Predicate<Color> painted)
      throws AWTException, InterruptedException {
    Robot eye = new Robot();
    while (place.get().filter(at -> painted.test(eye.getPixelColor(at.x, at.y))).isEmpty()) {
      Thread.sleep(PAUSE);
    }
  }

  /** Where on the screen a place in a component is, once it is there. */
  private static Optional<Point> place(String name) {
    for (Window window : Window.getWindows()) {
      Optional<Component> found = window.isShowing() ? find(name, window) : Optional.empty();
      if (found.isPresent()) {
        return found.map(FirstPicture::place);
      }
    }
    return Optional.empty();
  }

  /** Plain loops: what looks on must not take the time of what it looks at. */
  private static Optional<Component> find(String name, Component root) {
    if (name.equals(root.getName()) && root.isShowing()) {
      return Optional.of(root);
    }
    if (root instanceof Container container) {
      for (Component child : container.getComponents()) {
        Optional<Component> found = find(name, child);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Point place(Component component) {
    Point corner = component.getLocationOnScreen();
    return new Point(corner.x + component.getWidth() / 4, corner.y + component.getHeight() / 2);
  }
}
