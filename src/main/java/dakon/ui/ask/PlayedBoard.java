package dakon.ui.ask;

import dakon.export.Subject;
import dakon.game.Game;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.export.ExportAction;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.replay.RestingPanel;
import dakon.ui.theme.Stage;
import java.io.Serial;
import java.util.List;
import net.miginfocom.swing.MigLayout;

/** The board of what is asked: at rest, or with the moves of an answer to be watched. */
final class PlayedBoard extends Stage {
  @Serial private static final long serialVersionUID = 1;

  private final transient Settings settings;

  /**
   * A place without a board yet.
   *
   * @param page the name under which it is remembered whether to stop after each lap here
   */
  PlayedBoard(Settings settings, String page) {
    super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"), "wmin 0, hmin 0");
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, page);
  }

  /** Shows a position. */
  void rest(Placed placed) {
    rest(Game.of(placed.rules(), placed.position()));
  }

  /** Shows the position that a game has come to. */
  void rest(Game game) {
    Placed placed = Placed.of(game);
    put(new RestingPanel(view(placed), game, List.of(), narrator(placed), Foresight.NONE));
  }

  /** Has moves from a position ready to be watched. */
  void offer(Placed placed, List<Trace> moves) {
    BoardView view = view(placed);
    ReplayPanel player =
        new ReplayPanel(
            view, new Replay(moves), narrator(placed), List.of(), Foresight.NONE, settings);
    player.offer(
        new ExportAction(
            Subject.of(placed.rules(), placed.position(), moves), view, player::moment));
    put(player);
  }

  private static BoardView view(Placed placed) {
    return new BoardView(
        BoardStyle.of(placed.rules().game()),
        placed.rules().direction(),
        Scene.still(placed.position(), List.of()));
  }

  private static Narrator narrator(Placed placed) {
    return Narrator.of(placed.rules().game());
  }
}
