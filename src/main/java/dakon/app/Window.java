package dakon.app;

import dakon.lesson.Course;
import dakon.text.Messages;
import dakon.ui.theme.Theme;
import dakon.ui.tutor.TutorPanel;
import java.awt.Dimension;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The window of the program: a frame that is host to the tutor. */
final class Window {
  private static final Dimension SIZE = new Dimension(1280, 800);
  private static final Dimension SMALLEST = new Dimension(640, 480);

  private Window() {}

  /**
   * Opens a window.
   *
   * @param reader reads the lessons to be shown
   * @param step the number, from 1, or the id of the step to begin with
   */
  static void open(Callable<Course> reader, Optional<String> step) {
    SwingUtilities.invokeLater(() -> show(reader, step));
  }

  private static void show(Callable<Course> reader, Optional<String> step) {
    Theme.PAPER.install();
    TutorPanel tutor = new TutorPanel();
    JFrame frame = new JFrame(Messages.of(Window.class).text("title"));
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.setContentPane(tutor);
    frame.setMinimumSize(SMALLEST);
    frame.setSize(SIZE);
    frame.setLocationRelativeTo(null);
    frame.setVisible(true);
    tutor.load(reader, step);
  }
}
