package dakon.ui.tutor;

import dakon.gallery.Gallery;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.gallery.GalleryPanel;
import dakon.ui.lesson.FindingsPane;
import dakon.ui.lesson.LessonPanel;
import dakon.ui.lesson.Outcomes;
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
  private final SideBar sideBar;
  private transient Callable<Course> lessons = () -> new Course(List.of());
  private transient Callable<Course> furtherExamples = lessons;
  private transient Callable<Gallery> examples = () -> new Gallery(List.of());
  private transient Optional<GalleryPanel> gallery = Optional.empty();

  /** What is on the page while no examples are. */
  private transient Optional<JComponent> lessonPage = Optional.empty();

  private boolean staysOnExamples;
  private final JPanel page =
      new JPanel(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));

  /**
   * A tutor without lessons, until some are loaded.
   *
   * @param settings how the user wants to be shown things
   */
  public TutorPanel(Settings settings) {
    super(new MigLayout("insets 0, gap 0, fill", "[pref!,fill][grow,fill]", "[grow,fill]"));
    setName("tutor");
    this.settings = settings;
    this.sideBar = new SideBar(new Chooser(), new Pages(), settings);
    page.setOpaque(false);
    add(sideBar, "hmin 0");
    add(page, "wmin 0, hmin 0");
    Keys.bind(this, "ctrl L", this::showLessons);
    Keys.bind(this, "ctrl E", this::showExamples);
    say(messages.text("loading"));
  }

  /**
   * Reads lessons in the background and opens the first of them. The examples are the replays in
   * them.
   *
   * @param reader reads them; what it throws is said in their place
   * @param step the number, from 1, or the id of the step to begin with
   */
  public void load(Callable<Course> reader, Optional<String> step) {
    load(reader, () -> new Course(List.of()), step);
  }

  /**
   * Reads lessons in the background and opens the first of them.
   *
   * @param reader reads them; what it throws is said in their place
   * @param more reads what has further examples, when they are first to be shown
   * @param step the number, from 1, or the id of the step to begin with
   */
  public void load(Callable<Course> reader, Callable<Course> more, Optional<String> step) {
    lessons = reader;
    furtherExamples = more;
    read(course -> show(course, step));
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
    sideBar.markExamples(true);
    sideBar.close();
    gallery.get().enter();
  }

  private void showLessons() {
    lessonPage.ifPresent(this::place);
    sideBar.markExamples(false);
    enter();
  }

  private boolean showsExamples() {
    return gallery.isPresent() && page.getComponent(0) == gallery.get();
  }

  /** Shows lessons that were read; behind the examples, if these were opened meanwhile. */
  private void show(Course course, Optional<String> step) {
    staysOnExamples = showsExamples();
    sideBar.lessons().show(course);
    if (course.files().isEmpty()) {
      say(messages.text("empty"));
    } else {
      sideBar.lessons().setSelectedIndex(0);
      step.ifPresent(this::show);
      if (!staysOnExamples) {
        enter();
      }
    }
    staysOnExamples = false;
  }

  /** Shows lessons that have changed, as little as may be changed by it. */
  private void update(Course course) {
    Optional<LessonFile> shown = sideBar.lessons().shown();
    Optional<LessonFile> now =
        shown.flatMap(
            file -> course.files().stream().filter(each -> each.isAt(file.path())).findFirst());
    if (now.isEmpty()) {
      show(course, Optional.empty());
    } else if (now.get().readsLike(shown.get())) {
      sideBar.lessons().update(course, now.get());
    } else {
      Optional<LessonPanel.Bookmark> bookmark = lessonShown().map(LessonPanel::bookmark);
      boolean hadFocus = page.isAncestorOf(KEYBOARD.getFocusOwner());
      staysOnExamples = showsExamples();
      sideBar.lessons().update(course, now.get());
      open(now.get());
      bookmark.ifPresent(step -> lessonShown().ifPresent(lesson -> lesson.show(step)));
      if (hadFocus && !staysOnExamples) {
        enter();
      }
      staysOnExamples = false;
    }
  }

  private Optional<LessonPanel> lessonShown() {
    return lessonPage.map(shown -> shown instanceof LessonPanel lesson ? lesson : null);
  }

  private void show(String step) {
    lessonShown().ifPresent(lesson -> lesson.show(step));
  }

  private void open(LessonFile file) {
    put(file.lesson().map(lesson -> panel(file, lesson)).orElseGet(() -> findings(file)));
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
      if (showsExamples()) {
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
  }

  private JComponent panel(LessonFile file, Lesson lesson) {
    LessonList lessons = sideBar.lessons();
    int index = lessons.getSelectedIndex();
    return new LessonPanel(
        file,
        lesson,
        new LessonPanel.Neighbours(entering(index - 1), entering(index + 1)),
        settings,
        Outcomes.NONE);
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
    if (!staysOnExamples) {
      sideBar.markExamples(false);
      place(content);
    }
  }

  private void place(JComponent content) {
    Theme.dress(content);
    page.removeAll();
    page.add(content, "wmin 0, hmin 0");
    page.revalidate();
    page.repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(Palette.GROUND.color());
    graphics.fillRect(0, 0, getWidth(), getHeight());
  }
}
