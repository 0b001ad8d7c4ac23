package dakon.ui.ask;

import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.ui.lesson.Practice;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Stage;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** A page or, in its place, the exercises that were made on it. Esc leads back to the page. */
final class PracticeRoom extends Stage {
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
    super(new BorderLayout(), BorderLayout.CENTER);
    this.page = page;
    this.backwards = backwards;
    this.settings = settings;
    Keys.bindWhile(() -> !page.isShowing(), this, "ESCAPE", this::back);
    put(page);
  }

  /** Puts exercises in the place of the page. */
  void begin(Lesson lesson) {
    enter(Practice.of(lesson, this::back, backwards, settings));
  }

  /** Puts the page back. */
  void back() {
    if (getComponent(0) != page) {
      enter(page);
    }
  }

  private void enter(JComponent content) {
    Theme.dress(content);
    put(content);
    SwingUtilities.invokeLater(content::requestFocusInWindow);
  }
}
