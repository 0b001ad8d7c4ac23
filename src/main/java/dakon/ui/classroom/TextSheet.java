package dakon.ui.classroom;

import dakon.ui.lesson.ProsePane;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Keys;
import java.awt.Dimension;
import java.io.Serial;
import java.nio.file.Path;
import javax.swing.JPanel;
import javax.swing.JScrollBar;

/** The words of a step in large letters, in a column that is easily read; scrolled by keys. */
final class TextSheet extends JPanel implements Fitting {
  @Serial private static final long serialVersionUID = 1;

  private static final double LETTERS = 0.036;

  /** The width of the column, as a part of the height of the wall. */
  private static final double COLUMN = 1.4;

  /** How far a key scrolls, as a part of what is seen. */
  private static final double STEP = 0.3;

  private final ProsePane prose;
  private final ClearScrollPane pane;
  private int wall;

  /** Words of a lesson in this file. */
  TextSheet(Path file, String html) {
    super(null);
    this.prose = new ProsePane(file);
    this.pane = ClearScrollPane.bare(prose);
    setOpaque(false);
    prose.show(html);
    add(pane);
    Keys.bind(this, "DOWN", () -> scroll(1));
    Keys.bind(this, "UP", () -> scroll(-1));
  }

  private void scroll(int by) {
    JScrollBar bar = pane.getVerticalScrollBar();
    bar.setValue(bar.getValue() + (int) Math.round(by * STEP * bar.getVisibleAmount()));
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    prose.letters((float) (LETTERS * wall));
    pane.getVerticalScrollBar().setUnitIncrement((int) Math.round(2 * LETTERS * wall));
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension();
  }

  @Override
  public void doLayout() {
    int width = (int) Math.min(getWidth(), Math.round(COLUMN * wall));
    boolean isLeft = getComponentOrientation().isLeftToRight();
    pane.setBounds(isLeft ? 0 : getWidth() - width, 0, width, getHeight());
  }
}
