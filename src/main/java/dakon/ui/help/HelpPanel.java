package dakon.ui.help;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.help.Search.Hit;
import dakon.ui.lesson.ProsePane;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Reflow;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.Typing;
import java.io.Serial;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.SwingWorker;
import javax.swing.event.HyperlinkEvent;
import net.miginfocom.swing.MigLayout;

/**
 * The help: chapters to choose from, one of them to read, and beside the rules of a game a board on
 * which they can be tried. Words are looked for in all chapters.
 */
public final class HelpPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** So much room the text has beside a board. */
  private static final BesideOrBelow.Room ROOM = new BesideOrBelow.Room(220, 0.30, 460, 120, 180);

  private final transient Messages messages = Messages.of(HelpPanel.class);
  private final transient String version;
  private final transient Callable<Course> source;
  private final transient Settings settings;
  private final JTextField search = new JTextField();
  private final JLabel count = StyleClass.SUBTITLE.on(new JLabel(" "));
  private final JList<Chapter> chapters = new ChapterList();
  private final ProsePane prose = new ProsePane(Path.of(""));
  private final ClearScrollPane text = new ClearScrollPane(prose);
  private final RulesBoard board;
  private final ClearScrollPane tried;
  private final JPanel page = new JPanel(new MigLayout("insets 0, fill", "[grow,fill]"));
  private transient Course texts = new Course(List.of());
  private transient List<String> words = List.of();
  private transient Search found = Search.of("", List.of());

  /** Whether the chapters are read, as far as they can be. */
  private boolean isRead;

  /** Which of the places found is pointed out; none before the first. */
  private int current = -1;

  /**
   * The help.
   *
   * @param source reads the chapters that are written as lessons; may take a while
   * @param version the version of the program
   * @param settings how the user wants to be shown things
   */
  public HelpPanel(Callable<Course> source, String version, Settings settings) {
    super(new MigLayout("insets 24 28 24 28, fill", "[grow,fill]", "[]10[]14[grow,fill]"));
    this.source = source;
    this.version = version;
    this.settings = settings;
    this.board = new RulesBoard(settings);
    this.tried = ClearScrollPane.bare(board);
    setName("help");
    setOpaque(false);
    add(head(), "wmin 0, wrap");
    add(chapters(), "wmin 0, wrap");
    page.setOpaque(false);
    add(page, "wmin 0, hmin 0");
    prose.setName("help-text");
    prose.getAccessibleContext().setAccessibleName(messages.text("text"));
    prose.addHyperlinkListener(this::follow);
    prose.addPropertyChangeListener(
        "document", event -> SwingUtilities.invokeLater(this::mark)); // the marks went with the old
    prose.setFocusable(true);
    bindKeys();
    chapters.setSelectedIndex(0);
    new Reading().execute();
  }

  private JPanel head() {
    JPanel head = new JPanel(new MigLayout("insets 2", "[]16[grow,fill]12[]"));
    head.setOpaque(false);
    JLabel title = StyleClass.TITLE.on(new JLabel(messages.text("title")));
    title.setName("help-title");
    head.add(title);
    StyleClass.SEARCH.on(search).setName("help-search");
    search.putClientProperty("JTextField.placeholderText", messages.text("search"));
    search.putClientProperty("JTextField.leadingIcon", Icons.of("search"));
    search.putClientProperty("JTextField.showClearButton", true);
    search.getAccessibleContext().setAccessibleName(messages.text("search"));
    search.getDocument().addDocumentListener(new Typing(this::look));
    head.add(search, "wmin 120, wmax 420");
    count.setName("help-count");
    head.add(count, "wmin 0");
    return head;
  }

  private JList<Chapter> chapters() {
    chapters.setName("chapters");
    chapters.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    chapters.setLayoutOrientation(JList.HORIZONTAL_WRAP);
    chapters.setVisibleRowCount(0);
    chapters.setOpaque(false);
    chapters.setCellRenderer(new ChapterRow());
    chapters.getAccessibleContext().setAccessibleName(messages.text("chapters"));
    chapters.addListSelectionListener(event -> open());
    return chapters;
  }

  private void bindKeys() {
    Keys.bind(this, "ctrl F", this::find);
    Keys.bind(this, "F3", () -> go(1));
    Keys.bind(this, "shift F3", () -> go(-1));
    Keys.bindFocused(search, "ENTER", () -> go(1));
    Keys.bindFocused(search, "shift ENTER", () -> go(-1));
    Keys.bindFocused(search, "ESCAPE", () -> search.setText(""));
    Keys.bindFocused(search, "DOWN", chapters::requestFocusInWindow);
  }

  private void find() {
    search.requestFocusInWindow();
    search.selectAll();
  }

  /** The chapters, side by side in as many rows as they need. */
  private static final class ChapterList extends JList<Chapter> {
    @Serial private static final long serialVersionUID = 1;

    ChapterList() {
      super(Chapter.values());
    }

    /** Asks for another height where the width is another. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
      boolean isOtherwise = width != getWidth();
      super.setBounds(x, y, width, height);
      if (isOtherwise) {
        Reflow.later(this);
      }
    }
  }

  /** Opens a chapter. */
  public void show(Chapter chapter) {
    chapters.setSelectedValue(chapter, true);
  }

  /** Gives the focus to the list of chapters. */
  @Override
  public boolean requestFocusInWindow() {
    return chapters.requestFocusInWindow();
  }

  /** Reads the chapters in the background. */
  private final class Reading extends SwingWorker<Course, Void> {
    @Override
    protected Course doInBackground() throws Exception {
      return source.call();
    }

    @Override
    protected void done() {
      try {
        texts = get();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException unreadable) {
        texts = new Course(List.of());
      }
      words = List.of();
      isRead = true;
      open();
      look();
    }
  }

  private Chapter chapter() {
    return chapters.getSelectedValue();
  }

  private void open() {
    if (!isRead) {
      return;
    }
    prose.show(new Pages(texts, version).html(chapter()));
    Optional<Lesson> rules = texts.lesson(chapter().lesson()).filter(HelpPanel::hasSamples);
    page.removeAll();
    if (rules.isPresent()) {
      board.show(rules.get());
      page.add(new BesideOrBelow(text, tried, ROOM, settings), "grow, wmin 0, hmin 0");
    } else {
      page.add(text, "grow, wmin 0, wmax 720, hmin 0");
    }
    page.revalidate();
    page.repaint();
    mark();
  }

  private static boolean hasSamples(Lesson lesson) {
    return lesson.steps().stream().anyMatch(step -> step.block().isPresent());
  }

  private void follow(HyperlinkEvent event) {
    if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED
        && event.getDescription().startsWith(Pages.SAMPLE)) {
      board.show(event.getDescription().substring(Pages.SAMPLE.length()));
    }
  }

  /** Looks for words as they are typed. */
  private void look() {
    if (!isRead) {
      return;
    }
    if (words.isEmpty()) {
      words = words();
    }
    found = Search.of(search.getText().strip(), words);
    current = -1;
    mark();
    go(1);
  }

  /** The text of each chapter, as it stands on its page. */
  private List<String> words() {
    Pages pages = new Pages(texts, version);
    List<String> all = new ArrayList<>();
    for (Chapter chapter : Chapter.values()) {
      ProsePane reader = new ProsePane(Path.of(""));
      reader.show(pages.html(chapter));
      all.add(Search.text(reader.getDocument()));
    }
    return all;
  }

  /** Underlines what was found in this chapter. */
  private void mark() {
    prose.getHighlighter().removeAllHighlights();
    List<Hit> hits = found.hits();
    for (int number = 0; number < hits.size(); number++) {
      Hit hit = hits.get(number);
      if (hit.chapter() == chapters.getSelectedIndex()) {
        Underlines.add(prose.getHighlighter(), hit.place(), found.length(), number == current);
      }
    }
  }

  /** Points out the next place, or the one before, in whichever chapter it is. */
  private void go(int step) {
    List<Hit> hits = found.hits();
    if (hits.isEmpty()) {
      count.setText(search.getText().isBlank() ? " " : messages.text("found.none"));
      return;
    }
    current = current < 0 ? first(hits) : Math.floorMod(current + step, hits.size());
    Hit hit = hits.get(current);
    if (hit.chapter() != chapters.getSelectedIndex()) {
      chapters.setSelectedIndex(hit.chapter());
      chapters.ensureIndexIsVisible(hit.chapter());
    }
    prose.select(hit.place(), hit.place() + found.length());
    mark();
    count.setText(messages.text("found", current + 1, hits.size()));
  }

  /** The first place in this chapter or one behind it. */
  private int first(List<Hit> hits) {
    for (int place = 0; place < hits.size(); place++) {
      if (hits.get(place).chapter() >= chapters.getSelectedIndex()) {
        return place;
      }
    }
    return 0;
  }
}
