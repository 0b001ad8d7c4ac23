package dakon.ui.ask;

import dakon.lesson.Lesson;
import dakon.match.Match;
import dakon.settings.Settings;
import dakon.text.Messages;
import java.awt.BorderLayout;
import java.io.Serial;
import javax.swing.JPanel;

/**
 * A look back at a game: the moves that cost most, each with a better one to watch beside it; and
 * exercises in which they are found.
 */
public final class LookBackPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private final transient Match match;
  private final PracticeRoom room;

  /**
   * A look back, which begins at once.
   *
   * @param settings how the user wants to be shown things
   * @param back leads back to the game
   */
  public LookBackPanel(Match match, Settings settings, Runnable back) {
    super(new BorderLayout());
    Messages messages = Messages.of(LookBackPanel.class);
    this.match = match;
    this.room =
        new PracticeRoom(
            new LookBackPage(match, settings, back, this::practise),
            messages.text("look.again"),
            settings);
    setName("look-back");
    getAccessibleContext().setAccessibleName(messages.text("look.title"));
    setOpaque(false);
    add(room);
  }

  private void practise(Lesson lesson) {
    room.begin(lesson);
  }

  /** Whether it looks back at just these moves. */
  public boolean isOf(Match other) {
    return match.game().start().equals(other.game().start())
        && match.game().moves().equals(other.game().moves());
  }

  /** Gives the keyboard to what is shown. */
  @Override
  public boolean requestFocusInWindow() {
    return room.requestFocusInWindow();
  }
}
