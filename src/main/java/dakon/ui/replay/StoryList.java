package dakon.ui.replay;

import dakon.replay.Line;
import dakon.text.Messages;
import dakon.ui.theme.Keys;
import dakon.ui.theme.ListRow;
import dakon.ui.theme.RowList;
import dakon.ui.theme.StyleClass;
import java.awt.Component;
import java.awt.FontMetrics;
import java.io.Serial;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import javax.swing.ListModel;
import net.miginfocom.swing.MigLayout;

/** What happened in a replay, a line for each lap and capture, in step with the board. */
final class StoryList extends RowList<Line> {
  @Serial private static final long serialVersionUID = 1;

  private final transient Playback playback;
  private final transient List<Line> lines;
  private boolean following;

  /** The latest moment that was shown: what is not yet seen is not told. */
  private int seen;

  /** The story of what is played. A line that is clicked is gone to. */
  StoryList(Playback playback, List<Line> lines) {
    super(model(lines), "story", Messages.of(StoryList.class).text("story"));
    this.playback = playback;
    this.lines = lines;
    setCellRenderer(new LineRenderer());
    // to the player they mean more than to a list
    Keys.leave(getInputMap(), "SPACE", "LEFT", "RIGHT", "shift LEFT", "shift RIGHT", "HOME", "END");
    addListSelectionListener(event -> goThere());
    playback.onChange(this::refresh);
    refresh();
  }

  private static ListModel<Line> model(List<Line> lines) {
    DefaultListModel<Line> model = new DefaultListModel<>();
    model.addAll(lines);
    return model;
  }

  /** Draws its rows anew, in the colours of another theme. */
  @Override
  public void updateUI() {
    super.updateUI();
    setCellRenderer(new LineRenderer());
  }

  private void goThere() {
    if (!following && getSelectedIndex() >= 0) {
      playback.stand(lines.get(getSelectedIndex()).to());
    }
  }

  /** Whether a line tells what has ended at a moment: a lap and its move may end together. */
  private boolean isOf(int moment, int line) {
    return line >= 0 && lines.get(line).to() == moment;
  }

  private void refresh() {
    int moment = playback.moment();
    if (moment > seen) {
      seen = moment;
      repaint();
    }
    int current = 0;
    while (current < lines.size() - 1 && lines.get(current).to() < moment) {
      current++;
    }
    if (!isOf(moment, getSelectedIndex()) && current != getSelectedIndex()) {
      following = true;
      setSelectedIndex(current);
      following = false;
      ensureIndexIsVisible(current);
    }
  }

  private final class LineRenderer implements ListCellRenderer<Line> {
    private final ListRow row = new ListRow(new MigLayout("insets 3 8 3 8", "[]12[grow,fill]"));
    private final JLabel heading = StyleClass.STRONG.on(new JLabel());
    private final String later = Messages.of(StoryList.class).text("story.later");
    private final JLabel text = StyleClass.QUIET.on(new JLabel());

    LineRenderer() {
      row.add(heading, "w " + widestHeading() + "px!");
      row.add(text, "wmin 0");
    }

    /** All texts begin at the same place. */
    private int widestHeading() {
      FontMetrics metrics = heading.getFontMetrics(heading.getFont());
      return IntStream.range(0, getModel().getSize())
          .map(i -> metrics.stringWidth(getModel().getElementAt(i).heading()))
          .max()
          .orElse(0);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Line> list, Line line, int index, boolean isSelected, boolean hasFocus) {
      boolean isTold = line.to() <= seen;
      heading.setText(line.heading());
      (isTold || isSelected ? StyleClass.STRONG : StyleClass.QUIET).on(heading);
      text.setText(isTold ? line.text() : "\u2026");
      row.choose(isSelected);
      row.getAccessibleContext()
          .setAccessibleName(line.heading() + ". " + (isTold ? line.text() : later));
      return row;
    }
  }
}
