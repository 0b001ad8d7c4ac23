package dakon.ui.lesson;

import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Column;
import dakon.ui.theme.Scale;
import java.awt.Component;
import java.io.Serial;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;

/**
 * The words of a step: its text, what it asks, and the way on. What is asked stands below the text,
 * or beside it where there is more width than height.
 */
final class StepText extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  /** With this width, in pixels, two columns can be read. */
  private static final int ROOM_FOR_TWO = 520;

  private static final int LEAST_PROSE = 60;
  private static final int LEAST_TASK = 110;

  private final ProsePane words;
  private final JScrollPane prose;
  private final JPanel ways;
  private transient Optional<JScrollPane> task = Optional.empty();
  private transient Optional<JComponent> between = Optional.empty();
  private boolean isBeside;

  /**
   * A text without anything that is asked.
   *
   * @param ways the buttons that lead to other steps
   */
  StepText(ProsePane prose, Component... ways) {
    this.words = prose;
    this.prose = new ClearScrollPane(prose).following();
    this.ways = TaskCard.clear(new MigLayout("insets 0, hidemode 3, novisualpadding"));
    setOpaque(false);
    for (Component way : ways) {
      this.ways.add(way);
    }
    layOut(false);
  }

  /** Asks something else, or nothing. */
  void ask(Optional<JComponent> card) {
    task = card.map(StepText::scrolling);
    layOut(isBeside);
  }

  /** Has something between the text and what is asked, or nothing. */
  void enclose(Optional<JComponent> board) {
    between = board;
    layOut(isBeside);
  }

  /** What is asked, as wide as there is room and as high as it must. */
  private static JScrollPane scrolling(JComponent card) {
    Column column = new Column(new MigLayout("insets 0, fillx", "[grow,fill]"));
    column.add(card, "wmin 0");
    return ClearScrollPane.bare(column).following();
  }

  @Override
  public void doLayout() {
    boolean hasRoom = getWidth() >= Scale.of(ROOM_FOR_TWO) && between.isEmpty();
    if (hasRoom != isBeside) {
      layOut(hasRoom);
    }
    super.doLayout();
  }

  /** Where there is nothing to read, what is asked stands in the place of the text. */
  private boolean hasWords() {
    return !words.isBlank();
  }

  private void layOut(boolean beside) {
    isBeside = beside;
    removeAll();
    if (beside && task.isPresent()) {
      setLayout(
          new MigLayout("insets 0, fill", "[sg,grow,fill]20[sg,grow,fill]", "[grow,fill]12[]"));
      add(prose, "wmin 0, hmin 0");
      add(task.get(), "wmin 0, hmin 0, spany 2, wrap");
      add(ways, "gapx 1");
    } else {
      String rows = between.isPresent() ? "[]14[top]14[]" : "[grow,top]12[]";
      String gap = between.isPresent() ? "[]4" : "[]12";
      setLayout(new MigLayout("insets 0, fill", "[grow,fill]", (hasWords() ? gap : "") + rows));
      if (hasWords()) {
        add(prose, "wmin 0, hmin " + LEAST_PROSE + ", wrap");
      }
      between.ifPresent(board -> add(board, "wmin 0, wrap"));
      task.ifPresentOrElse(
          asked -> add(asked, "gapx 3, wmin 0, hmin " + LEAST_TASK + ", wrap"),
          () -> add(TaskCard.clear(new MigLayout()), "wrap"));
      add(ways, "gapx 1");
    }
    revalidate();
    repaint();
  }
}
