package dakon.ui.classroom;

import dakon.ui.theme.Wrapping;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.io.Serial;
import java.util.Comparator;
import java.util.List;
import javax.swing.JPanel;

/** What is said of the board, in a room that is kept, so that nothing jumps. */
final class SpokenLines extends JPanel implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final int FEWEST = 2;
  private static final int MOST = 3;

  /** How much of a line is filled where words are not broken, at least as a rule. */
  private static final double FILLED = 0.92;

  private final WallText words = new WallText("class-caption", Letters.SPOKEN);
  private final int fewest;
  private transient String longest = "";

  /** Nothing said yet, with room for a line as a move is told, and for one more. */
  SpokenLines() {
    this(FEWEST);
  }

  /** Nothing said yet, with room for so many lines at least. */
  SpokenLines(int fewest) {
    super(null);
    this.fewest = fewest;
    setOpaque(false);
    add(words);
  }

  /** Says something. */
  void say(String text) {
    words.say(text);
  }

  /** What is said. */
  String words() {
    return words.getText();
  }

  /** Keeps room for the longest of some texts. */
  void reserve(List<String> texts) {
    longest = texts.stream().max(Comparator.comparingInt(String::length)).orElse("");
  }

  @Override
  public int heightFor(int width) {
    FontMetrics metrics = words.getFontMetrics(words.getFont());
    int lines = (int) Math.ceil(metrics.stringWidth(longest) / (FILLED * Math.max(1, width)));
    int kept = Math.max(fewest, Math.min(lines, MOST)) * metrics.getHeight();
    return Math.max(kept, Wrapping.heightOf(words, width));
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(getWidth(), heightFor(getWidth()));
  }

  @Override
  public void doLayout() {
    words.setBounds(0, 0, getWidth(), getHeight());
  }
}
