package dakon.ui.tutor;

import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.text.Messages;
import dakon.ui.theme.Card;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ListRow;
import dakon.ui.theme.Mnemonics;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedRow;
import dakon.ui.theme.WrappedText;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/** For whoever teaches: a lesson is chosen, and put on the wall or printed as a worksheet. */
final class TeachPage extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** With less width than this, in pixels at 100 %, the lesson stands below the list. */
  private static final int ROOM_FOR_BOTH = 700;

  private static final int MOST_LINES = 6;

  private final transient Messages messages = Messages.of(TeachPage.class);
  private final transient Teaching teaching;
  private final DefaultListModel<LessonFile> files = new DefaultListModel<>();
  private final JList<LessonFile> list = new JList<>(files);
  private final ShortText title = StyleClass.SUBHEAD.on(new ShortText(MOST_LINES));
  private final ShortText summary = StyleClass.QUIET.on(new ShortText(MOST_LINES));

  /** What can be done with a lesson in a class. */
  interface Teaching {
    /** It is to be put on the wall. */
    void project(LessonFile file);

    /** It is to be printed. */
    void print(LessonFile file);
  }

  /** A page without lessons. */
  TeachPage(Teaching teaching) {
    super(new BorderLayout());
    this.teaching = teaching;
    setName("teach");
    setOpaque(false);
    JLabel heading = StyleClass.TITLE.on(new JLabel(messages.text("teach.title")));
    heading.setName("title");
    JComponent lessons = new ClearScrollPane(list);
    JComponent lesson = lesson();
    add(
        new Sheet(
            ROOM_FOR_BOTH,
            (page, isNarrow) -> {
              page.setLayout(
                  new MigLayout(
                      "insets 24 28 20 28, fill, gapy 14",
                      isNarrow ? "[grow,fill]" : "[260:38%:420,fill]28[grow,fill]",
                      "[][grow,fill]"));
              page.add(heading, "span, wmin 0, wrap");
              page.add(lessons, "wmin 0, " + (isNarrow ? "h 160!, wrap" : "hmin 160"));
              page.add(lesson, "wmin 0, aligny top, growy 0");
            }));
    list.setCellRenderer(new FileRenderer());
    list.setName("teach-lessons");
    list.setOpaque(false);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.getAccessibleContext().setAccessibleName(messages.text("lessons"));
    list.addListSelectionListener(event -> chosen(this::describe));
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              chosen(teaching::project);
            }
          }
        });
    Keys.bindFocused(list, "ENTER", () -> chosen(teaching::project));
  }

  private JComponent lesson() {
    Card card =
        new Card(new MigLayout("insets 20 24 20 24, fillx, wrap", "[grow,fill]", "[][]16[]18[]"));
    title.setName("teach-lesson");
    card.add(title, "wmin 0");
    card.add(summary, "wmin 0");
    WrappedRow ways = new WrappedRow(8);
    ways.add(button(StyleClass.PRIMARY, "teach-wall", teaching::project));
    ways.add(button(StyleClass.SOFT, "teach-print", teaching::print));
    card.add(ways, "wmin 0");
    for (String each : List.of("teach.votes", "teach.remote", "teach.blank")) {
      card.add(new WrappedText(each.replace('.', '-'), messages.text(each)), "wmin 0, gaptop 4");
    }
    return card;
  }

  private JButton button(StyleClass style, String name, Consumer<LessonFile> action) {
    JButton button = style.on(new JButton());
    Mnemonics.on(button, messages.text(name.replace('-', '.')));
    button.setName(name);
    button.addActionListener(event -> chosen(action));
    return button;
  }

  /** The lesson that is chosen. */
  Optional<LessonFile> chosen() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  private void chosen(Consumer<LessonFile> action) {
    chosen().ifPresent(action);
  }

  private void describe(LessonFile file) {
    file.lesson()
        .ifPresent(
            lesson -> {
              title.setText(lesson.title());
              summary.setText(
                  messages.text("teach.lesson", lesson.summary(), lesson.steps().size()));
            });
  }

  /** Lists the lessons, with one of them chosen. */
  void show(List<LessonFile> all, Optional<LessonFile> chosen) {
    files.clear();
    files.addAll(all.stream().filter(file -> file.lessonWithSteps().isPresent()).toList());
    chosen.ifPresent(file -> list.setSelectedValue(file, true));
    if (list.isSelectionEmpty() && !files.isEmpty()) {
      list.setSelectedIndex(0);
    }
  }

  /** Gives the focus to the list. */
  @Override
  public boolean requestFocusInWindow() {
    return list.requestFocusInWindow();
  }

  /** Draws its rows anew, in the colours of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    if (list != null) {
      list.setCellRenderer(new FileRenderer());
    }
  }

  private static final class FileRenderer implements ListCellRenderer<LessonFile> {
    private final ListRow row =
        new ListRow(new MigLayout("insets 8 12 8 12, fillx", "[grow,fill][]"));
    private final JLabel title = new JLabel();
    private final JLabel game = StyleClass.SMALL.on(new JLabel());

    FileRenderer() {
      row.add(title, "wmin 0");
      row.add(game);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends LessonFile> list,
        LessonFile file,
        int index,
        boolean isSelected,
        boolean hasFocus) {
      file.lesson().ifPresent(this::show);
      title.setForeground(isSelected ? list.getSelectionForeground() : list.getForeground());
      row.choose(isSelected);
      row.getAccessibleContext().setAccessibleName(title.getText());
      return row;
    }

    private void show(Lesson lesson) {
      title.setText(lesson.title());
      game.setText(Messages.of(TeachPage.class).text("game." + lesson.rules().game()));
    }
  }
}
