package dakon.ui.ask;

import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.text.Messages;
import java.awt.BorderLayout;
import java.io.Serial;
import javax.swing.JPanel;

/**
 * The best first turn: it is searched for from the start of a game or from any position, proved
 * where that can be, watched as a replay, and found once more by the learner.
 */
public final class FirstTurnPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final SearchPage page;
  private final PracticeRoom room;

  /**
   * The page, with the start of Dakon to search from.
   *
   * @param board the board editor
   * @param settings how the user wants to be shown things
   */
  public FirstTurnPanel(BoardEditor board, Settings settings) {
    super(new BorderLayout());
    Messages messages = Messages.of(FirstTurnPanel.class);
    this.page = new SearchPage(board, settings, this::begin);
    this.room = new PracticeRoom(page, messages.text("first.back"), settings);
    setName("first-turn");
    getAccessibleContext().setAccessibleName(messages.text("first.title"));
    setOpaque(false);
    add(room);
  }

  /** Has the position on the board searched. */
  public void openBoard() {
    room.back();
    page.chooseBoard();
  }

  /** Lets the learner find a turn. */
  private void begin(Lesson lesson) {
    room.begin(lesson);
  }

  /** Gives the keyboard to what is shown. */
  @Override
  public boolean requestFocusInWindow() {
    return room.requestFocusInWindow();
  }
}
