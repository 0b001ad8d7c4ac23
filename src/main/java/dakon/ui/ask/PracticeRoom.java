package dakon.ui.ask;

import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.ui.lesson.Practice;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** A page or, in its place, the exercises that were made on it. Esc leads back to the page. */
final class PracticeRoom extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Settings settings;
  private final JComponent page;
  private final String backwards;

  /**
   * A room with a page in it.
   *
   * @param backwards what it is called to go back to the page
   */
  PracticeRoom(JComponent page, String backwards, Settings settings) {
    super(new BorderLayout());
    this.page = page;
    this.backwards = backwards;
    this.settings = settings;
    setOpaque(false);
    Keys.bindWhile(() -> !page.isShowing(), this, "ESCAPE", this::back);
    add(page);
  }

  /** Puts exercises in the place of the page. */
  void begin(Lesson lesson) {
    put(Practice.of(lesson, this::back, backwards, settings));
  }

  /** Puts the page back. */
  void back() {
    if (getComponent(0) != page) {
      put(page);
    }
  }

  private void put(JComponent content) {
    removeAll();
    add(content);
    Theme.dress(content);
    content.applyComponentOrientation(getComponentOrientation());
    revalidate();
    repaint();
    SwingUtilities.invokeLater(content::requestFocusInWindow);
  }

  /** Gives the keyboard to what is shown. */
  @Override
  public boolean requestFocusInWindow() {
    return getComponent(0).requestFocusInWindow();
  }
}
