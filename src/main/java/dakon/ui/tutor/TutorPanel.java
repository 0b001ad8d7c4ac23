package dakon.ui.tutor;

import dakon.export.worksheet.Worksheet;
import dakon.gallery.Gallery;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.match.KeptMatches;
import dakon.progress.StepId;
import dakon.settings.RecentFiles;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.ask.Placed;
import dakon.ui.ask.Tried;
import dakon.ui.classroom.ClassPanel;
import dakon.ui.editor.EditorPanel;
import dakon.ui.export.WorksheetAction;
import dakon.ui.gallery.GalleryPanel;
import dakon.ui.help.Chapter;
import dakon.ui.help.HelpPanel;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.play.PlayPanel;
import dakon.ui.progress.Bars;
import dakon.ui.progress.LearnerMenu;
import dakon.ui.progress.Seat;
import dakon.ui.theme.MenuBar;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import dakon.ui.theme.Theme;
import java.awt.BorderLayout;
import java.awt.Graphics;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import net.miginfocom.swing.MigLayout;

/** The tutor: the lessons at the side, and the one that is open. Any Swing program can embed it. */
public final class TutorPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** The property that says whether a lesson is on the wall. */
  public static final String ON_WALL = "onWall";

  private static final String LESSON = ".md";

  /** What the page is kept as. */
  private static final String PAGE = "page";

  /** With less room than this, in pixels, the side bar folds. */
  private static final int ROOM_FOR_SIDE_BAR = 1000;

  private final transient Messages messages = Messages.of(TutorPanel.class);
  private final transient Settings settings;
  private final transient Seat seat;
  private final transient KeptMatches matches;
  private final transient List<Command> files =
      List.of(
          new Command("open", "ctrl O", this::choose),
          new Command("print", "ctrl P", this::print),
          new Command("wall", "F5", this::project));
  private final transient List<Command> ways =
      List.of(
          new Command("home", "alt HOME", () -> show(Page.HOME)),
          new Command("lesson", "ctrl L", () -> show(Page.LESSON)),
          new Command("play", "ctrl G", () -> show(Page.PLAY)),
          new Command("examples", "ctrl E", () -> show(Page.EXAMPLES)),
          new Command("board", "ctrl B", () -> show(Page.BOARD)),
          new Command("first.turn", "ctrl shift F", () -> show(Page.FIRST_TURN)),
          new Command("coach", "ctrl shift C", () -> show(Page.COACH)),
          new Command("compare", "ctrl shift R", () -> show(Page.COMPARE)),
          new Command("teach", "ctrl T", () -> show(Page.TEACH)),
          new Command("review", "ctrl R", () -> show(Page.REVIEW)),
          new Command("next", "ctrl N", this::showNext));
  private final transient List<Command> questions =
      List.of(
          new Command("help", "F1", () -> show(Page.HELP)),
          new Command("keys", "ctrl F1", () -> show(Chapter.KEYS)),
          new Command("screen.readers", "shift F1", () -> show(Chapter.SCREEN_READERS)),
          new Command("about", "alt F1", () -> show(Chapter.ABOUT)));

  /** All but what is on the wall. */
  private final JPanel study =
      new JPanel(
          new MigLayout("insets 0, gap 0, fill", "[pref!,fill][grow,fill]", "[grow,fill][]"));

  private final SideBar sideBar;
  private final PageArea pages;
  private final transient Signposts signposts;
  private final transient LessonDesk desk;
  private final transient AskDesk asking;
  private final HomePage home;
  private final transient RecentFiles recent;
  private transient Optional<Shelf> shelf = Optional.empty();
  private transient Optional<Shelf.Following> following = Optional.empty();
  private transient Optional<Callable<Course>> lessons = Optional.empty();
  private transient Callable<Course> furtherExamples = () -> new Course(List.of());
  private transient Callable<Gallery> examples = () -> new Gallery(List.of());

  /**
   * A tutor without lessons, until some are loaded, that forgets what is done in them.
   *
   * @param settings how the user wants to be shown things
   */
  public TutorPanel(Settings settings) {
    this(settings, Seat.forgotten());
  }

  /**
   * A tutor without lessons, until some are loaded, that forgets what is played in it.
   *
   * @param settings how the user wants to be shown things
   * @param seat who learns, and remembers what is done; closed by whoever calls
   */
  public TutorPanel(Settings settings, Seat seat) {
    this(settings, seat, KeptMatches.forgotten());
  }

  /**
   * A tutor without lessons, until some are loaded.
   *
   * @param settings how the user wants to be shown things
   * @param seat who learns, and remembers what is done; closed by whoever calls
   * @param matches where the games that are played are kept
   */
  public TutorPanel(Settings settings, Seat seat, KeptMatches matches) {
    super(new BorderLayout());
    setName("tutor");
    this.settings = settings;
    this.seat = seat;
    this.matches = matches;
    Bars bars = new Bars(seat, this::enter);
    LearnerMenu learner = new LearnerMenu(seat, this::here, bars);
    this.sideBar = new SideBar(new Chooser(), new Pages(), learner, settings);
    this.pages = new PageArea(Page.LESSON, sideBar::mark);
    this.recent = new RecentFiles(settings);
    this.home =
        new HomePage(new FromHome(), () -> new FirstBoard(settings, this::showNext), recent);
    this.signposts = new Signposts(sideBar, seat, this::show);
    pages.put(Page.HOME, home);
    this.desk = new LessonDesk(sideBar.lessons(), signposts, pages, seat, settings);
    this.asking = new AskDesk(pages, settings, this::editor, this::turnTo);
    study.setName("study");
    study.setOpaque(false);
    study.add(sideBar, "spany 2, hmin 0");
    study.add(pages, "wmin 0, hmin 0, wrap");
    study.add(bars, "wmin 0");
    add(study);
    Stream.of(files, ways, questions).flatMap(List::stream).forEach(command -> command.bind(study));
    setTransferHandler(new FileDrop(this::drop));
    seat.onChange(new Follower());
    desk.say(messages.text("loading"));
  }

  /** The menus for the menu bar of a host that has one. */
  public List<JMenu> menus() {
    JMenu file = MenuBar.menu("file", messages.text("menu.file"), List.of(List.copyOf(files)));
    file.insert(new RecentMenu(recent, path -> open(path, Optional.empty())), 1);
    return List.of(
        file,
        MenuBar.menu("go", messages.text("menu.go"), List.of(List.copyOf(ways))),
        MenuBar.menu("help", messages.text("menu.help.title"), List.of(List.copyOf(questions))));
  }

  private Optional<LearnerMenu.Place> here() {
    return pages.shown() == Page.LESSON ? desk.here() : Optional.empty();
  }

  /**
   * Reads lessons in the background and opens the next thing to do in them, or the first. The
   * examples are the replays in them.
   *
   * @param reader reads them; what it throws is said in their place
   * @param step the number, from 1, or the id of the step to begin with
   */
  public void load(Callable<Course> reader, Optional<String> step) {
    load(reader, () -> new Course(List.of()), step);
  }

  /**
   * Reads lessons in the background and opens the next thing to do in them, or the first.
   *
   * @param reader reads them; what it throws is said in their place
   * @param more reads what has further examples, when they are first to be shown
   * @param step the number, from 1, or the id of the step to begin with
   */
  public void load(Callable<Course> reader, Callable<Course> more, Optional<String> step) {
    lessons = Optional.of(reader);
    furtherExamples = more;
    read(reader, course -> seat.whenTaken(() -> begin(course, step)));
  }

  /** Reads the same lessons once more, and stays at the step that is shown. */
  public void reload() {
    lessons.ifPresent(reader -> read(reader, this::update));
  }

  private void update(Course course) {
    desk.update(course);
    listForTeaching(course);
  }

  private void read(Callable<Course> reader, Consumer<Course> show) {
    Callable<Course> more = furtherExamples;
    SwingWorker<Course, Void> reading =
        new SwingWorker<>() {
          @Override
          protected Course doInBackground() throws Exception {
            return reader.call();
          }

          @Override
          protected void done() {
            if (!lessons.equals(Optional.of(reader))) {
              return; // something else was opened meanwhile
            }
            try {
              show.accept(get());
            } catch (ExecutionException failed) {
              fail(messages.text("failed", String.valueOf(failed.getCause().getMessage())));
            } catch (InterruptedException interrupted) {
              Thread.currentThread().interrupt();
            }
          }
        };
    examples = () -> Gallery.of(more.call(), reading.get());
    pages.clear(Page.EXAMPLES);
    reading.execute();
  }

  private void fail(String why) {
    desk.say(why);
    home.show(new HomePage.View(Optional.empty(), Optional.of(why), isOwn()));
  }

  private boolean isOwn() {
    return shelf.flatMap(Shelf::own).isPresent();
  }

  private void show(Outlook outlook) {
    boolean isEmpty = outlook.games().isEmpty();
    home.show(
        new HomePage.View(
            Optional.of(outlook).filter(some -> !isEmpty),
            Optional.of(nothing()).filter(said -> isEmpty),
            isOwn()));
  }

  private String nothing() {
    return shelf
        .flatMap(Shelf::own)
        .map(path -> messages.text("empty.there", path.getFileName()))
        .orElseGet(() -> messages.text("empty"));
  }

  private void begin(Course course, Optional<String> step) {
    desk.show(course, step);
    listForTeaching(course);
    if (pages.shown() == Page.LESSON || pages.shown() == Page.HOME) {
      enter();
    }
  }

  /**
   * Opens the course that comes with the program, on the page where one was last; at first Home.
   */
  public void begin() {
    Page page = Page.of(settings.chosen(PAGE).orElse(""));
    openShipped();
    show(page == Page.REVIEW ? Page.HOME : page);
  }

  private void openShipped() {
    open(Shelf.shipped(), Optional.empty());
  }

  /**
   * Opens a lesson file or a folder of lessons, which is read again whenever it changes, or a file
   * with a position, moves or a game record.
   *
   * @param step the number, from 1, or the id of the step to begin with
   */
  public void open(Path path, Optional<String> step) {
    recent.add(path);
    home.update();
    if (isOfLessons(path)) {
      pages.show(Page.LESSON);
      open(Shelf.of(path), step);
    } else {
      openRecord(path);
    }
  }

  /** Opens what is dropped: where games are played, a record is played on. */
  private void drop(Path path) {
    if (pages.shown() == Page.PLAY && !isOfLessons(path)) {
      games().open(path);
    } else {
      open(path, Optional.empty());
    }
  }

  private void openRecord(Path path) {
    if (lessons.isEmpty()) {
      openShipped();
    }
    show(Page.EXAMPLES);
    gallery().open(path);
  }

  private static boolean isOfLessons(Path file) {
    return Files.isDirectory(file) || file.toString().toLowerCase(Locale.ROOT).endsWith(LESSON);
  }

  private void open(Shelf next, Optional<String> step) {
    following.ifPresent(Shelf.Following::end);
    shelf = Optional.of(next);
    home.show(HomePage.View.READING);
    desk.say(messages.text("loading"));
    Shelf.Following follower = next.follow(this::reload);
    following = Optional.of(follower);
    load(follower.first(next::lessons), next::examples, step);
  }

  private GalleryPanel gallery() {
    pages.make(Page.EXAMPLES, this::makeGallery);
    return (GalleryPanel) pages.on(Page.EXAMPLES).orElseThrow();
  }

  private GalleryPanel makeGallery() {
    GalleryPanel gallery = new GalleryPanel(examples, settings);
    gallery.offer(
        "play-on",
        example -> {
          games().open(example.rules(), example.block().start(), example.moves());
          turnTo(Page.PLAY);
        });
    gallery.offer(
        "compare",
        example ->
            asking.compare(
                new Tried(new Placed(example.rules(), example.block().start()), example.moves())));
    return gallery;
  }

  /** Shows a page; without anything to review, all stays as it was. */
  private void show(Page page) {
    switch (page) {
      case HOME, LESSON -> turnTo(page);
      case TEACH -> {
        pages.make(Page.TEACH, this::teaching);
        turnTo(page);
      }
      case EXAMPLES -> {
        gallery();
        turnTo(page);
      }
      case PLAY -> {
        games();
        turnTo(page);
      }
      case BOARD -> {
        editor();
        turnTo(page);
      }
      case FIRST_TURN -> asking.showFirstTurn();
      case COACH -> askCoach();
      case COMPARE -> asking.showComparison();
      case REVIEW -> showReview();
      case HELP -> {
        help();
        turnTo(page);
      }
    }
  }

  private PlayPanel games() {
    pages.make(Page.PLAY, this::newGames);
    return (PlayPanel) pages.on(Page.PLAY).orElseThrow();
  }

  private PlayPanel newGames() {
    PlayPanel games = new PlayPanel(matches, settings, new Random());
    games.offerComparison(
        game -> asking.compare(new Tried(new Placed(game.rules(), game.start()), game.moves())));
    return games;
  }

  private EditorPanel editor() {
    pages.make(Page.BOARD, this::newEditor);
    return (EditorPanel) pages.on(Page.BOARD).orElseThrow();
  }

  private EditorPanel newEditor() {
    EditorPanel editor = new EditorPanel(settings);
    editor.offerPlay(
        (rules, position) -> {
          games().open(rules, position);
          turnTo(Page.PLAY);
        });
    asking.offerAt(editor);
    return editor;
  }

  /** Has the coach speak of the game where one is played, else of the position on the board. */
  private void askCoach() {
    if (pages.shown() != Page.PLAY || !games().askCoach()) {
      asking.askCoach();
    }
  }

  private HelpPanel help() {
    pages.make(Page.HELP, () -> new HelpPanel(Shelf::help, version(), settings));
    return (HelpPanel) pages.on(Page.HELP).orElseThrow();
  }

  private void show(Chapter chapter) {
    help().show(chapter);
    turnTo(Page.HELP);
  }

  private String version() {
    return Optional.ofNullable(TutorPanel.class.getPackage().getImplementationVersion())
        .orElseGet(() -> messages.text("version.none"));
  }

  private void turnTo(Page page) {
    settings.choose(PAGE, page.key());
    pages.show(page);
    enter();
  }

  /** Gives the keyboard to what is on the page. */
  private void enter() {
    sideBar.close();
    pages.enter();
  }

  /** Asks again what is due. */
  private void showReview() {
    ReviewRound round = signposts.round();
    round.lesson().ifPresent(lesson -> showReview(round, lesson));
  }

  private void showReview(ReviewRound round, Lesson lesson) {
    Runnable end =
        () -> {
          pages.put(Page.REVIEW, new ReviewEnd(round, () -> show(Page.LESSON)));
          enter();
        };
    pages.put(
        Page.REVIEW,
        new LessonPanel(
            round.file(),
            lesson,
            new LessonPanel.Neighbours(
                Optional.empty(), Optional.of(end), messages.text("review.finish")),
            settings,
            round));
    turnTo(Page.REVIEW);
  }

  /** Opens a file or a folder that the user chooses. */
  private void choose() {
    JFileChooser chooser = new JFileChooser();
    chooser.setDialogTitle(messages.text("open.title"));
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
      open(chooser.getSelectedFile().toPath(), Optional.empty());
    }
  }

  /** Goes to the next thing to do; if all is done, all stays as it was. */
  private void showNext() {
    signposts.next().ifPresent(this::show);
  }

  private void show(StepId step) {
    desk.show(step);
    turnTo(Page.LESSON);
  }

  private final class FromHome implements Ways {
    @Override
    public void show(Page page) {
      TutorPanel.this.show(page);
    }

    @Override
    public void show(StepId step) {
      TutorPanel.this.show(step);
    }

    @Override
    public void open(Path path) {
      TutorPanel.this.open(path, Optional.empty());
    }

    @Override
    public void open() {
      choose();
    }

    @Override
    public void openShipped() {
      TutorPanel.this.openShipped();
    }
  }

  /** Follows what happens to the progress. */
  private final class Follower implements Seat.Listener {
    @Override
    public void progressed() {
      signposts.update();
    }

    /** The lesson is shown as whoever learns now has left it; a review of somebody else ends. */
    @Override
    public void turned() {
      signposts.update();
      if (pages.shown() == Page.REVIEW) {
        show(Page.LESSON);
      }
      if (desk.lesson().isPresent()) {
        desk.refresh();
      }
    }
  }

  /** Puts the lesson that is open on the wall, at the step that is shown. */
  private void project() {
    chosen().ifPresent(this::project);
  }

  /** The lesson that is chosen on the page for teachers, or else the one that is open. */
  private Optional<LessonFile> chosen() {
    return pages.shown() == Page.TEACH
        ? pages.on(Page.TEACH).map(TeachPage.class::cast).flatMap(TeachPage::chosen)
        : sideBar.lessons().shown();
  }

  private void project(LessonFile file) {
    file.lessonWithSteps()
        .ifPresent(
            lesson ->
                cover(
                    new ClassPanel(
                        file,
                        lesson,
                        desk.bookmark(file),
                        settings,
                        reached -> uncover(file, reached))));
  }

  private void cover(JComponent wall) {
    remove(study);
    add(wall);
    revalidate();
    repaint();
    firePropertyChange(ON_WALL, false, true);
    SwingUtilities.invokeLater(wall::requestFocusInWindow);
  }

  private void uncover(LessonFile file, LessonPanel.Bookmark reached) {
    removeAll();
    Theme.dress(study);
    add(study);
    revalidate();
    repaint();
    firePropertyChange(ON_WALL, true, false);
    desk.turnTo(file, reached);
    enter();
  }

  /** Prints a worksheet of the lesson that is open. */
  private void print() {
    chosen().ifPresent(this::print);
  }

  private void print(LessonFile file) {
    file.lessonWithSteps()
        .ifPresent(lesson -> new WorksheetAction(this, () -> Worksheet.of(lesson)).perform());
  }

  private TeachPage teaching() {
    TeachPage teach = new TeachPage(new Teaching());
    teach.show(signposts.course().files(), sideBar.lessons().shown());
    return teach;
  }

  private void listForTeaching(Course course) {
    if (pages.on(Page.TEACH).orElse(null) instanceof TeachPage teach) {
      teach.show(course.files(), sideBar.lessons().shown());
    }
  }

  private final class Teaching implements TeachPage.Teaching {
    @Override
    public void project(LessonFile file) {
      TutorPanel.this.project(file);
    }

    @Override
    public void print(LessonFile file) {
      TutorPanel.this.print(file);
    }
  }

  @Override
  public void doLayout() {
    sideBar.fit(getWidth() >= Scale.of(ROOM_FOR_SIDE_BAR));
    super.doLayout();
  }

  private final class Chooser implements LessonList.Chooser {
    @Override
    public void open(LessonFile file) {
      desk.open(file);
      pages.show(Page.LESSON);
    }

    @Override
    public void enter() {
      show(Page.LESSON);
    }
  }

  private final class Pages implements SideBar.Pages {
    @Override
    public void show(Page page) {
      TutorPanel.this.show(page);
    }

    @Override
    public void showNext() {
      TutorPanel.this.showNext();
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.GROUND.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
