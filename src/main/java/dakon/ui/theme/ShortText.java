package dakon.ui.theme;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.io.Serial;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.JLabel;

/** A text in a few lines; what does not fit is left out, and three dots say so. */
public final class ShortText extends JLabel implements Wrapping {
  @Serial private static final long serialVersionUID = 1;

  private static final String MORE = "…";

  private static final int USUALLY = 3;

  private final int mostLines;

  /** The lines for which room was asked. */
  private int asked;

  /** A text of at most so many lines. */
  public ShortText(int mostLines) {
    this.mostLines = mostLines;
  }

  /**
   * A text of at most three lines.
   *
   * @param name by what tests find it
   */
  public static ShortText of(StyleClass style, String name, String words) {
    ShortText text = style.on(new ShortText(USUALLY));
    text.setName(name);
    text.setText(words);
    return text;
  }

  /** The height of all its lines, used or not, in pixels. */
  public int fullHeight() {
    return mostLines * getFontMetrics(getFont()).getHeight();
  }

  @Override
  public int heightFor(int width) {
    asked = linesNeeded(width);
    return asked * getFontMetrics(getFont()).getHeight();
  }

  /** As high as the lines it needs in its width; as one, until that is known. */
  @Override
  public Dimension getPreferredSize() {
    int width = super.getPreferredSize().width;
    return new Dimension(width, heightFor(getWidth() == 0 ? width : getWidth()));
  }

  private int linesNeeded(int width) {
    return getText().isEmpty() ? 0 : lines(getText(), getFontMetrics(getFont()), width).size();
  }

  /** Asks for another height where the width leads to other lines. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    if (linesNeeded(getWidth()) != asked) {
      Reflow.later(this);
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D text = (Graphics2D) graphics.create();
    FontMetrics metrics = text.getFontMetrics(getFont());
    text.setFont(getFont());
    text.setColor(getForeground());
    smooth(text);
    int y = metrics.getAscent();
    for (String line : lines(getText(), metrics, getWidth())) {
      int x =
          getComponentOrientation().isLeftToRight() ? 0 : getWidth() - metrics.stringWidth(line);
      text.drawString(line, x, y);
      y += metrics.getHeight();
    }
    text.dispose();
  }

  /** Smooths as the look and feel smooths its labels. */
  private void smooth(Graphics2D text) {
    if (getToolkit().getDesktopProperty("awt.font.desktophints") instanceof Map<?, ?> hints) {
      text.addRenderingHints(hints);
    } else {
      text.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    }
  }

  private List<String> lines(String text, FontMetrics metrics, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : words(text.strip())) {
      if (line.isEmpty() || metrics.stringWidth((line + word).stripTrailing()) <= width) {
        line.append(word);
      } else if (lines.size() == mostLines - 1) {
        line.append(MORE);
        break;
      } else {
        lines.add(line.toString().stripTrailing());
        line.replace(0, line.length(), word);
      }
    }
    lines.add(clipped(line.toString().stripTrailing(), metrics, width));
    return lines;
  }

  /** What must stand in one line, with the spaces behind it. */
  private static List<String> words(String text) {
    BreakIterator places = BreakIterator.getLineInstance();
    places.setText(text);
    List<String> words = new ArrayList<>();
    int from = places.first();
    for (int to = places.next(); to != BreakIterator.DONE; to = places.next()) {
      words.add(text.substring(from, to));
      from = to;
    }
    return words;
  }

  private static String clipped(String line, FontMetrics metrics, int width) {
    String fitting = line;
    while (metrics.stringWidth(fitting) > width && fitting.length() > 1) {
      String bare = fitting.endsWith(MORE) ? fitting.substring(0, fitting.length() - 1) : fitting;
      fitting = bare.substring(0, bare.length() - 1).strip() + MORE;
    }
    return fitting;
  }
}
