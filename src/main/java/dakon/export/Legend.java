package dakon.export;

import dakon.replay.Caption;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.RoundRectangle2D;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** A card that says what happens, with room for the longest of its captions. */
final class Legend {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** The size of the text by the width of the card, and its bounds in pixels. */
  private static final double TEXT_TO_WIDTH = 0.0212;

  private static final double LEAST_TEXT = 10;
  private static final double SMALLEST_TEXT = 6;
  private static final double HEADING_TO_TEXT = 0.8;
  private static final double LEADING = 1.32;

  /** The longest captions are found among so many with the most letters. */
  private static final int MEASURED = 24;

  private final Backdrop backdrop;
  private final double width;
  private final double most;
  private final boolean isEmpty;
  private final boolean hasHeading;
  private double size;
  private int lines;

  /**
   * A card.
   *
   * @param captions what will be said on it
   * @param width how wide it is, in pixels
   * @param most how high it may be at most; rather than that the text gets smaller
   */
  Legend(List<Caption> captions, double width, double most, Backdrop backdrop) {
    this.backdrop = backdrop;
    this.width = width;
    this.most = most;
    this.isEmpty = captions.stream().allMatch(Legend::saysNothing);
    this.hasHeading = captions.stream().anyMatch(caption -> !caption.heading().isEmpty());
    this.size = Math.max(LEAST_TEXT, TEXT_TO_WIDTH * width);
    measure(captions);
    while (height() > most && size > SMALLEST_TEXT) {
      size *= 0.93;
      measure(captions);
    }
  }

  private static boolean saysNothing(Caption caption) {
    return caption.heading().isEmpty() && caption.words().isEmpty();
  }

  private void measure(List<Caption> captions) {
    lines = mostLines(captions, Caption::words, font(Font.PLAIN, 1));
  }

  private int mostLines(List<Caption> captions, Function<Caption, String> part, Font font) {
    return captions.stream()
        .map(part)
        .distinct()
        .sorted(Comparator.comparing(String::length).reversed())
        .limit(MEASURED)
        .mapToInt(text -> broken(text, font).size())
        .max()
        .orElse(0);
  }

  /** Whether there is nothing to say at all. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** How high the card is, in pixels. */
  double height() {
    double heading = hasHeading ? HEADING_TO_TEXT * LEADING * size : 0;
    double text = lines * LEADING * size;
    return 2 * padding() + heading + text;
  }

  private double padding() {
    return 0.62 * size;
  }

  private Font font(int style, double factor) {
    return new Font(Font.SANS_SERIF, style, 1).deriveFont((float) (factor * size));
  }

  private List<TextLayout> broken(String text, Font font) {
    List<TextLayout> broken = new ArrayList<>();
    if (text.isBlank()) {
      return broken;
    }
    AttributedString words = new AttributedString(text);
    words.addAttribute(TextAttribute.FONT, font);
    LineBreakMeasurer measurer = new LineBreakMeasurer(words.getIterator(), EXACT);
    float room = (float) (width - 2.6 * size);
    while (measurer.getPosition() < text.length()) {
      broken.add(measurer.nextLayout(room));
    }
    return broken;
  }

  /** Paints the card with its upper left corner in a place. */
  void paint(Graphics2D g, double x, double y, Caption caption) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    double high = Math.min(height(), most);
    RoundRectangle2D card = new RoundRectangle2D.Double(x, y, width, high, size, size);
    g.setColor(backdrop.card());
    g.fill(card);
    g.setColor(backdrop.line());
    g.setStroke(new BasicStroke((float) Math.max(1, 0.06 * size)));
    g.draw(card);
    Graphics2D inside = (Graphics2D) g.create();
    inside.clip(card);
    Pen pen = new Pen(inside, x + 1.3 * size, y + padding());
    Font small = font(Font.PLAIN, HEADING_TO_TEXT);
    pen.write(broken(caption.heading(), small), small, backdrop.quiet());
    pen.write(broken(caption.words(), font(Font.PLAIN, 1)), font(Font.PLAIN, 1), backdrop.text());
    inside.dispose();
  }

  /** Writes line below line. */
  private final class Pen {
    private final Graphics2D g;
    private final double left;
    private double y;

    Pen(Graphics2D g, double left, double y) {
      this.g = g;
      this.left = left;
      this.y = y;
    }

    void write(List<TextLayout> text, Font font, Color color) {
      g.setColor(color);
      double step = LEADING * font.getSize2D();
      for (TextLayout line : text) {
        double x = line.isLeftToRight() ? left : left + width - 2.6 * size - line.getAdvance();
        line.draw(g, (float) x, (float) (y + 0.5 * step + 0.36 * font.getSize2D()));
        y += step;
      }
    }
  }
}
