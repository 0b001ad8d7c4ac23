package dakon.ui.play;

import dakon.board.Pit;
import dakon.game.Game;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.trace.Trace;
import dakon.ui.board.BoardPlace;
import dakon.ui.board.BoardView;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.replay.RestingPanel;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/** Where the board of a game stands, with a player for the moves that are to be seen. */
final class Table extends BoardPlace {
  @Serial private static final long serialVersionUID = 1;

  private final BoardView board;
  private final transient Settings settings;
  private transient Optional<ReplayPanel> player = Optional.empty();

  /**
   * A table with a game on it.
   *
   * @param chooser is told which pit is chosen, while all is at rest
   */
  Table(Game game, Settings settings, Consumer<Pit> chooser) {
    this.board = new BoardView(style(game.rules()), game.rules().direction(), scene(game));
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, "play");
    board.onChoice(pit -> chosen(pit, chooser));
  }

  private static BoardStyle style(Ruleset rules) {
    return BoardStyle.of(rules.game());
  }

  private static Scene scene(Game game) {
    return Scene.still(game.position().board(), game.toMove(), List.of());
  }

  /** While a move is still played, that is first played to its end. */
  private void chosen(Pit pit, Consumer<Pit> chooser) {
    if (isAtRest()) {
      chooser.accept(pit);
    } else {
      player.ifPresent(ReplayPanel::finish);
    }
  }

  @Override
  protected BoardView board() {
    return board;
  }

  /** Whether nothing is played that has not come to its end. */
  boolean isAtRest() {
    return player.filter(playing -> !playing.isAtEnd()).isEmpty();
  }

  /** Plays to its end at once what is played. */
  void finish() {
    if (!isAtRest()) {
      player.ifPresent(ReplayPanel::finish);
    }
  }

  /** The moment that is seen of what is played. */
  int moment() {
    return player.map(ReplayPanel::moment).orElse(0);
  }

  /** Shows a game at rest after its latest move. */
  void rest(Game game) {
    game.lastMove()
        .filter(Trace::canBeWatched)
        .ifPresentOrElse(
            move -> {
              put(() -> player(game.rules(), List.of(move)));
              player.ifPresent(ReplayPanel::finish);
            },
            () -> still(game));
  }

  /** Shows the position of a game in which nothing is to be watched. */
  private void still(Game game) {
    player = Optional.empty();
    Narrator narrator = Narrator.of(game.rules().game());
    put(() -> new RestingPanel(board, game, List.of(), narrator, Foresight.NONE));
  }

  /**
   * Plays moves that follow one another.
   *
   * @param seen is told when they have been seen
   */
  void play(Ruleset rules, List<Trace> moves, Runnable seen) {
    if (!moves.stream().allMatch(Trace::canBeWatched)) {
      still(Game.of(rules, moves.get(moves.size() - 1).after()));
      SwingUtilities.invokeLater(seen);
      return;
    }
    put(() -> player(rules, moves));
    ReplayPanel playing = player.orElseThrow();
    playing.play();
    playing.onEnd(
        () ->
            SwingUtilities.invokeLater(
                () -> player.filter(now -> now == playing).ifPresent(now -> seen.run())));
  }

  private ReplayPanel player(Ruleset rules, List<Trace> moves) {
    ReplayPanel panel =
        new ReplayPanel(
            board,
            new Replay(moves),
            Narrator.of(rules.game()),
            List.of(),
            Foresight.NONE,
            settings);
    player = Optional.of(panel);
    return panel;
  }
}
