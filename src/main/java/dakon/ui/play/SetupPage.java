package dakon.ui.play;

import dakon.analysis.Level;
import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Position;
import dakon.match.Contender;
import dakon.painting.BoardStyle;
import dakon.replay.Scene;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.board.BoardAbove;
import dakon.ui.board.BoardView;
import dakon.ui.theme.Column;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Selector;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.SoftCard;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.Serial;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What is to be chosen before a game: the game itself, who plays, and who begins. */
final class SetupPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** With less width than this, in pixels at 100 %, all stands in one column. */
  private static final int ROOM_FOR_BOTH = 860;

  private static final int MOST_SEED = 1_000_000;
  private static final List<Integer> ROWS =
      IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES).boxed().toList();

  /** Who may play: a person, or the computer as strong as this. */
  private static final List<Optional<Level>> KINDS =
      Stream.concat(Stream.of(Optional.<Level>empty()), Stream.of(Level.values()).map(Optional::of))
          .toList();

  private final transient Messages messages = Messages.of(SetupPage.class);
  private final transient Settings settings;
  private final transient Random random;
  private final transient Host host;
  private final transient Optional<Start> fixed;
  private final Selector<String> game;
  private final Selector<Integer> holes;
  private final Selector<Direction> direction;
  private final Selector<EndRule> end;
  private final Selector<Optional<Level>> first;
  private final Selector<Optional<Level>> second;
  private final Selector<Beginner> begins;
  private final JButton begin;
  private final JLabel endLabel = new JLabel();
  private final JPanel fields =
      new JPanel(new MigLayout("insets 0, gapx 14, gapy 10, wrap, hidemode 3", "[][grow,fill]"));
  private final BoardView board =
      new BoardView(
          BoardStyle.of(Ruleset.DAKON.game()),
          Ruleset.DAKON.direction(),
          Scene.still(Ruleset.DAKON.opening(), List.of()));
  private transient Ruleset rules = Ruleset.DAKON;

  /** Who begins. */
  enum Beginner {
    /** Whoever wins the pingsut. */
    PINGSUT,
    /** Who is named first. */
    FIRST,
    /** Who is named second. */
    SECOND
  }

  /**
   * A position with which a game is to begin.
   *
   * @param rules the rules
   * @param position the position
   */
  record Start(Ruleset rules, Position position) {}

  /** Is told what was chosen. */
  interface Host {
    /** A game is to begin. */
    void begin(Setting setting, Beginner beginner);

    /** Back to the game that is played; nothing where there is none. */
    Optional<Runnable> back();
  }

  /**
   * A new game.
   *
   * @param fixed the position with which it is to begin, if that is settled
   * @param earlier the games of before, which may be played on instead
   * @param settings remember what was chosen last
   * @param random makes each game another for the computer
   */
  SetupPage(
      Optional<Start> fixed, JComponent earlier, Settings settings, Random random, Host host) {
    super(new BorderLayout());
    this.fixed = fixed;
    this.settings = settings;
    this.random = random;
    this.host = host;
    setName("play-setup");
    setOpaque(false);
    game = new Selector<>("play-game", name -> messages.text("game." + name), this::choose);
    holes = new Selector<>("play-holes", String::valueOf, number -> showBoard());
    direction = new Selector<>("play-direction", messages::text, chosen -> turn(chosen));
    end = new Selector<>("play-end", messages::text, chosen -> rules = rules.with(chosen));
    first = new Selector<>("play-first", this::kind, kind -> {});
    second = new Selector<>("play-second", this::kind, kind -> {});
    begins = new Selector<>("play-begins", messages::text, beginner -> {});
    begin = StyleClass.PRIMARY.on(Mnemonics.on(new JButton(), messages.text("setup.begin")));
    begin.setName("play-begin");
    begin.addActionListener(event -> begin());
    fields.setOpaque(false);
    build();
    JComponent game = newGame();
    add(new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(page, game, earlier, isNarrow)));
    host.back().ifPresent(back -> Keys.bind(this, "ESCAPE", back));
  }

  private void build() {
    fixed.ifPresentOrElse(
        start -> {
          rules = start.rules();
          showBoard();
        },
        this::addRules);
    boolean isFixed = fixed.isPresent();
    first.show(KINDS, remembered("first", Optional.empty()));
    second.show(KINDS, remembered("second", Optional.of(Level.EASY)));
    field(new JLabel(), isFixed ? "south" : "first", first);
    field(new JLabel(), isFixed ? "north" : "second", second);
    begins.show(Arrays.asList(Beginner.values()), Beginner.PINGSUT);
    if (!isFixed) {
      field(new JLabel(), "begins", begins);
    }
  }

  private void turn(Direction chosen) {
    rules = rules.with(chosen);
    showBoard();
  }

  /** Shows the board with which the game is to begin. */
  private void showBoard() {
    board.lay(BoardStyle.of(rules.game()), rules.direction());
    board.show(Scene.still(start(), List.of()));
  }

  private Position start() {
    return fixed.map(Start::position).orElseGet(() -> rules.opening(holes.value()));
  }

  private void addRules() {
    List<String> names = Ruleset.GAMES.stream().map(Ruleset::game).toList();
    field(new JLabel(), "game", game);
    field(new JLabel(), "holes", holes);
    field(new JLabel(), "direction", direction);
    field(endLabel, "end", end);
    String last = settings.chosen("play.game").filter(names::contains).orElse(names.get(0));
    game.show(names, last);
    choose(last);
  }

  private Optional<Level> remembered(String key, Optional<Level> otherwise) {
    return settings
        .chosen("play." + key)
        .flatMap(word -> KINDS.stream().filter(kind -> word(kind).equals(word)).findFirst())
        .orElse(otherwise);
  }

  private static String word(Optional<Level> kind) {
    return kind.map(Level::name).orElse("PERSON");
  }

  private String kind(Optional<Level> kind) {
    return kind.map(level -> messages.text("computer", messages.text(level)))
        .orElseGet(() -> messages.text("person"));
  }

  private void field(JLabel label, String key, JComponent field) {
    String words = messages.text("setup." + key);
    Mnemonics.on(StyleClass.QUIET.on(label), words);
    label.setLabelFor(field);
    field.getAccessibleContext().setAccessibleName(Mnemonics.plain(words));
    fields.add(label, "wmin 0");
    fields.add(field, "wmin 0, growx 0");
  }

  /** Chooses a game, as its source has it. */
  private void choose(String name) {
    rules = Ruleset.named(name).orElseThrow();
    holes.show(ROWS, rules.sizes().standard());
    direction.show(Arrays.asList(Direction.values()), rules.direction());
    end.show(rules.ends(), rules.end());
    boolean hasChoice = rules.ends().size() > 1;
    end.setVisible(hasChoice);
    endLabel.setVisible(hasChoice);
    fields.revalidate();
    showBoard();
  }

  private void put(JPanel page, JComponent game, JComponent earlier, boolean isNarrow) {
    page.setLayout(
        new MigLayout(
            "insets 24 28 20 28, gapx 36, gapy 18, fillx, hidemode 3" + (isNarrow ? ", wrap" : ""),
            isNarrow ? "[grow,fill]" : "[grow 60,fill,:620:620][grow 40,fill]",
            "[top]"));
    page.add(game, "wmin 0");
    page.add(earlier, "wmin 0, growy");
  }

  private JComponent newGame() {
    Column column =
        new Column(new MigLayout("insets 0, gapy 6, fillx, wrap, hidemode 3", "[grow,fill]"));
    column.add(ShortText.of(StyleClass.TITLE, "title", messages.text("setup.title")), "wmin 0");
    column.add(
        new WrappedText(
            "setup-about", messages.text(fixed.isPresent() ? "setup.on" : "setup.about")),
        "wmin 0, gapbottom 12");
    SoftCard card = new SoftCard(new MigLayout("insets 22 24 22 24, fillx, wrap", "[grow,fill]"));
    card.add(fields, "wmin 0");
    card.add(buttons(), "wmin 0, gaptop 16");
    column.add(card, "wmin 0");
    JPanel still = new JPanel(new BoardAbove());
    still.setOpaque(false);
    still.add(board);
    column.add(still, "wmin 0, gaptop 18");
    return column;
  }

  private JComponent buttons() {
    WrappedRow buttons = new WrappedRow(10);
    buttons.add(begin);
    host.back()
        .ifPresent(
            back -> {
              JButton button = Mnemonics.on(new JButton(), messages.text("setup.back"));
              button.setName("play-back");
              button.addActionListener(event -> back.run());
              buttons.add(button);
            });
    return buttons;
  }

  private void begin() {
    settings.choose("play.game", rules.game());
    settings.choose("play.first", word(first.value()));
    settings.choose("play.second", word(second.value()));
    host.begin(
        new Setting(rules, start(), contender(first.value()), contender(second.value())),
        fixed.isPresent() ? Beginner.FIRST : begins.value());
  }

  private Contender contender(Optional<Level> kind) {
    return kind.map(level -> (Contender) new Contender.Computer(level, random.nextInt(MOST_SEED)))
        .orElse(Contender.PERSON);
  }

  /** Gives the keyboard to the button that begins. */
  @Override
  public boolean requestFocusInWindow() {
    return begin.requestFocusInWindow();
  }
}
