package dakon.ui.tutor;

import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.board.Position;
import dakon.game.Game;
import dakon.painting.BoardStyle;
import dakon.replay.Narrator;
import dakon.replay.Replay;
import dakon.replay.Scene;
import dakon.rules.IllegalMoveException;
import dakon.rules.Referee;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.board.BoardView;
import dakon.ui.replay.Foresight;
import dakon.ui.replay.ReplayPanel;
import dakon.ui.replay.RestingPanel;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.awt.Dimension;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * A board for someone new: touch a hole and see what its seeds do, and go on with what has come of
 * it, for both sides. When that game is over, another begins.
 */
final class FirstBoard extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final Ruleset RULES = Ruleset.DAKON;
  private static final int MOST_LINES = 12;

  // in pixels at 100 %
  private static final int ROOM_FOR_BOTH = 600;
  private static final int HEIGHT = 385;
  private static final int LEAST_OF_WORDS = 190;

  private final transient Messages messages = Messages.of(FirstBoard.class);
  private final transient Referee referee = new Referee(RULES);
  private final transient Narrator narrator = Narrator.of(RULES.game());
  private final transient Settings settings;
  private final transient MigLayout layout = new MigLayout();
  private boolean isStacked;
  private final ShortText words = StyleClass.SPOKEN.on(new ShortText(MOST_LINES));
  private final JPanel stage =
      new JPanel(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
  private transient Position position = RULES.opening();
  private final BoardView board =
      new BoardView(
          BoardStyle.of(RULES.game()), RULES.direction(), Scene.still(position, List.of()));
  private transient Optional<ReplayPanel> playing = Optional.empty();

  /**
   * A board at the start of a game.
   *
   * @param begin goes on to the first lesson
   */
  FirstBoard(Settings settings, Runnable begin) {
    super(null);
    this.settings = settings;
    setLayout(layout);
    arrange();
    setName("welcome");
    setOpaque(false);
    stage.setOpaque(false);
    add(words(begin));
    add(stage, "wmin 0");
    board.onChoice(this::touch);
    put(new RestingPanel(board, Game.of(referee, position), List.of(), narrator, Foresight.NONE));
  }

  @Override
  public void doLayout() {
    boolean isNow = getWidth() < Scale.of(ROOM_FOR_BOTH);
    if (isNow != isStacked) {
      isStacked = isNow;
      arrange();
      Reflow.later(this);
    }
    super.doLayout();
  }

  private void arrange() {
    layout.setLayoutConstraints(isStacked ? "insets 0, fillx, wrap 1" : "insets 0, fill");
    layout.setColumnConstraints(isStacked ? "[grow,fill]" : "[min:28%:270,fill]28[grow,fill]");
    layout.setRowConstraints(isStacked ? "[]12[]" : "[grow,fill]");
  }

  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    return isStacked ? size : new Dimension(size.width, Scale.of(HEIGHT));
  }

  private JComponent words(Runnable begin) {
    JPanel column =
        new JPanel(
            new MigLayout(
                "insets 8 0 0 0, fillx, wrap, novisualpadding", "[grow,fill]", "[][]18[]"));
    column.setOpaque(false);
    ShortText heading = StyleClass.SUBHEAD.on(new ShortText(MOST_LINES));
    heading.setName("welcome-heading");
    heading.setText(messages.text("welcome.heading"));
    words.setName("welcome-words");
    words.setText(messages.text("welcome.words"));
    JButton lesson = StyleClass.PRIMARY.on(new JButton());
    Mnemonics.on(lesson, messages.text("welcome.begin"));
    lesson.setName("home-continue");
    lesson.addActionListener(event -> begin.run());
    column.add(heading, "wmin " + LEAST_OF_WORDS);
    column.add(words, "wmin 0");
    column.add(lesson, "growx 0");
    return column;
  }

  /** While a move is still played, that is first played to its end. */
  private void touch(Pit pit) {
    if (playing.filter(move -> !move.isAtEnd()).isPresent()) {
      playing.get().finish();
    } else if (pit instanceof Hole hole) {
      lift(Move.lift(hole));
    }
  }

  private void lift(Move move) {
    try {
      Trace trace = referee.play(position, move);
      words.setText(messages.text("welcome.goes.on"));
      play(trace);
    } catch (IllegalMoveException refused) {
      words.setText(refused.getMessage());
    }
  }

  private void play(Trace move) {
    ReplayPanel player =
        new ReplayPanel(
            board,
            new Replay(List.of(move)),
            narrator,
            List.of(),
            Foresight.NONE,
            settings.apart(Switch.STOP_AFTER_LAP, "welcome"));
    playing = Optional.of(player);
    position = referee.isOver(move.after()) ? RULES.opening() : move.after();
    put(player);
    player.play();
  }

  private void put(JComponent content) {
    stage.removeAll();
    stage.add(content, "wmin 0, hmin 0");
    stage.revalidate();
    stage.repaint();
    board.requestFocusInWindow();
  }

  /** Gives the focus to the board. */
  @Override
  public boolean requestFocusInWindow() {
    return board.requestFocusInWindow();
  }
}
