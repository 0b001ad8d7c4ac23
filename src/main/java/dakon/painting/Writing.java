package dakon.painting;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;

/**
 * Words broken into lines, with a margin of paper round them.
 *
 * @param lines the lines
 * @param font in which they are written
 * @param width of the paper
 */
record Writing(List<String> lines, Font font, double width) {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
  private static final double LEADING = 1.24;
  private static final double BESIDE = 0.62;
  private static final double ABOVE = 0.36;

  /** Keeps its own list of the lines. */
  Writing {
    lines = List.copyOf(lines);
  }

  /** The words in at most so many lines, as narrow as that can be. */
  static Writing of(String text, Font font, int most) {
    double low = width(text, font) / most;
    double high = width(text, font);
    while (high - low > 1) {
      double middle = (low + high) / 2;
      if (broken(text, font, middle).size() <= most) {
        high = middle;
      } else {
        low = middle;
      }
    }
    List<String> lines = broken(text, font, high);
    double widest = lines.stream().mapToDouble(line -> width(line, font)).max().orElse(0);
    return new Writing(lines, font, widest + 2 * BESIDE * font.getSize2D());
  }

  private static List<String> broken(String text, Font font, double room) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    BreakIterator breaks = BreakIterator.getLineInstance();
    breaks.setText(text);
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
      String piece = text.substring(from, to);
      if (line.length() > 0 && width(line + piece.stripTrailing(), font) > room) {
        lines.add(line.toString().strip());
        line.setLength(0);
      }
      line.append(piece);
      from = to;
    }
    lines.add(line.toString().strip());
    return lines;
  }

  private static double width(String text, Font font) {
    return font.getStringBounds(text, EXACT).getWidth();
  }

  double leading() {
    return LEADING * font.getSize2D();
  }

  /** Of the paper. */
  double height() {
    return lines.size() * leading() + 2 * ABOVE * font.getSize2D();
  }

  /** Where the text of a line begins, from the left edge of the paper. */
  double beside() {
    return BESIDE * font.getSize2D();
  }

  /** Where the foot of the letters of a line is, from the upper edge of the paper. */
  double foot(int line) {
    return ABOVE * font.getSize2D() + line * leading() + 0.94 * font.getSize2D();
  }
}
