package dakon.ui.tutor;

import dakon.gallery.Gallery;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.progress.StepId;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.gallery.GalleryPanel;
import dakon.ui.lesson.FindingsPane;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.progress.Bars;
import dakon.ui.progress.LearnerMenu;
import dakon.ui.progress.Seat;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.Theme;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import net.miginfocom.swing.MigLayout;

/** The tutor: the lessons at the side, and the one that is open. Any Swing program can embed it. */
public final class TutorPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final KeyboardFocusManager KEYBOARD =
      KeyboardFocusManager.getCurrentKeyboardFocusManager();

  /** With less room than this, in pixels, the side bar folds. */
  private static final int ROOM_FOR_SIDE_BAR = 1000;

  private final transient Messages messages = Messages.of(TutorPanel.class);
  private final transient Settings settings;
  private final transient Seat seat;
  private final transient Bars bars;
  private final SideBar sideBar;
  private final transient Signposts signposts;
  private transient Callable<Course> lessons = () -> new Course(List.of());
  private transient Callable<Course> furtherExamples = lessons;
  private transient Callable<Gallery> examples = () -> new Gallery(List.of());
  private transient Optional<GalleryPanel> gallery = Optional.empty();

  /** What is on the page while no examples are. */
  private transient Optional<JComponent> lessonPage = Optional.empty();

  /** Whether what is opened waits behind the examples or the review that is on the page. */
  private boolean staysElsewhere;

  private final JPanel page =
      new JPanel(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));

  /**
   * A tutor without lessons, until some are loaded, that forgets what is done in them.
   *
   * @param settings how the user wants to be shown things
   */
  public TutorPanel(Settings settings) {
    this(settings, Seat.forgotten());
  }

  /**
   * A tutor without lessons, until some are loaded.
   *
   * @param settings how the user wants to be shown things
   * @param seat who learns, and remembers what is done; closed by whoever calls
   */
  public TutorPanel(Settings settings, Seat seat) {
    super(new MigLayout("insets 0, gap 0, fill", "[pref!,fill][grow,fill]", "[grow,fill][]"));
    setName("tutor");
    this.settings = settings;
    this.seat = seat;
    this.bars = new Bars(seat, this::enter);
    LearnerMenu learner = new LearnerMenu(seat, this::here, bars);
    this.sideBar = new SideBar(new Chooser(), new Pages(), learner, settings);
    this.signposts = new Signposts(sideBar, seat);
    page.setOpaque(false);
    add(sideBar, "spany 2, hmin 0");
    add(page, "wmin 0, hmin 0, wrap");
    add(bars, "wmin 0");
    Keys.bind(this, "ctrl L", this::showLessons);
    Keys.bind(this, "ctrl E", this::showExamples);
    Keys.bind(this, "ctrl R", this::showReview);
    Keys.bind(this, "ctrl N", this::showNext);
    seat.onChange(new Follower());
    say(messages.text("loading"));
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
    lessons = reader;
    furtherExamples = more;
    read(course -> seat.whenTaken(() -> show(course, step)));
  }

  /** Reads the same lessons once more, and stays at the step that is shown. */
  public void reload() {
    read(this::update);
  }

  private void read(Consumer<Course> show) {
    Callable<Course> reader = lessons;
    Callable<Course> more = furtherExamples;
    SwingWorker<Course, Void> reading =
        new SwingWorker<>() {
          @Override
          protected Course doInBackground() throws Exception {
            return reader.call();
          }

          @Override
          protected void done() {
            try {
              show.accept(get());
            } catch (ExecutionException failed) {
              say(messages.text("failed", String.valueOf(failed.getCause().getMessage())));
            } catch (InterruptedException interrupted) {
              Thread.currentThread().interrupt();
            }
          }
        };
    examples = () -> Gallery.of(more.call(), reading.get());
    if (!showsExamples()) {
      gallery = Optional.empty();
    }
    reading.execute();
  }

  /** Opens a file with a position, moves or a game record. */
  public void open(Path file) {
    showExamples();
    gallery.ifPresent(shown -> shown.open(file));
  }

  private void showExamples() {
    if (gallery.isEmpty()) {
      gallery = Optional.of(new GalleryPanel(examples, settings));
    }
    place(gallery.get());
    sideBar.mark(SideBar.Page.EXAMPLES);
    sideBar.close();
    gallery.get().enter();
  }

  private void showLessons() {
    lessonPage.ifPresent(this::place);
    sideBar.mark(SideBar.Page.LESSON);
    enter();
  }

  /** Asks again what is due; if nothing is, all stays as it was. */
  private void showReview() {
    ReviewRound round = signposts.round();
    round.lesson().ifPresent(lesson -> showReview(round, lesson));
  }

  private void showReview(ReviewRound round, Lesson lesson) {
    Runnable end = () -> showEnd(new ReviewEnd(round, this::showLessons));
    place(
        new LessonPanel(
            round.file(),
            lesson,
            new LessonPanel.Neighbours(
                Optional.empty(), Optional.of(end), messages.text("review.finish")),
            settings,
            round));
    sideBar.mark(SideBar.Page.REVIEW);
    enter();
  }

  private void showEnd(ReviewEnd end) {
    place(end);
    enter();
  }

  /** Goes to the next thing to do; if all is done, all stays as it was. */
  private void showNext() {
    signposts.next().ifPresent(this::show);
  }

  private void show(StepId step) {
    sideBar.lessons().selecting(step.lesson()).ifPresent(Runnable::run);
    showLessons();
    show(step.step());
  }

  /** The step that is shown. */
  private Optional<LearnerMenu.Place> here() {
    return isElsewhere()
        ? Optional.empty()
        : sideBar.lessons().shown().flatMap(LessonFile::lesson).flatMap(this::here);
  }

  private Optional<LearnerMenu.Place> here(Lesson lesson) {
    return lessonShown()
        .map(shown -> lesson.steps().get(shown.bookmark().number() - 1))
        .flatMap(
            step ->
                StepId.of(lesson.name(), step.id())
                    .map(id -> new LearnerMenu.Place(id, step.title(), lesson.title())));
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
      if (isElsewhere() && !showsExamples()) {
        showLessons();
      }
      lessonShown().ifPresent(shown -> refresh());
    }
  }

  private boolean showsExamples() {
    return gallery.isPresent() && page.getComponent(0) == gallery.get();
  }

  /** Whether a lesson waits behind something else on the page. */
  private boolean isElsewhere() {
    return lessonPage.filter(behind -> page.getComponent(0) != behind).isPresent();
  }

  /** Shows lessons that were read; behind what else is on the page. */
  private void show(Course course, Optional<String> step) {
    signposts.follow(course);
    staysElsewhere = isElsewhere();
    sideBar.lessons().show(course);
    if (course.files().isEmpty()) {
      say(messages.text("empty"));
    } else {
      step.ifPresentOrElse(this::begin, this::goOn);
      if (!staysElsewhere) {
        enter();
      }
    }
    staysElsewhere = false;
  }

  /** Begins with a step of the first lesson. */
  private void begin(String step) {
    sideBar.lessons().setSelectedIndex(0);
    show(step);
  }

  /** Goes on where the learner has left off, or begins with the first lesson. */
  private void goOn() {
    signposts
        .goingOn()
        .flatMap(next -> sideBar.lessons().selecting(next.lesson()))
        .or(() -> sideBar.lessons().selecting(0))
        .ifPresent(Runnable::run);
  }

  /** Shows lessons that have changed, as little as may be changed by it. */
  private void update(Course read) {
    Optional<LessonFile> shown = sideBar.lessons().shown();
    Optional<LessonFile> now =
        shown.flatMap(
            file -> read.files().stream().filter(each -> each.isAt(file.path())).findFirst());
    if (now.isEmpty()) {
      show(read, Optional.empty());
    } else {
      signposts.follow(read);
      sideBar.lessons().update(read, now.get());
      if (!now.get().readsLike(shown.get())) {
        refresh();
      }
    }
  }

  /** Opens the lesson that is chosen anew, at the same step, and behind what is on the page. */
  private void refresh() {
    Optional<LessonPanel.Bookmark> bookmark = lessonShown().map(LessonPanel::bookmark);
    boolean hadFocus = hasFocusOnPage();
    staysElsewhere = isElsewhere();
    sideBar.lessons().shown().ifPresent(this::open);
    bookmark.ifPresent(step -> lessonShown().ifPresent(lesson -> lesson.show(step)));
    if (hadFocus && !staysElsewhere) {
      enter();
    }
    staysElsewhere = false;
  }

  private Optional<LessonPanel> lessonShown() {
    return lessonPage.map(shown -> shown instanceof LessonPanel lesson ? lesson : null);
  }

  private void show(String step) {
    lessonShown().ifPresent(lesson -> lesson.show(step));
  }

  /** Opens a lesson: one that is begun at its first step not done. */
  private void open(LessonFile file) {
    put(file.lessonWithSteps().map(lesson -> panel(file, lesson)).orElseGet(() -> findings(file)));
    file.lesson()
        .flatMap(lesson -> signposts.goingOn(lesson.name()))
        .ifPresent(next -> show(next.step()));
  }

  @Override
  public void doLayout() {
    sideBar.fit(getWidth() >= ROOM_FOR_SIDE_BAR);
    super.doLayout();
  }

  /** Gives the keyboard to the lesson, once it is laid out: what is not shown cannot have it. */
  private void enter() {
    sideBar.close();
    SwingUtilities.invokeLater(
        () -> {
          if (page.getComponent(0) instanceof LessonPanel lesson) {
            lesson.focusBoard();
          } else if (page.getComponent(0) instanceof ReviewEnd end) {
            end.requestFocusInWindow();
          }
        });
  }

  private final class Chooser implements LessonList.Chooser {
    @Override
    public void open(LessonFile file) {
      TutorPanel.this.open(file);
    }

    @Override
    public void enter() {
      if (isElsewhere()) {
        showLessons();
      } else {
        TutorPanel.this.enter();
      }
    }
  }

  private final class Pages implements SideBar.Pages {
    @Override
    public void showLessons() {
      TutorPanel.this.showLessons();
    }

    @Override
    public void showExamples() {
      TutorPanel.this.showExamples();
    }

    @Override
    public void showReview() {
      TutorPanel.this.showReview();
    }

    @Override
    public void showNext() {
      TutorPanel.this.showNext();
    }
  }

  private JComponent panel(LessonFile file, Lesson lesson) {
    LessonList lessons = sideBar.lessons();
    int index = lessons.getSelectedIndex();
    return new LessonPanel(
        file,
        lesson,
        new LessonPanel.Neighbours(
            entering(index - 1), entering(index + 1), messages.text("next.lesson")),
        settings,
        new LoggedOutcomes(seat));
  }

  /** What opens another lesson and enters it, if there is one at that place in the list. */
  private Optional<Runnable> entering(int index) {
    return sideBar
        .lessons()
        .selecting(index)
        .map(
            select ->
                () -> {
                  select.run();
                  enter();
                });
  }

  private static JComponent findings(LessonFile file) {
    JPanel panel =
        new JPanel(new MigLayout("insets 24 28 20 28, fill", "[grow,fill]", "[grow,fill]"));
    panel.setOpaque(false);
    panel.add(new FindingsPane(file), "wmin 0, hmin 0");
    return panel;
  }

  private void say(String sentence) {
    JPanel panel = new JPanel(new MigLayout("insets 28, fill", "[center]", "[center]"));
    panel.setOpaque(false);
    JLabel message = StyleClass.SUBTITLE.on(new JLabel(sentence));
    message.setName("message");
    panel.add(message);
    put(panel);
  }

  /** Puts a lesson on the page, or what is said instead. */
  private void put(JComponent content) {
    lessonPage = Optional.of(content);
    if (!staysElsewhere) {
      sideBar.mark(SideBar.Page.LESSON);
      place(content);
    }
  }

  private void place(JComponent content) {
    boolean hadFocus = hasFocusOnPage();
    Theme.dress(content);
    page.removeAll();
    page.add(content, "wmin 0, hmin 0");
    page.revalidate();
    page.repaint();
    if (hadFocus) {
      page.requestFocusInWindow(); // else the side bar had it, and a key typed early pressed there
    }
  }

  private boolean hasFocusOnPage() {
    return page.isAncestorOf(KEYBOARD.getFocusOwner());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.GROUND.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
