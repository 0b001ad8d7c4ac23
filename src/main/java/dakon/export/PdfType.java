package dakon.export;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
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
public final class PdfType {
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
  private static final String CUT = "\u2026";
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** No line has more: what is longer is broken without being measured as a whole. */
  private static final int MOST_LETTERS = 400;

  /** How much the letters of bold text are thickened, by their size. */
  private static final double BOLD = 0.032;

  private final PDFont font;
  private final CmapLookup letters;

  /** Type for the pages of a document. */
  public PdfType(PDDocument document) throws IOException {
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
  public record Line(String text, float size, boolean bold, float gray) {
    /** The room from this line to the next, in points. */
    public float leading() {
      return 1.28f * size;
    }
  }

  /** Whether a text is in a script that runs from right to left. */
  public static boolean runsLeft(String text) {
    return !new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
  }

  private boolean isPlain(String text) {
    return text.codePoints().allMatch(letter -> letters.getGlyphId(letter) != 0)
        && !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
  }

  /** How much room a text needs, in points. */
  public double width(String text, float size) throws IOException {
    return text.isEmpty()
        ? 0
        : isPlain(text) ? font.getStringWidth(text) / 1000 * size : layout(text, size).getAdvance();
  }

  private static TextLayout layout(String text, float size) {
    return new TextLayout(text, new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(size), EXACT);
  }

  /**
   * Breaks text into lines. A word too long for a line goes on in the next.
   *
   * @param style how the lines look; what this one says is left aside
   * @param room how wide they may be, in points
   * @param most how many there may be; what is left then is cut off
   */
  public List<Line> broken(String text, Line style, double room, int most) throws IOException {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.strip().split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && isTooWide(longer, style.size, room)) {
        lines.add(line);
        longer = word;
      }
      line = chopped(longer, style.size, room, lines);
    }
    lines.add(line);
    if (lines.size() > most) {
      lines = new ArrayList<>(lines.subList(0, most));
      lines.set(most - 1, cut(lines.get(most - 1), style.size, room));
    }
    return lines.stream().map(each -> new Line(each, style.size, style.bold, style.gray)).toList();
  }

  /** Takes whole lines off a text as long as it is too long for one; what is left of it. */
  private String chopped(String text, float size, double room, List<String> into)
      throws IOException {
    String rest = text;
    while (rest.codePointCount(0, rest.length()) > 1 && isTooWide(rest, size, room)) {
      int end = fitting(rest, size, room);
      into.add(rest.substring(0, end));
      rest = rest.substring(end);
    }
    return rest;
  }

  private boolean isTooWide(String text, float size, double room) throws IOException {
    return text.length() > MOST_LETTERS || width(text, size) > room;
  }

  /** How many characters of a text there is room for, at least one letter. */
  private int fitting(String text, float size, double room) throws IOException {
    int fits = text.offsetByCodePoints(0, 1);
    int most = Math.min(text.length(), MOST_LETTERS);
    while (fits < most) {
      int more = text.offsetByCodePoints(fits, 1);
      if (width(text.substring(0, more), size) > room) {
        return fits;
      }
      fits = more;
    }
    return fits;
  }

  private String cut(String text, float size, double room) throws IOException {
    return text.substring(0, fitting(text, size, room - width(CUT, size))) + CUT;
  }

  /** Sets a line, the left end of its base in a place. */
  public void set(PDPageContentStream page, Line line, double x, double y) throws IOException {
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
      PdfPath.trace(page, layout(line.text, line.size).getOutline(null), x, y);
      page.fill();
    }
  }

  /** Sets a line, its right end in a place. */
  public void setEnding(PDPageContentStream page, Line line, double x, double y)
      throws IOException {
    set(page, line, x - width(line.text, line.size), y);
  }
}
