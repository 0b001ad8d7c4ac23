package dakon.export;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.InputStream;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/**
 * Sets text on the pages of a document. It is set as text in the font that comes with PDFBox, which
 * goes into the document, so that it looks the same everywhere; a line in a script that this font
 * lacks, or that needs shaping, is drawn as outlines in a font of the system.
 */
final class PdfType {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
  private static final String CUT = "\u2026";
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** How much the letters of bold text are thickened, by their size. */
  private static final double BOLD = 0.032;

  private final PDFont font;
  private final CmapLookup letters;

  PdfType(PDDocument document) throws IOException {
    try (InputStream in = PDFont.class.getResourceAsStream(FONT)) {
      TrueTypeFont parsed = new TTFParser().parse(new RandomAccessReadBuffer(in));
      this.letters = parsed.getUnicodeCmapLookup();
      this.font = PDType0Font.load(document, parsed, true);
    }
  }

  /**
   * A line of text.
   *
   * @param text what it says
   * @param size of the letters, in points
   * @param bold whether they are thick
   * @param gray from 0, black, to 1, white
   */
  record Line(String text, float size, boolean bold, float gray) {
    /** The room from this line to the next, in points. */
    float leading() {
      return 1.28f * size;
    }
  }

  private boolean isPlain(String text) {
    return text.codePoints().allMatch(letter -> letters.getGlyphId(letter) != 0)
        && !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
  }

  private double width(String text, float size) throws IOException {
    return text.isEmpty()
        ? 0
        : isPlain(text) ? font.getStringWidth(text) / 1000 * size : layout(text, size).getAdvance();
  }

  private static TextLayout layout(String text, float size) {
    return new TextLayout(text, new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(size), EXACT);
  }

  /**
   * Breaks text into lines.
   *
   * @param style how the lines look; what this one says is left aside
   * @param room how wide they may be, in points
   * @param most how many there may be; what is left then is cut off
   */
  List<Line> broken(String text, Line style, double room, int most) throws IOException {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(longer, style.size) > room) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(word);
      } else {
        line.setLength(0);
        line.append(longer);
      }
    }
    lines.add(line.toString());
    if (lines.size() > most) {
      lines = new ArrayList<>(lines.subList(0, most));
      lines.set(most - 1, lines.get(most - 1) + CUT);
    }
    List<Line> broken = new ArrayList<>();
    for (String each : lines) {
      broken.add(new Line(fitted(each, style.size, room), style.size, style.bold, style.gray));
    }
    return broken;
  }

  /** A text as far as there is room for it. */
  private String fitted(String text, float size, double room) throws IOException {
    String cut = text;
    while (cut.length() > 2 && width(cut, size) > room) {
      int end = cut.offsetByCodePoints(cut.length(), cut.endsWith(CUT) ? -2 : -1);
      cut = cut.substring(0, end) + CUT;
    }
    return cut;
  }

  /** Sets a line, the left end of its base in a place. */
  void set(PDPageContentStream page, Line line, double x, double y) throws IOException {
    if (line.text.isEmpty()) {
      return;
    }
    page.setNonStrokingColor(line.gray);
    if (isPlain(line.text)) {
      page.beginText();
      page.setFont(font, line.size);
      page.setStrokingColor(line.gray);
      page.setLineWidth((float) (BOLD * line.size));
      page.setRenderingMode(line.bold ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
      page.newLineAtOffset((float) x, (float) y);
      page.showText(line.text);
      page.endText();
    } else {
      fill(page, layout(line.text, line.size).getOutline(null), x, y);
    }
  }

  /** Sets a line, its right end in a place. */
  void setEnding(PDPageContentStream page, Line line, double x, double y) throws IOException {
    set(page, line, x - width(line.text, line.size), y);
  }

  /** Fills a shape whose y grows downwards. */
  private static void fill(PDPageContentStream page, Shape shape, double x, double y)
      throws IOException {
    float[] p = new float[6];
    float left = (float) x;
    float base = (float) y;
    float fromX = 0;
    float fromY = 0;
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> page.moveTo(left + p[0], base - p[1]);
        case PathIterator.SEG_LINETO -> page.lineTo(left + p[0], base - p[1]);
        case PathIterator.SEG_QUADTO -> {
          page.curveTo(
              left + (fromX + 2 * p[0]) / 3,
              base - (fromY + 2 * p[1]) / 3,
              left + (p[2] + 2 * p[0]) / 3,
              base - (p[3] + 2 * p[1]) / 3,
              left + p[2],
              base - p[3]);
          p[0] = p[2];
          p[1] = p[3];
        }
        case PathIterator.SEG_CUBICTO -> {
          page.curveTo(
              left + p[0], base - p[1], left + p[2], base - p[3], left + p[4], base - p[5]);
          p[0] = p[4];
          p[1] = p[5];
        }
        default -> page.closePath();
      }
      fromX = p[0];
      fromY = p[1];
    }
    page.fill();
  }
}
