package dakon.ui.play;

import dakon.board.Side;
import dakon.game.Game;
import dakon.match.Contender;
import dakon.match.Match;
import dakon.text.Messages;
import dakon.ui.theme.Ends;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is played and by whom, and beside it what can be done with the game as a whole. */
final class GameHead extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final int GAP = 12;

  private final transient Messages messages = Messages.of(GameHead.class);

  /**
   * The head of a match.
   *
   * @param actions what can be done with it
   */
  GameHead(Match match, JComponent actions) {
    super(new MigLayout("insets 0, gapy 4, fillx, wrap", "[grow,fill]"));
    setOpaque(false);
    String title = messages.text("game." + match.game().rules().game());
    add(new Ends(GAP, ShortText.of(StyleClass.TITLE, "title", title), actions), "wmin 0");
    add(ShortText.of(StyleClass.SUBTITLE, "about", about(match)), "wmin 0");
  }

  private String about(Match match) {
    Game game = match.game();
    return messages.text(
        "about",
        game.start().board().row(),
        messages.text(game.rules().direction()),
        who(match, Side.SOUTH),
        who(match, Side.NORTH));
  }

  private String who(Match match, Side side) {
    if (match.contender(side) instanceof Contender.Computer computer) {
      return messages.text("computer", messages.text(computer.level()));
    }
    return match.nameOf(side).orElseGet(() -> messages.text("person"));
  }
}
