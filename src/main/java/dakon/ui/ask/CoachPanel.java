package dakon.ui.ask;

import dakon.game.Game;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.HashMap;
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

  private static final BesideOrBelow.Room FOR_TEXT =
      new BesideOrBelow.Room(280, 0.34, 360, 150, 290);

  /** With less width than this, in pixels at 100 %, the board stands below the words. */
  private static final int ROOM_FOR_BOTH = 740;

  private static final int LINES = 3;

  private final transient Messages messages = Messages.of(CoachPanel.class);
  private final transient Settings settings;
  private final transient Map<Placed, List<Counsel.Told>> known = new HashMap<>();
  private final JButton stop = new JButton();
  private final WrappedText state = new WrappedText("coach-state", "");
  private final Column words =
      new Column(
          new MigLayout(
              "insets 0 0 4 6, fillx, wrap, gapy 8, hidemode 3, novisualpadding", "[grow,fill]"));
  private final Column cards =
      new Column(new MigLayout("insets 0, fillx, wrap, gapy 8, novisualpadding", "[grow,fill]"));
  private final PlayedBoard stage;
  private transient Optional<Counsel> running = Optional.empty();

  /** A coach who has seen the start of Dakon, and says nothing of it yet. */
  public CoachPanel(Settings settings) {
    super(new BorderLayout());
    this.settings = settings;
    this.stage = new PlayedBoard(settings, "coach");
    setName("coach");
    getAccessibleContext().setAccessibleName(messages.text("coach.title"));
    setOpaque(false);
    stop.setName("coach-stop");
    Mnemonics.on(stop, messages.text("coach.stop"));
    stop.addActionListener(event -> stop());
    words.add(state, "wmin 0");
    words.add(stop, "growx 0, wmin 0");
    words.add(cards, "wmin 0");
    ShortText title = StyleClass.TITLE.on(new ShortText(LINES));
    title.setName("title");
    title.setText(messages.text("coach.title"));
    add(new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(page, title, isNarrow)));
    Keys.bindWhile(() -> running.isPresent(), this, "ESCAPE", this::stop);
    stage.rest(Placed.of(Game.of(Ruleset.DAKON)));
  }

  private void put(JPanel page, JComponent title, boolean isNarrow) {
    page.setLayout(
        new MigLayout("insets 24 28 20 28, gapy 4, fill, wrap", "[grow,fill]", "[]12[grow,fill]"));
    page.add(title, "wmin 0");
    if (isNarrow) {
      page.add(words, "wmin 0");
      page.add(stage, "wmin 0");
    } else {
      JComponent beside = ClearScrollPane.bare(words).following();
      page.add(new BesideOrBelow(beside, stage, FOR_TEXT, settings), "wmin 0");
    }
  }

  /** Has the coach speak of the position that a game has come to. */
  public void show(Game game) {
    stop();
    Placed placed = Placed.of(game);
    stage.rest(placed);
    cards.removeAll();
    running = Optional.empty();
    if (game.isOver()) {
      say(messages.text("coach.over"));
    } else if (known.containsKey(placed)) {
      told(game, known.get(placed));
    } else {
      ask(game, placed);
    }
  }

  private void ask(Game game, Placed placed) {
    int moves = game.legalMoves().size();
    Counsel[] self = new Counsel[1];
    Counsel counsel =
        new Counsel(
            game,
            known -> say(messages.text("coach.asked", known, moves)),
            told -> {
              if (running.filter(now -> now == self[0]).isPresent()) {
                running = Optional.empty();
                if (told.size() == moves) {
                  known.put(placed, told);
                }
                told(game, told);
              }
            });
    self[0] = counsel;
    running = Optional.of(counsel);
    say(messages.text("coach.asked", 0, moves));
    counsel.execute();
  }

  private void stop() {
    running.ifPresent(Counsel::callOff);
  }

  private void told(Game game, List<Counsel.Told> all) {
    cards.removeAll();
    for (Counsel.Told told : all) {
      cards.add(
          new AdviceCard(
              told, game.rules().game(), () -> stage.offer(Placed.of(game), told.line())),
          "wmin 0");
    }
    cards.applyComponentOrientation(getComponentOrientation());
    say(messages.text("coach.told", messages.text(game.position().toMove()), all.size()));
  }

  private void say(String sentence) {
    state.setText(sentence);
    stop.setVisible(running.isPresent());
    getAccessibleContext().setAccessibleDescription(sentence);
    words.revalidate();
    words.repaint();
  }

  /** Gives the keyboard to the board, which tells the position. */
  @Override
  public boolean requestFocusInWindow() {
    return stage.requestFocusInWindow();
  }
}
