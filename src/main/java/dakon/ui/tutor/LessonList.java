package dakon.ui.tutor;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.progress.Outline.Tally;
import dakon.text.Messages;
import dakon.ui.progress.TallyIcon;
import dakon.ui.progress.TallyWords;
import dakon.ui.theme.Icons;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ListRow;
import dakon.ui.theme.Palette;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.DefaultListModel;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/** The lessons of a course, under the names of their games, and how far one is with each. */
final class LessonList extends JList<LessonFile> {
  @Serial private static final long serialVersionUID = 1;

  private static final Messages MESSAGES = Messages.of(LessonList.class);

  private static final Tally NOTHING_TO_DO = new Tally(0, 0, 0, 0);

  private final DefaultListModel<LessonFile> files = new DefaultListModel<>();
  private transient Map<String, Tally> tallies = Map.of();

  /** What stands above each lesson; nothing where it goes on with the same game. */
  private transient List<Optional<String>> headings = List.of();

  private boolean isResting;
  private boolean isUpdating;

  /**
   * An empty list.
   *
   * @param chooser is told which lesson is chosen
   */
  LessonList(Chooser chooser) {
    setModel(files);
    setName("lessons");
    setOpaque(false);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    getAccessibleContext().setAccessibleName(MESSAGES.text("lessons"));
    Keys.leave(
        getInputMap(),
        "SPACE",
        "LEFT",
        "RIGHT",
        "shift LEFT",
        "shift RIGHT",
        "PAGE_UP",
        "PAGE_DOWN");
    addListSelectionListener(
        event -> {
          if (!event.getValueIsAdjusting() && !isSelectionEmpty() && !isUpdating) {
            chooser.open(getSelectedValue());
          }
        });
    enterOnClick(chooser);
    Keys.bindFocused(this, "ENTER", chooser::enter);
  }

  /** Is told of what is chosen in the list. */
  interface Chooser {
    /** The lesson is to be shown, without the list losing the keyboard. */
    void open(LessonFile file);

    /** The lesson shown is to be entered: it gets the keyboard. */
    void enter();
  }

  private void enterOnClick(Chooser chooser) {
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseReleased(MouseEvent event) {
            if (locationToIndex(event.getPoint()) >= 0) {
              chooser.enter();
            }
          }
        });
  }

  /** Is as wide as its pane; what is too long is cut with an ellipsis. */
  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  /** The row at a point; none below the last row, where a list as such would give the last. */
  @Override
  public int locationToIndex(Point point) {
    int index = super.locationToIndex(point);
    return index >= 0 && getCellBounds(index, index).contains(point) ? index : -1;
  }

  /** Draws its rows anew, in the colours of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    setCellRenderer(new FileRenderer());
  }

  /** Lists the lessons of another course. */
  void show(Course course) {
    clearSelection();
    files.clear();
    headings = headings(course.files());
    files.addAll(course.files());
  }

  /** Lists the lessons of a course that has changed, without opening the one that is chosen. */
  void update(Course course, LessonFile chosen) {
    isUpdating = true;
    show(course);
    setSelectedValue(chosen, true);
    isUpdating = false;
  }

  /** Shows how far one is with each lesson, by their names. */
  void tally(Map<String, Tally> newTallies) {
    tallies = Map.copyOf(newTallies);
    repaint();
  }

  private Tally tally(LessonFile file) {
    return file.lesson()
        .map(lesson -> tallies.getOrDefault(lesson.name(), NOTHING_TO_DO))
        .orElse(NOTHING_TO_DO);
  }

  /** The lesson that is chosen. */
  Optional<LessonFile> shown() {
    return Optional.ofNullable(getSelectedValue());
  }

  /** Shows no lesson as the chosen one while something else is on the page. */
  void rest(boolean resting) {
    isResting = resting;
    repaint();
  }

  /** What opens the lesson of this name, if it is in the list. */
  Optional<Runnable> selecting(String lesson) {
    return IntStream.range(0, files.size())
        .filter(
            index -> files.get(index).lesson().filter(is -> is.name().equals(lesson)).isPresent())
        .boxed()
        .findFirst()
        .flatMap(this::selecting);
  }

  /** What opens the lesson at a place in the list, if there is one. */
  Optional<Runnable> selecting(int index) {
    return index >= 0 && index < files.size() ? Optional.of(() -> select(index)) : Optional.empty();
  }

  private void select(int index) {
    setSelectedIndex(index);
    ensureIndexIsVisible(index);
  }

  /** What a file is called here. */
  private static String title(LessonFile file) {
    return file.lesson().map(Lesson::title).orElse(String.valueOf(file.path().getFileName()));
  }

  /** A heading for each run of lessons of a game. What cannot be read does not end a run. */
  private static List<Optional<String>> headings(List<LessonFile> files) {
    Set<String> met = new HashSet<>();
    List<Optional<String>> headings = new ArrayList<>();
    String before = "";
    for (LessonFile file : files) {
      String now = game(file).orElse(before);
      headings.add(now.equals(before) ? Optional.empty() : Optional.of(heading(now, met.add(now))));
      before = now;
    }
    if (!headings.isEmpty() && headings.get(0).isEmpty()) {
      headings.set(0, Optional.of(MESSAGES.text("unreadable")));
    }
    return headings;
  }

  private static String heading(String game, boolean isFirst) {
    String name = MESSAGES.text("game." + game);
    return isFirst ? name : MESSAGES.text("game.again", name);
  }

  /** The game of a file, as it is called in notation; none where it could not be read. */
  private static Optional<String> game(LessonFile file) {
    return file.lesson().map(lesson -> lesson.rules().game());
  }

  private static String spoken(LessonFile file, Tally tally) {
    return tally.steps() == 0
        ? title(file)
        : MESSAGES.text("row", title(file), TallyWords.of(tally));
  }

  private static String tip(Lesson lesson, Tally tally) {
    return MESSAGES.text("row.tip", lesson.title(), lesson.summary(), TallyWords.of(tally));
  }

  private final class FileRenderer implements ListCellRenderer<LessonFile> {
    private final Icon warning =
        Icons.exactly("warning", new TallyIcon(NOTHING_TO_DO).getIconWidth());
    private final JPanel cell =
        new JPanel(new MigLayout("insets 0 9 0 9, gap 0, hidemode 3", "[grow,fill]"));
    private final JLabel game = StyleClass.SMALL.on(new JLabel());
    private final ListRow row =
        new ListRow(new MigLayout("insets 7 10 7 8, gapx 4, hidemode 3", "[grow,fill][]"));
    private final JLabel title = new JLabel();
    private final JLabel stars = StyleClass.SMALL.on(new JLabel(Icons.small("star")));

    FileRenderer() {
      cell.setOpaque(false);
      cell.add(game, "gaptop 14, gapbottom 6, gapleft 10, wrap");
      cell.add(row, "wmin 0");
      row.add(title, "wmin 0");
      row.add(stars);
      title.setIconTextGap(8);
      stars.setIconTextGap(2);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends LessonFile> list,
        LessonFile file,
        int index,
        boolean isSelected,
        boolean hasFocus) {
      Optional<String> heading = headings.get(index);
      game.setVisible(heading.isPresent());
      game.setText(heading.orElse(""));
      title.setText(title(file));
      Tally tally = tally(file);
      title.setIcon(file.isWell() ? new TallyIcon(tally) : warning);
      stars.setVisible(tally.stars() > 0);
      stars.setText(Integer.toString(tally.stars()));
      stars.setForeground(Palette.QUESTION.color());
      boolean isShown = isSelected && !isResting;
      title.setForeground(isShown ? list.getSelectionForeground() : list.getForeground());
      row.choose(isShown || hasFocus);
      cell.setToolTipText(file.lesson().map(lesson -> tip(lesson, tally)).orElse(null));
      cell.getAccessibleContext().setAccessibleName(spoken(file, tally));
      return cell;
    }
  }
}
