package dakon.ui.play;

import dakon.board.Position;
import dakon.file.Reason;
import dakon.file.TextFile;
import dakon.game.Game;
import dakon.match.Contender;
import dakon.match.KeptMatch;
import dakon.match.KeptMatches;
import dakon.match.KeptMatches.Found;
import dakon.match.Match;
import dakon.match.Threads;
import dakon.notation.RecordNotation;
import dakon.rules.Ruleset;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.trace.Trace;
import dakon.ui.ask.CoachPanel;
import dakon.ui.ask.LookBackPanel;
import dakon.ui.theme.Theme;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/**
 * Whole games: against another person at the same screen, or against the computer. The game that
 * was played last is found again.
 */
public final class PlayPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** Of so many games before one can choose; the others can be opened as files. */
  private static final int MOST_EARLIER = 12;

  private final transient Messages messages = Messages.of(PlayPanel.class);
  private final transient Settings settings;
  private final transient KeptMatches kept;
  private final transient Random random;
  private final transient Threads threads =
      new Threads(
          SwingUtilities::invokeLater,
          thread(work -> new Thread(work, "game")),
          thread(PlayPanel::daemon));

  private final WrappedText trouble = new WrappedText("play-trouble", "");
  private final JPanel notice = new JPanel(new MigLayout("insets 18 28 0 28, fill", "[grow,fill]"));

  /** What is shown: a game, or what comes before one. */
  private transient Optional<JComponent> page = Optional.empty();

  /** The game that is played, if one is. */
  private transient Optional<GamePage> game = Optional.empty();

  private final CoachPanel coach;

  /** The look back at the game that was last looked back at, if one was. */
  private transient Optional<LookBackPanel> lookedBack = Optional.empty();

  private transient Optional<Consumer<Game>> comparison = Optional.empty();

  /**
   * A page that looks in the background for the game that was played last.
   *
   * @param kept where the games that are played are kept
   * @param settings how the user wants to be shown things
   * @param random what is left to chance
   */
  public PlayPanel(KeptMatches kept, Settings settings, Random random) {
    super(new BorderLayout());
    this.kept = kept;
    this.settings = settings;
    this.random = random;
    this.coach = new CoachPanel(settings, this::backToGame);
    setName("play");
    setOpaque(false);
    getAccessibleContext().setAccessibleName(messages.text("title"));
    notice.setOpaque(false);
    notice.setVisible(false);
    notice.add(trouble, "wmin 0");
    add(notice, BorderLayout.PAGE_START);
    threads
        .table()
        .execute(
            () -> {
              Found found = kept.last();
              SwingUtilities.invokeLater(() -> resume(found));
            });
  }

  /** A thread that does one thing after the other, and ends when there is nothing to do. */
  private static ThreadPoolExecutor thread(ThreadFactory maker) {
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), maker);
    thread.allowCoreThreadTimeOut(true);
    return thread;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "computer");
    thread.setDaemon(true);
    return thread;
  }

  /** Goes on with the game that was kept, unless something else was begun meanwhile. */
  private void resume(Found found) {
    if (page.isEmpty()) {
      show(found);
    }
  }

  /** Plays a game of before on. */
  private void show(Found found) {
    found
        .match()
        .ifPresentOrElse(match -> play(match, found.place()), () -> setUp(Optional.empty()));
    found.trouble().ifPresent(this::warn);
  }

  /** Says what is not as it should be. */
  private void warn(String what) {
    trouble.setText(what);
    notice.setVisible(!what.isEmpty());
    getAccessibleContext().setAccessibleDescription(what);
  }

  /** Sets up a game that begins with a position. */
  public void open(Ruleset rules, Position position) {
    setUp(Optional.of(new SetupPage.Start(rules, position)));
  }

  /** Plays on, between two persons, from where some moves have led. */
  public void open(Ruleset rules, Position start, List<Trace> moves) {
    threads
        .table()
        .execute(
            () -> {
              Game played = Game.of(rules, start);
              for (Trace move : moves) {
                played = played.play(move.move());
              }
              Match match = Match.of(played, Contender.PERSON, Contender.PERSON);
              SwingUtilities.invokeLater(() -> play(match));
            });
  }

  /** Offers from now on to show a game under other rules. */
  public void offerComparison(Consumer<Game> compare) {
    comparison = Optional.of(compare);
  }

  /** Has the coach speak of the game that is shown; whether there is one. */
  public boolean askCoach() {
    Optional<GamePage> shown = game.filter(GamePage::isShowing);
    shown.ifPresent(GamePage::askCoach);
    return shown.isPresent() || coach.isShowing();
  }

  private void backToGame() {
    game.ifPresent(this::put);
  }

  private void lookBack(Match match) {
    LookBackPanel panel =
        lookedBack
            .filter(known -> known.isOf(match))
            .orElseGet(() -> new LookBackPanel(match, settings, this::backToGame));
    lookedBack = Optional.of(panel);
    put(panel);
  }

  private void setUp(Optional<SetupPage.Start> start) {
    EarlierGames earlier = new EarlierGames(this::playOn, this::choose);
    put(new SetupPage(start, earlier, settings, random, new Chooser()));
    threads
        .table()
        .execute(
            () -> {
              List<KeptMatches.Earlier> games = kept.latest(MOST_EARLIER);
              SwingUtilities.invokeLater(() -> earlier.show(games));
            });
  }

  /** Plays a game of before on. */
  private void playOn(KeptMatches.Earlier earlier) {
    threads
        .table()
        .execute(
            () -> {
              Found found = kept.open(earlier.file());
              SwingUtilities.invokeLater(() -> show(found));
            });
  }

  private void play(Match match, KeptMatch place) {
    GamePage page = new GamePage(match, place, threads, settings, new Leaver());
    game = Optional.of(page);
    put(page);
  }

  /** Plays what was not played here before. */
  private void play(Match match) {
    play(match, kept.another());
  }

  private void put(JComponent next) {
    warn("");
    page.ifPresent(this::remove);
    page = Optional.of(next);
    Theme.dress(next);
    next.applyComponentOrientation(getComponentOrientation());
    add(next);
    revalidate();
    repaint();
    SwingUtilities.invokeLater(next::requestFocusInWindow);
  }

  /** Opens a game record in the background, and plays on from its end. */
  public void open(Path file) {
    threads
        .table()
        .execute(
            () -> {
              try {
                RecordNotation.Reading reading =
                    RecordNotation.read(TextFile.read(file), Ruleset.DAKON);
                SwingUtilities.invokeLater(() -> show(file, reading));
              } catch (IOException unreadable) {
                String why = messages.text("open.failed", file, Reason.of(unreadable));
                SwingUtilities.invokeLater(() -> warn(why));
              }
            });
  }

  private void show(Path file, RecordNotation.Reading reading) {
    boolean isGood = reading.record().game().canUndo();
    if (isGood || reading.fault().isEmpty()) {
      play(new Match(reading.record()));
    }
    reading
        .fault()
        .map(
            fault ->
                messages.text(
                    isGood ? "open.fault" : "open.bad", file.getFileName(), fault.getMessage()))
        .ifPresent(this::warn);
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("open.title"));
    if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
      open(chooser.getSelectedFile().toPath());
    }
  }

  /** Gives the keyboard to what is on the page. */
  @Override
  public boolean requestFocusInWindow() {
    return page.filter(JComponent::requestFocusInWindow).isPresent();
  }

  private final class Chooser implements SetupPage.Host {
    @Override
    public void begin(Setting setting, SetupPage.Beginner beginner) {
      if (beginner == SetupPage.Beginner.PINGSUT) {
        put(new PingsutPage(setting, random, firstBegins -> play(setting.match(firstBegins))));
      } else {
        play(setting.match(beginner == SetupPage.Beginner.FIRST));
      }
    }

    @Override
    public Optional<Runnable> back() {
      return game.map(played -> () -> put(played));
    }
  }

  private final class Leaver implements GamePage.Host {
    @Override
    public void newGame() {
      setUp(Optional.empty());
    }

    @Override
    public void open() {
      choose();
    }

    @Override
    public void askCoach(Game asked) {
      coach.show(asked);
      put(coach);
    }

    @Override
    public void lookBack(Match match) {
      PlayPanel.this.lookBack(match);
    }

    @Override
    public Optional<Consumer<Game>> comparison() {
      return comparison;
    }
  }
}
