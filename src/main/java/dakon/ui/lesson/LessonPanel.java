package dakon.ui.lesson;

import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.theme.BesideOrBelow;
import dakon.ui.theme.Keys;
import dakon.ui.theme.Sheet;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import java.awt.BorderLayout;
import java.awt.KeyboardFocusManager;
import java.io.Serial;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * A lesson on the screen, a step at a time: its text, and the board beside it or, where there is
 * little room, above it.
 */
public final class LessonPanel extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  private static final BesideOrBelow.Room FOR_TEXT =
      new BesideOrBelow.Room(263, 0.31, 313, 150, 400);

  /** With less width than this, in pixels at 100 %, the text stands above the board. */
  private static final int ROOM_FOR_BOTH = 740;

  private static final int NO_STEP = -1;
  private static final KeyboardFocusManager KEYBOARD =
      KeyboardFocusManager.getCurrentKeyboardFocusManager();

  private final transient Messages messages = Messages.of(LessonPanel.class);
  private final transient Lesson lesson;
  private final transient Neighbours neighbours;
  private final transient Settings settings;
  private final transient Outcomes outcomes;
  private final StepPills pills = new StepPills();
  private final ShortText title;
  private final ShortText place = ShortText.of(StyleClass.SUBTITLE, "place", " ");
  private final ProsePane prose;
  private final JButton back = button("back", -1);
  private final JButton next = StyleClass.PRIMARY.on(button("next", 1));
  private final JPanel stage = clear(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
  private final StepText text;
  private final Sheet sheet;
  private int step = NO_STEP;

  /** The step whose block, or whose question, is on the stage. */
  private int staged = NO_STEP;

  private transient Optional<Task> task = Optional.empty();

  /**
   * Where one goes from the ends of a lesson.
   *
   * @param before goes back from the first step, if there is anything before
   * @param after goes on from the last step, if there is anything after
   * @param onwards what going on from the last step is called
   */
  public record Neighbours(Optional<Runnable> before, Optional<Runnable> after, String onwards) {}

  /**
   * A lesson at its first step.
   *
   * @param lesson the lesson, with a step at least
   * @param outcomes is told what comes of each step
   */
  public LessonPanel(
      LessonFile file, Lesson lesson, Neighbours neighbours, Settings settings, Outcomes outcomes) {
    super(new BorderLayout());
    this.lesson = lesson;
    this.neighbours = neighbours;
    this.settings = settings;
    this.outcomes = outcomes;
    this.title = ShortText.of(StyleClass.TITLE, "title", lesson.title());
    this.prose = new ProsePane(file.path());
    this.text = new StepText(prose, back, next);
    Keys.bindFocused(next, "ENTER", next::doClick);
    setName("lesson");
    setOpaque(false);
    this.sheet = new Sheet(ROOM_FOR_BOTH, (page, isNarrow) -> put(file, page, isNarrow));
    add(sheet);
    Keys.leave(prose.getInputMap(), "PAGE_DOWN", "PAGE_UP"); // its arrows scroll a long text
    Keys.bind(this, "PAGE_DOWN", () -> go(1));
    Keys.bind(this, "PAGE_UP", () -> go(-1));
    show(0);
  }

  private void put(LessonFile file, JPanel page, boolean isNarrow) {
    page.setLayout(
        new MigLayout(
            "insets 24 25 20 28, gapy 4, fill, hidemode 3",
            "[grow,fill][pref!]",
            "[][]16[]4[grow,fill]"));
    page.add(title, "gapx 3, wmin 0");
    page.add(pills, "aligny center, wmin 0, wrap");
    page.add(place, "span, gapx 3, wmin 0, wrap");
    if (!file.findings().isEmpty()) {
      page.add(new FindingsPane(file), "cell 0 2 2 1, gapx 3, growx, h 150:190:220, gapbottom 12");
    }
    text.enclose(isNarrow ? Optional.of(stage) : Optional.empty());
    page.add(
        isNarrow ? text : new BesideOrBelow(text, stage, FOR_TEXT, settings),
        "cell 0 3 2 1, wmin 0");
  }

  private JButton button(String name, int by) {
    JButton button = new JButton(messages.text(name));
    button.setName(name);
    button.setToolTipText(messages.text("tip." + name));
    button.setRequestFocusEnabled(false);
    button.addActionListener(event -> go(by));
    return button;
  }

  private static JPanel clear(MigLayout layout) {
    JPanel panel = new JPanel(layout);
    panel.setOpaque(false);
    return panel;
  }

  /** A step that asks nothing is done when it was seen. */
  private void see() {
    if (task.isEmpty()) {
      outcomes.seen(lesson.name(), lesson.steps().get(step).id());
    }
  }

  /** So many steps on, out of the lesson where it has no more. */
  private void go(int by) {
    int to = step + by;
    if (by > 0) {
      see();
    }
    if (to < 0) {
      neighbours.before().ifPresent(Runnable::run);
    } else if (to >= lesson.steps().size()) {
      neighbours.after().ifPresent(Runnable::run);
    } else {
      show(to);
    }
  }

  /** Shows the step of this id or else of this number, from 1. */
  public void show(Bookmark bookmark) {
    lesson
        .place(bookmark.step())
        .or(() -> lesson.place(Integer.toString(bookmark.number())))
        .ifPresent(this::show);
  }

  /** Where in the lesson one is. */
  public Bookmark bookmark() {
    return new Bookmark(lesson.steps().get(step).id(), step + 1);
  }

  /**
   * A step of a lesson that may change meanwhile.
   *
   * @param step its id
   * @param number its number, from 1
   */
  public record Bookmark(String step, int number) {}

  /** Shows a step, by its id or its number from 1; stays where it is if there is no such step. */
  public void show(String idOrNumber) {
    lesson.place(idOrNumber).ifPresent(this::show);
  }

  private void show(int newStep) {
    step = newStep;
    Step shown = lesson.steps().get(step);
    int last = lesson.steps().size() - 1;
    place.setText(messages.text("place", step + 1, last + 1, shown.title()));
    showDone();
    prose.show((step == 0 ? lesson.introduction() : "") + shown.prose());
    back.setEnabled(step > 0 || neighbours.before().isPresent());
    next.setVisible(step < last || neighbours.after().isPresent());
    next.setText(step < last ? messages.text("next") : neighbours.onwards());
    boolean hadFocus = isAncestorOf(KEYBOARD.getFocusOwner());
    Optional<Stage> shows =
        shown.block().map(block -> Stage.of(shown.title(), block, settings, new Answered(shown)));
    task.ifPresent(Task::leave);
    task = shows.flatMap(Stage::task);
    text.ask(task.map(Task::card));
    stage(shows.flatMap(Stage::board));
    sheet.turnToTop();
    if (!next.isVisible()) {
      see(); // nothing comes after it, so nobody goes on from it
    }
    if (hadFocus) {
      requestFocusInWindow();
    }
  }

  private void showDone() {
    pills.show(
        step,
        lesson.steps().stream().map(each -> outcomes.isDone(lesson.name(), each.id())).toList());
  }

  /**
   * Puts a board on the stage. Where a step has none, that of the latest before it stays; where it
   * asks something, without what was shown on it, which may give the answer away.
   */
  private void stage(Optional<JComponent> board) {
    int latest = stepWithBoard();
    if (board.isPresent()) {
      put(board);
      staged = step;
    } else if (task.isPresent()) {
      put(before(latest).flatMap(Step::block).flatMap(Stage::bare));
      staged = step;
    } else if (latest != staged) {
      put(before(latest).flatMap(this::left));
      staged = latest;
    }
  }

  private Optional<Step> before(int latest) {
    return latest == NO_STEP ? Optional.empty() : Optional.of(lesson.steps().get(latest));
  }

  /** The latest step before this one that has a board. */
  private int stepWithBoard() {
    int latest = step - 1;
    while (latest >= 0 && !hasBoard(lesson.steps().get(latest))) {
      latest--;
    }
    return latest;
  }

  private static boolean hasBoard(Step step) {
    return step.block()
        .filter(block -> !(block instanceof QuestionBlock question && question.board().isEmpty()))
        .isPresent();
  }

  private Optional<JComponent> left(Step before) {
    return before.block().flatMap(block -> Stage.left(before.title(), block, settings));
  }

  private void put(Optional<JComponent> board) {
    stage.removeAll();
    board.ifPresent(stage::add);
    stage.revalidate();
    stage.repaint();
  }

  /** Gives the focus to where something is answered, else to the board, or to what plays it. */
  @Override
  public boolean requestFocusInWindow() {
    if (task.isPresent()) {
      task.get().focus();
      return true;
    }
    return (stage.getComponentCount() > 0 ? stage.getComponent(0) : next).requestFocusInWindow();
  }

  /** What comes of the question of a step. */
  private final class Answered implements Task.Listener {
    private final Step asked;

    Answered(Step asked) {
      this.asked = asked;
    }

    @Override
    public void right(int stars, String words) {
      outcomes.right(lesson.name(), asked.id(), stars);
      showDone();
      next.getAccessibleContext().setAccessibleDescription(words);
      if (next.isVisible()) {
        next.requestFocusInWindow();
      } else {
        requestFocusInWindow();
      }
    }

    @Override
    public void wrong() {
      outcomes.wrong(lesson.name(), asked.id());
    }
  }
}
