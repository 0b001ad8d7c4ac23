package dakon.ui.ask;

import dakon.board.Position;
import dakon.notation.MoveNotation;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.replay.AbreastPanel;
import dakon.ui.theme.Stage;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.List;

/** What was played beside what would have been better, both to be watched at once. */
final class TwoWays extends Stage {
  @Serial private static final long serialVersionUID = 1;

  private static final String PAGE = "look-back";

  private final transient Messages messages = Messages.of(TwoWays.class);
  private final transient Settings settings;
  private final PlayedBoard alone;

  /** Boards on which nothing stands yet. */
  TwoWays(Settings settings) {
    super(new BorderLayout(), BorderLayout.CENTER);
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, PAGE);
    this.alone = new PlayedBoard(settings, PAGE);
    put(alone);
  }

  /** Shows one position, as long as there is nothing to compare. */
  void rest(Placed placed) {
    alone.rest(placed);
    put(alone);
  }

  /** Has both ways from a turning point ready to be watched. */
  void show(Ruleset rules, Crossroads crossroads) {
    Position start = crossroads.point().played().trace().before();
    put(
        new AbreastPanel(
            half("look.first", rules, start, crossroads.played().answered()),
            half("look.second", rules, start, crossroads.better().answered()),
            settings));
  }

  private AbreastPanel.Half half(String heading, Ruleset rules, Position start, List<Trace> moves) {
    return new AbreastPanel.Half(
        messages.text(
            heading,
            moves.get(0).move(),
            MoveNotation.write(moves.subList(1, moves.size())),
            moves.size() - 1),
        new BoardView(
            BoardStyle.of(rules.game()), rules.direction(), Scene.still(start, List.of())),
        start,
        moves,
        Narrator.of(rules.game()));
  }
}
