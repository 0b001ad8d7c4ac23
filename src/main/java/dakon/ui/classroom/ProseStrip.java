package dakon.ui.classroom;

import dakon.ui.lesson.ProsePane;
import dakon.ui.theme.ClearScrollPane;
import dakon.ui.theme.Wrapping;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.io.Serial;
import java.nio.file.Path;
import javax.swing.JPanel;

/** The words of a step in large letters, as far as there is room for them. */
final class ProseStrip extends JPanel implements Fitting, Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final double LETTERS = 0.032;
  private static final double MOST = 0.27;

  private final ProsePane prose;
  private final ClearScrollPane pane;
  private final boolean isNeeded;
  private int wall;

  /**
   * Words of a lesson in this file.
   *
   * @param html the words
   * @param isNeeded whether they are shown even where they are too long to be seen at once
   */
  ProseStrip(Path file, String html, boolean isNeeded) {
    super(new BorderLayout());
    this.isNeeded = isNeeded;
    this.prose = new ProsePane(file);
    this.pane = ClearScrollPane.bare(prose);
    setOpaque(false);
    prose.setFocusable(false);
    prose.show(html);
    add(pane);
  }

  @Override
  public void fit(int newWall) {
    wall = newWall;
    prose.letters((float) (LETTERS * wall));
  }

  @Override
  public int heightFor(int width) {
    int whole = prose.heightFor(width);
    int most = (int) Math.round(MOST * wall);
    if (whole <= most) {
      return whole;
    }
    return isNeeded ? most : 0;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }
}
