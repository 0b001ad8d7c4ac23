package dakon.ui.editor;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.game.Game;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.IllegalMoveException;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.study.Draft;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardPlace;
import dakon.ui.board.BoardView;
import dakon.ui.board.Filler;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.replay.RestingPanel;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingWorker;

/**
 * Where the board stands: filled while a position is set up, with moves made on it while they are
 * tried.
 */
final class Table extends BoardPlace {
  @Serial private static final long serialVersionUID = 1;

  private final transient Messages messages = Messages.of(Table.class);
  private final BoardView board;
  private final transient Settings settings;
  private final transient Filler filler;
  private final transient Listener listener;

  /** What plays the latest move. */
  private transient Optional<ReplayPanel> player = Optional.empty();

  /** The game that is tried. */
  private transient Optional<Game> trial = Optional.empty();

  /** Whether a move is worked out. */
  private boolean isBusy;

  /** Is told what comes of moves. */
  interface Listener {
    /** A move was made. */
    void played(Game game);

    /** Something is to be said. */
    void say(String sentence);
  }

  /**
   * A table with a draft on it.
   *
   * @param filler is told how the board is to be filled while it is set up
   */
  Table(Draft draft, Settings settings, Filler filler, Listener listener) {
    this.board = new BoardView(style(draft), draft.rules().direction(), scene(draft));
    this.settings = settings.apart(Switch.STOP_AFTER_LAP, "board");
    this.filler = filler;
    this.listener = listener;
    setUp(draft);
  }

  private static BoardStyle style(Draft draft) {
    return BoardStyle.of(draft.rules().game());
  }

  private static Scene scene(Draft draft) {
    boolean isOver =
        draft.position().filter(position -> Game.of(draft.rules(), position).isOver()).isPresent();
    return Scene.still(
        draft.board(), Optional.of(draft.toMove()).filter(side -> !isOver), List.of());
  }

  @Override
  protected BoardView board() {
    return board;
  }

  /** Shows a draft that is set up. */
  void setUp(Draft draft) {
    if (trial.isPresent() || getComponentCount() == 0) {
      trial = Optional.empty();
      player = Optional.empty();
      put(() -> alone());
      board.endChoice();
      board.onLook(pit -> {});
      board.onFilling(filler);
    }
    board.lay(style(draft), draft.rules().direction());
    board.show(scene(draft));
  }

  private JComponent alone() {
    JPanel panel = new JPanel(new BoardAbove());
    panel.setOpaque(false);
    panel.add(board);
    return panel;
  }

  /** Shows a game that is tried, at rest after its latest move. */
  void rest(Game game, Foresight foresight) {
    show(game, foresight);
    player.ifPresent(ReplayPanel::finish);
  }

  /** Shows a game that is tried, and plays its latest move. */
  void play(Game game, Foresight foresight) {
    show(game, foresight);
    player.ifPresent(ReplayPanel::play);
  }

  private void show(Game game, Foresight foresight) {
    trial = Optional.of(game);
    board.endFilling();
    Draft draft = Draft.of(game.rules(), game.position());
    board.lay(style(draft), game.rules().direction());
    put(
        () ->
            game.lastMove()
                .filter(Trace::canBeWatched)
                .map(move -> (JComponent) player(game, move, foresight))
                .orElseGet(() -> resting(game, foresight)));
    board.onChoice(this::choose);
  }

  private ReplayPanel player(Game game, Trace move, Foresight foresight) {
    ReplayPanel panel =
        new ReplayPanel(
            board, new Replay(List.of(move)), narrator(game), List.of(), foresight, settings);
    player = Optional.of(panel);
    return panel;
  }

  private JComponent resting(Game game, Foresight foresight) {
    player = Optional.empty();
    return new RestingPanel(board, game, List.of(), narrator(game), foresight);
  }

  private static Narrator narrator(Game game) {
    return Narrator.of(game.rules().game());
  }

  /** A pit was chosen: while a move is still played, that is first played to its end. */
  private void choose(Pit pit) {
    if (player.filter(playing -> !playing.isAtEnd()).isPresent()) {
      player.get().finish();
    } else if (pit instanceof Hole hole) {
      make(Move.lift(hole));
    }
  }

  /** Chooses a hole of the player to move by its number from the left. */
  void choose(Hole hole) {
    choose((Pit) hole);
  }

  /** Makes a move in the game that is tried, in the background: it may be a long one. */
  void make(Move move) {
    if (!isBusy) {
      trial.ifPresent(game -> make(game, move));
    }
  }

  private void make(Game game, Move move) {
    isBusy = true;
    new SwingWorker<Game, Void>() {
      @Override
      protected Game doInBackground() {
        return game.play(move);
      }

      @Override
      protected void done() {
        isBusy = false;
        try {
          made(game, get());
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
          refuse(failed.getCause());
        }
      }
    }.execute();
  }

  private void made(Game before, Game after) {
    if (trial.filter(shown -> shown == before).isEmpty()) {
      return; // another is tried by now
    }
    listener.played(after);
    after
        .lastMove()
        .filter(move -> !move.canBeWatched())
        .ifPresent(move -> listener.say(messages.text("long", move.sown(), move.laps())));
  }

  private void refuse(Throwable why) {
    if (why instanceof IllegalMoveException refused) {
      listener.say(refused.getMessage());
    } else {
      throw new IllegalStateException(why);
    }
  }
}
