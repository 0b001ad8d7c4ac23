package dakon.ui.play;

import dakon.analysis.ComputerPlayer.Decision;
import dakon.analysis.Thought;
import dakon.board.Hole;
import dakon.board.Move;
import dakon.board.Pit;
import dakon.export.Subject;
import dakon.game.Game;
import dakon.match.KeptMatch;
import dakon.match.Match;
import dakon.match.MatchWords;
import dakon.match.Mind;
import dakon.match.Sitting;
import dakon.match.Threads;
import dakon.notation.RecordNotation;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.export.ExportAction;
import dakon.ui.export.TextSaver;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.SoftCard;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.awt.event.ActionEvent;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A game that is played: the board, whose turn it is, the way back, and all turns so far. */
final class GamePage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final BesideOrBelow.Room FOR_TEXT =
      new BesideOrBelow.Room(290, 0.25, 400, 110, 190);

  /** With less width than this, in pixels at 100 %, all stands in one column. */
  private static final int ROOM_FOR_BOTH = 740;

  private final transient Messages messages = Messages.of(GamePage.class);
  private final transient Settings settings;
  private final transient Host host;
  private final transient Sitting sitting;
  private final Table table;
  private final TurnList turns = new TurnList(this::lookAt);
  private final WrappedText state = StyleClass.SUBHEAD.on(new WrappedText("state", ""));
  private final WrappedText thinking = StyleClass.QUIET.on(new WrappedText("thinking", ""));
  private final WrappedText remark = StyleClass.QUIET.on(new WrappedText("remark", ""));
  private final WrappedText trouble = new WrappedText("trouble", "");
  private final WrappedRow ways = new WrappedRow(8);
  private final JButton pass = way("pass", true, this::pass);
  private final JButton resume = way("resume", true, this::resume);
  private final JButton fromHere = way("from-here", true, this::goOnFromHere);
  private final JButton back = way("back", false, this::lookNoMore);
  private final JButton watch = way("watch", false, this::watch);
  private final JButton lookBack = way("look-back", true, this::lookBack);
  private final JButton again = way("again", false, () -> newGame());
  private final WrappedRow questions = new WrappedRow(8);
  private final JComponent text;

  /** What is looked at besides the game as it stands: a turn, or the whole game. */
  private transient Optional<TurnList.Row> looked = Optional.empty();

  private boolean isWatching;

  /** Is told where one goes from here. */
  interface Host {
    /** To a new game. */
    void newGame();

    /** To a record that is to be chosen. */
    void open();

    /** To the coach, who is to speak of a game as it stands. */
    void askCoach(Game game);

    /** To a look back at what was played. */
    void lookBack(Match match);

    /** What shows a game under other rules, if anything does. */
    Optional<Consumer<Game>> comparison();
  }

  /**
   * A game.
   *
   * @param match how it stands
   * @param kept where it is kept
   * @param settings how the user wants to be shown things
   */
  GamePage(Match match, KeptMatch kept, Threads threads, Settings settings, Host host) {
    super(new BorderLayout());
    this.settings = settings;
    this.host = host;
    this.sitting = new Sitting(match, Mind.Maker.SEARCHING, kept, threads, new Viewer());
    this.table = new Table(match.game(), settings, this::choose);
    this.text = side();
    setName("game");
    setOpaque(false);
    trouble.setVisible(false);
    remark.setVisible(false);
    add(new Sheet(ROOM_FOR_BOTH, this::put));
    bindKeys();
  }

  private void put(JPanel page, boolean isNarrow) {
    page.setLayout(
        new MigLayout("insets 18 28 20 28, gapy 0, fill, hidemode 3, wrap", "[grow,fill]"));
    page.add(new GameHead(sitting.match(), actions()), "wmin 0");
    page.add(trouble, "wmin 0, gaptop 6");
    if (isNarrow) {
      page.add(text, "wmin 0, gaptop 10");
      page.add(table, "wmin 0, gaptop 10");
    } else {
      page.add(
          new BesideOrBelow(ClearScrollPane.bare(text), table, FOR_TEXT, settings),
          "wmin 0, push, grow, gaptop 12");
    }
    table.finish();
  }

  private JComponent actions() {
    WrappedRow actions = new WrappedRow(8);
    actions.add(action("new", this::newGame));
    actions.add(action("open", host::open));
    actions.add(action("save", this::save));
    actions.add(action("export", this::export));
    return actions;
  }

  private JButton action(String name, Runnable action) {
    JButton button = Mnemonics.on(new JButton(), messages.text(name));
    button.setName("play-" + name);
    button.setToolTipText(messages.text("tip." + name));
    button.addActionListener(event -> action.run());
    return button;
  }

  private JButton way(String name, boolean isFirst, Runnable action) {
    JButton button = Mnemonics.on(new JButton(), messages.text("way." + name));
    (isFirst ? StyleClass.PRIMARY : StyleClass.SOFT).on(button);
    button.setName("way-" + name);
    button.addActionListener(event -> action.run());
    return button;
  }

  private JComponent side() {
    Column column =
        new Column(
            new MigLayout(
                "insets 0, gapy 8, fillx, wrap, hidemode 3", "[grow,fill]", "[]8[]6[]14[]2[]"));
    SoftCard card =
        new SoftCard(
            new MigLayout("insets 16 18 16 18, gapy 6, fillx, wrap, hidemode 3", "[grow,fill]"));
    card.add(state, "wmin 0");
    card.add(thinking, "wmin 0");
    card.add(remark, "wmin 0");
    card.add(ways, "wmin 0, gaptop 4");
    column.add(card, "wmin 0");
    WrappedRow tools = new WrappedRow(8);
    tools.add(tool("undo", "undo", sitting::undo));
    tools.add(tool("redo", "redo", sitting::redo));
    tools.add(tool("undo-turn", "undo", sitting::takeBackTurn));
    column.add(tools, "wmin 0");
    questions.add(tool("coach", "hint", this::askCoach));
    questions.add(tool("look-back", "eye", this::lookBack));
    host.comparison()
        .ifPresent(
            compare -> questions.add(tool("compare", "board", () -> compare.accept(game()))));
    column.add(questions, "wmin 0");
    JLabel heading = StyleClass.HEADING.on(Mnemonics.on(new JLabel(), messages.text("moves")));
    heading.setLabelFor(turns);
    column.add(heading, "wmin 0");
    column.add(turns, "wmin 0, gapleft -8");
    return column;
  }

  private JButton tool(String name, String icon, Runnable action) {
    JButton button = Mnemonics.on(new JButton(Icons.inLine(icon)), messages.text(name));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    button.addActionListener(event -> act(action));
    return button;
  }

  private void bindKeys() {
    Keys.bind(this, "ctrl Z", () -> act(sitting::undo));
    Keys.bind(this, "ctrl Y", () -> act(sitting::redo));
    Keys.bind(this, "ctrl shift Z", () -> act(sitting::redo));
    Keys.bind(this, "BACK_SPACE", () -> act(sitting::takeBackTurn));
    Keys.bind(this, "ctrl S", this::save);
    Keys.bindWhile(this::isLooking, this, "ESCAPE", this::lookNoMore);
    HoleKeys.bind(this, table.board(), game().start().board().row(), settings, this::lift);
  }

  private void lift(int number) {
    if (table.isAtRest()) {
      choose(new Hole(game().position().toMove(), number));
    } else {
      table.finish();
    }
  }

  private Game game() {
    return sitting.match().game();
  }

  private boolean isLooking() {
    return looked.isPresent() || isWatching;
  }

  private void choose(Pit pit) {
    if (isLooking()) {
      say(messages.text("looking"));
    } else if (pit instanceof Hole hole) {
      say("");
      sitting.choose(Move.lift(hole));
    }
  }

  private void pass() {
    sitting.choose(Move.PASS);
    table.board().requestFocusInWindow();
  }

  private void resume() {
    say("");
    sitting.resume();
    tell();
  }

  /** Does what changes the game: what was looked at besides is left. */
  private void act(Runnable action) {
    say("");
    action.run();
  }

  /** Shows a turn once more. */
  private void lookAt(TurnList.Row row) {
    sitting.hidden();
    looked = Optional.of(row);
    isWatching = false;
    table.play(game().rules(), row.turn().moves(), () -> {});
    tell();
  }

  /** Shows the whole game from its start. */
  private void watch() {
    sitting.hidden();
    looked = Optional.empty();
    isWatching = true;
    turns.leave();
    table.play(game().rules(), game().moves(), () -> {});
    tell();
    table.board().requestFocusInWindow();
  }

  private void lookNoMore() {
    rest();
    table.board().requestFocusInWindow();
  }

  private void goOnFromHere() {
    int moves = looked.map(TurnList.Row::end).orElseGet(() -> sitting.match().made());
    sitting.goTo(moves);
    table.board().requestFocusInWindow();
  }

  /** Shows the game at rest, as it stands. */
  private void rest() {
    looked = Optional.empty();
    isWatching = false;
    tellThoughts("");
    table.rest(game());
    turns.show(sitting.match());
    tell();
    sitting.shown();
    tell();
  }

  private void newGame() {
    host.newGame();
  }

  /** Has the coach speak of the game as it stands. */
  void askCoach() {
    host.askCoach(game());
  }

  private void lookBack() {
    if (game().canUndo()) {
      host.lookBack(sitting.match());
    } else {
      say(messages.text("look-back.nothing"));
    }
  }

  private void save() {
    TextSaver.RECORD.save(
        this,
        messages.text("game." + game().rules().game()),
        RecordNotation.write(sitting.match().record()),
        this::say);
  }

  private void export() {
    Game game = game();
    new ExportAction(
            Subject.of(game.rules(), game.start(), game.moves()), this, () -> lastMoment(game))
        .actionPerformed(new ActionEvent(this, ActionEvent.ACTION_PERFORMED, "export"));
  }

  private static int lastMoment(Game game) {
    return game.moves().stream().mapToInt(move -> move.events().size()).sum();
  }

  private void say(String sentence) {
    remark.setText(sentence);
    remark.setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty()) {
      getAccessibleContext().setAccessibleDescription(sentence);
    }
  }

  /** Says how the game stands, and offers what can be done now. */
  private void tell() {
    String words = isLooking() ? lookedAt() : new MatchWords(sitting.match()).state();
    if (!words.equals(state.getText())) {
      state.setText(words);
      getAccessibleContext().setAccessibleDescription(words);
    }
    offer();
  }

  private void tellThoughts(String words) {
    thinking.setText(words);
    thinking.setVisible(!words.isEmpty());
    revalidate();
  }

  private String lookedAt() {
    return looked
        .map(row -> messages.text("looked.at", row.number(), messages.text(row.turn().side())))
        .orElseGet(() -> messages.text("watching"));
  }

  private void offer() {
    ways.removeAll();
    if (isLooking()) {
      if (looked.filter(row -> row.end() != sitting.match().made()).isPresent()) {
        ways.add(fromHere);
      }
      ways.add(back);
    } else if (game().isOver()) {
      ways.add(lookBack);
      ways.add(watch);
      ways.add(again);
    } else if (sitting.isWaiting()) {
      ways.add(resume);
    } else if (sitting.match().isPersons() && game().legalMoves().equals(List.of(Move.PASS))) {
      ways.add(pass);
    }
    ways.setVisible(ways.getComponentCount() > 0);
    questions.setVisible(!game().isOver());
    ways.applyComponentOrientation(getComponentOrientation());
    revalidate();
    repaint();
  }

  /** Gives the keyboard to the board. */
  @Override
  public boolean requestFocusInWindow() {
    return table.board().requestFocusInWindow();
  }

  /** Says what is the matter with the file of the game; nothing where nothing is. */
  private void warn(String what) {
    trouble.setText(what);
    trouble.setVisible(!what.isEmpty());
  }

  /** Plays on whenever it is come back to. */
  @Override
  public void addNotify() {
    super.addNotify();
    rest();
  }

  /** Lets nobody think while it is not seen. */
  @Override
  public void removeNotify() {
    sitting.leave();
    super.removeNotify();
  }

  /** Follows the game. */
  private final class Viewer implements Sitting.View {
    private boolean isNotKept;
    private String reason = "";

    @Override
    public void show(Match match) {
      rest();
    }

    @Override
    public void play(Match match) {
      looked = Optional.empty();
      isWatching = false;
      turns.show(match);
      tellThoughts(reason);
      reason = "";
      table.play(match.game().rules(), List.of(match.game().lastMove().orElseThrow()), this::seen);
    }

    private void seen() {
      if (!isLooking()) {
        tell();
        sitting.shown();
        tell();
      }
    }

    @Override
    public void thinks(Optional<Thought> thought) {
      tellThoughts(
          thought
              .map(some -> messages.text("thinks", some.turns()))
              .orElseGet(() -> messages.text("thinks.yet")));
    }

    /** Why it moves so is told when it does. */
    @Override
    public void decided(Decision decision) {
      reason =
          messages.text("decided", decision.move().toString(), messages.text(decision.motive()));
      tellThoughts("");
    }

    @Override
    public void say(String sentence) {
      GamePage.this.say(sentence);
    }

    @Override
    public void keeps(Optional<String> reason) {
      reason.ifPresentOrElse(
          why -> warn(messages.text("not.kept", why)),
          () -> {
            if (isNotKept) {
              warn("");
            }
          });
      isNotKept = reason.isPresent();
    }
  }
}
