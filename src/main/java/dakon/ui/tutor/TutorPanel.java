package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.LessonFile;
import dakon.match.KeptMatches;
import dakon.progress.StepId;
import dakon.settings.RecentFiles;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.help.Chapter;
import dakon.ui.help.HelpPanel;
import dakon.ui.progress.Bars;
import dakon.ui.progress.LearnerMenu;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.BorderLayout;
import java.awt.Graphics;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.swing.JFileChooser;
import javax.swing.JMenu;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The tutor: the ways at the side, and the page that is shown. Any Swing program can embed it. */
public final class TutorPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** The property that says whether a lesson is on the wall. */
  public static final String ON_WALL = "onWall";

  /** What the page is kept as. */
  private static final String PAGE = "page";

  /** With less room than this, in pixels, the side bar folds. */
  private static final int ROOM_FOR_SIDE_BAR = 1000;

  private final transient Messages messages = Messages.of(TutorPanel.class);
  private final transient Ways ways = new FromAnywhere();
  private final transient Settings settings;
  private final transient Seat seat;
  private final transient RecentFiles recent;
  private final transient Library library = new Library(new Reader());

  /** All but what is on the wall. */
  private final JPanel study =
      new JPanel(
          new MigLayout(
              "insets 0, gap 0, fill, hidemode 3", "[pref!,fill][grow,fill]", "[grow,fill][]"));

  private final SideBar sideBar;
  private final PageArea pages;
  private final HomePage home;
  private final transient Signposts signposts;
  private final transient LessonDesk desk;
  private final transient Workshop workshop;
  private final transient TeacherDesk teacher;
  private final transient ReviewDesk review;
  private final transient LazyPage<HelpPanel> help;
  private final transient Commands commands;

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
    Bars bars = new Bars(seat, this::enter);
    LearnerMenu learner = new LearnerMenu(seat, this::here, bars);
    this.recent = new RecentFiles(settings);
    this.sideBar = new SideBar(new Chooser(), ways, learner, settings);
    this.pages = new PageArea(Page.LESSON, sideBar::mark);
    this.home = new HomePage(ways, () -> new FirstBoard(settings, ways::showNext), recent);
    this.signposts =
        new Signposts(
            sideBar, seat, outlook -> home.show(HomePage.View.of(outlook, library.own())));
    this.desk = new LessonDesk(sideBar.lessons(), signposts, pages, seat, settings);
    this.workshop = new Workshop(pages, settings, matches, library::examples, this::turnTo);
    Wall wall = new Wall(this, study, desk, settings, this::enter);
    this.teacher = new TeacherDesk(this, pages, sideBar.lessons(), signposts::course, wall);
    this.review = new ReviewDesk(pages, settings, this::turnTo);
    this.help = pages.offer(Page.HELP, () -> new HelpPanel(Shelf::help, version(), settings));
    this.commands = new Commands(ways, teacher);
    pages.put(Page.HOME, home);
    study.setName("study");
    study.setOpaque(false);
    study.add(sideBar, "spany 2, hmin 0");
    study.add(pages, "wmin 0, hmin 0, wrap");
    study.add(bars, "wmin 0");
    add(study);
    commands.bind(study);
    setTransferHandler(new FileDrop(this::drop));
    seat.onChange(new Follower());
    desk.say(messages.text("loading"));
  }

  private String version() {
    return Optional.ofNullable(TutorPanel.class.getPackage().getImplementationVersion())
        .orElseGet(() -> messages.text("version.none"));
  }

  /** The menus for the menu bar of a host that has one. */
  public List<JMenu> menus() {
    return commands.menus(recent);
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
    library.load(reader, more, step);
  }

  /** Reads the same lessons once more, and stays at the step that is shown. */
  public void reload() {
    library.reload();
  }

  /**
   * Opens the course that comes with the program, on the page where one was last; at first Home.
   */
  public void begin() {
    Page page = Page.of(settings.chosen(PAGE).orElse(""));
    ways.openShipped();
    ways.show(page == Page.REVIEW ? Page.HOME : page);
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
    if (Shelf.holds(path)) {
      pages.show(Page.LESSON);
      open(Shelf.of(path), step);
    } else {
      if (library.isEmpty()) {
        ways.openShipped();
      }
      workshop.show(path);
    }
  }

  /** Opens what is dropped: where games are played, a record is played on. */
  private void drop(Path path) {
    if (pages.shown() == Page.PLAY && !Shelf.holds(path)) {
      workshop.playOn(path);
    } else {
      ways.open(path);
    }
  }

  private void open(Shelf shelf, Optional<String> step) {
    home.show(HomePage.View.READING);
    desk.say(messages.text("loading"));
    library.open(shelf, step);
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

  private final class FromAnywhere implements Ways {
    @Override
    public void show(Page page) {
      if (page == Page.COACH) {
        workshop.askCoach();
      } else if (page == Page.REVIEW) {
        review.show(signposts.round());
      } else {
        turnTo(page);
      }
    }

    @Override
    public void show(StepId step) {
      desk.show(step);
      turnTo(Page.LESSON);
    }

    @Override
    public void show(Chapter chapter) {
      help.content().show(chapter);
      turnTo(Page.HELP);
    }

    @Override
    public void showNext() {
      signposts.next().ifPresent(this::show);
    }

    @Override
    public void open(Path path) {
      TutorPanel.this.open(path, Optional.empty());
    }

    @Override
    public void choose() {
      JFileChooser chooser = new JFileChooser();
      chooser.setDialogTitle(messages.text("open.title"));
      chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
      if (chooser.showOpenDialog(TutorPanel.this) == JFileChooser.APPROVE_OPTION) {
        open(chooser.getSelectedFile().toPath());
      }
    }

    @Override
    public void openShipped() {
      TutorPanel.this.open(Shelf.shipped(), Optional.empty());
    }
  }

  /** Lays out what is read. */
  private final class Reader implements Library.Reader {
    @Override
    public void begun() {
      pages.clear(Page.EXAMPLES);
    }

    @Override
    public void opened(Course course, Optional<String> step) {
      seat.whenTaken(() -> begin(course, step));
    }

    private void begin(Course course, Optional<String> step) {
      desk.show(course, step);
      teacher.show(course);
      if (pages.shown() == Page.LESSON || pages.shown() == Page.HOME) {
        enter();
      }
    }

    @Override
    public void reread(Course course) {
      desk.update(course);
      teacher.show(course);
    }

    @Override
    public void failed(Throwable cause) {
      String why = messages.text("failed", String.valueOf(cause.getMessage()));
      desk.say(why);
      home.show(HomePage.View.failed(why, library.own()));
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
        turnTo(Page.LESSON);
      }
      if (desk.lesson().isPresent()) {
        desk.refresh();
      }
    }
  }

  private final class Chooser implements LessonList.Chooser {
    @Override
    public void open(LessonFile file) {
      desk.open(file);
      pages.show(Page.LESSON);
    }

    @Override
    public void enter() {
      turnTo(Page.LESSON);
    }
  }

  @Override
  public void doLayout() {
    sideBar.fit(getWidth() >= Scale.of(ROOM_FOR_SIDE_BAR));
    super.doLayout();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.GROUND.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
