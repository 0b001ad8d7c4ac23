package dakon.ui.ask;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * The best first turn: it is searched for from the start of a game or from any position, proved
 * where that can be, watched as a replay, and found once more by the learner.
 */
public final class FirstTurnPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Settings settings;
  private final SearchPage page;

  /**
   * The page, with the start of Dakon to search from.
   *
   * @param board the board editor
   * @param settings how the user wants to be shown things
   */
  public FirstTurnPanel(BoardEditor board, Settings settings) {
    super(new BorderLayout());
    this.settings = settings;
    this.page = new SearchPage(board, settings, this::begin);
    setName("first-turn");
    getAccessibleContext().setAccessibleName(Messages.of(FirstTurnPanel.class).text("first.title"));
    setOpaque(false);
    Keys.bindWhile(() -> !page.isShowing(), this, "ESCAPE", this::back);
    add(page);
  }

  /** Has the position on the board searched. */
  public void openBoard() {
    back();
    page.chooseBoard();
  }

  /** Lets the learner find a turn. */
  private void begin(Lesson lesson) {
    Runnable back = this::back;
    put(
        new LessonPanel(
            new LessonFile(Path.of(lesson.name()), Optional.of(lesson), List.of(), 0, List.of()),
            lesson,
            new LessonPanel.Neighbours(
                Optional.of(back),
                Optional.of(back),
                Messages.of(FirstTurnPanel.class).text("first.back")),
            settings,
            new Found()));
  }

  private void back() {
    if (!page.isShowing()) {
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
