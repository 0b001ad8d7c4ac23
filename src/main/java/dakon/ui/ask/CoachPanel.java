package dakon.ui.ask;

import dakon.board.Position;
import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.Column;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * The coach: each move of a position with what it is worth, the reasons, and what is best after it,
 * which can be watched. What was found out of a position is remembered.
 */
public final class CoachPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** What was said of more positions than this is forgotten, the oldest first. */
  private static final int MOST_KNOWN = 64;

  private final transient Messages messages = Messages.of(CoachPanel.class);
  private final transient Map<Asked, List<Told>> known = new LinkedHashMap<>();
  private final transient Optional<Runnable> back;
  private final JButton stop = new JButton();
  private final WrappedText state = new WrappedText("coach-state", "");
  private final Column words = WordsAndBoard.column();
  private final Column cards =
      new Column(new MigLayout("insets 0, fillx, wrap, gapy 8, novisualpadding", "[grow,fill]"));
  private final PlayedBoard stage;
  private transient Optional<Counsel> running = Optional.empty();

  /**
   * What is asked of.
   *
   * @param rules the rules
   * @param positions the positions that the game has come through: one may stand once more
   */
  private record Asked(Ruleset rules, List<Position> positions) {
    static Asked of(Game game) {
      return new Asked(game.rules(), game.positions());
    }
  }

  /** A coach who has seen the start of Dakon, and says nothing of it yet. */
  public CoachPanel(Settings settings) {
    this(settings, WordsAndBoard.title(title()), Optional.empty());
  }

  /**
   * The same, asked during a game.
   *
   * @param back leads back to the game
   */
  public CoachPanel(Settings settings, Runnable back) {
    this(settings, WordsAndBoard.titleAndBack(title(), back), Optional.of(back));
  }

  private CoachPanel(Settings settings, JComponent head, Optional<Runnable> back) {
    super(new BorderLayout());
    this.stage = new PlayedBoard(settings, "coach");
    this.back = back;
    setName("coach");
    getAccessibleContext().setAccessibleName(title());
    setOpaque(false);
    stop.setName("coach-stop");
    Mnemonics.on(stop, messages.text("coach.stop"));
    stop.addActionListener(event -> stop());
    words.add(state, "wmin 0");
    words.add(stop, "growx 0, wmin 0");
    words.add(cards, "wmin 0");
    add(new WordsAndBoard(head, words, stage, settings).page());
    Keys.bindWhile(() -> running.isPresent() || back.isPresent(), this, "ESCAPE", this::leave);
    stage.rest(Game.of(Ruleset.DAKON));
  }

  private static String title() {
    return Messages.of(CoachPanel.class).text("coach.title");
  }

  /** Ends the search or, where nothing is searched, goes back. */
  private void leave() {
    running.ifPresentOrElse(Counsel::callOff, () -> back.ifPresent(Runnable::run));
  }

  /** Has the coach speak of the position that a game has come to. */
  public void show(Game game) {
    stop();
    stage.rest(game);
    cards.removeAll();
    running = Optional.empty();
    List<Told> told = known.getOrDefault(Asked.of(game), List.of());
    if (game.isOver()) {
      say(messages.text("coach.over"));
    } else if (told.isEmpty()) {
      ask(game);
    } else {
      told(game, told);
    }
  }

  private void ask(Game game) {
    Asking asking = new Asking(game);
    running = Optional.of(asking);
    asking.reached(0);
    asking.execute();
  }

  private void keep(Asked asked, List<Told> told) {
    known.put(asked, told);
    if (known.size() > MOST_KNOWN) {
      known.remove(known.keySet().iterator().next());
    }
  }

  private void stop() {
    running.ifPresent(Counsel::callOff);
  }

  private void told(Game game, List<Told> all) {
    cards.removeAll();
    for (Told told : all) {
      cards.add(
          AnswerCard.advice(told, game.rules().game(), () -> watch(Placed.of(game), told)),
          "wmin 0");
    }
    cards.applyComponentOrientation(getComponentOrientation());
    if (stop.isFocusOwner()) {
      cards.validate();
      requestFocusInWindow(); // the button goes
    }
    say(messages.text("coach.told", messages.text(game.position().toMove()), all.size()));
  }

  private void watch(Placed placed, Told told) {
    stage.offer(placed, told.line());
    Reflow.reveal(stage);
  }

  private void say(String sentence) {
    state.setText(sentence);
    stop.setVisible(running.isPresent());
    getAccessibleContext().setAccessibleDescription(sentence);
    words.revalidate();
    words.repaint();
  }

  /**
   * Gives the keyboard to the best move or, where none is known, to what ends the search; of a game
   * that is over there is the board alone.
   */
  @Override
  public boolean requestFocusInWindow() {
    if (cards.getComponentCount() > 0) {
      return cards.getComponent(0).requestFocusInWindow();
    }
    return (running.isPresent() ? stop : stage).requestFocusInWindow();
  }

  /** Asks of a game; what comes of it counts as long as nothing else is asked. */
  private final class Asking extends Counsel {
    private final Game game;

    Asking(Game game) {
      super(game);
      this.game = game;
    }

    private boolean isAwaited() {
      return running.filter(now -> now == this).isPresent();
    }

    @Override
    void reached(Integer moves) {
      if (isAwaited()) {
        say(messages.text("coach.asked", moves, game.legalMoves().size()));
      }
    }

    @Override
    void found(List<Told> told) {
      if (isAwaited()) {
        running = Optional.empty();
        if (told.size() == game.legalMoves().size()) {
          keep(Asked.of(game), told);
        }
        told(game, told);
      }
    }
  }
}
