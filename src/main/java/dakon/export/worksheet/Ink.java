package dakon.export.worksheet;

import dakon.export.PdfPath;
import dakon.export.PdfType;
import dakon.export.PdfType.Line;
import dakon.painting.LineDrawing;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/** Writes and draws on a page, in black. Lengths are points, from the page's upper left corner. */
final class Ink {
  /** From the middle of capitals to their base, by the size of the letters. */
  private static final double MIDDLE = 0.35;

  private static final float BLACK = 0;

  private final PDPageContentStream page;
  private final PdfType type;
  private final double height;

  Ink(PDPageContentStream page, PdfType type, double height) {
    this.page = page;
    this.type = type;
    this.height = height;
  }

  /** Writes a line, the left end of its base in a place. */
  void write(Line line, double x, double y) throws IOException {
    type.set(page, line, x, height - y);
  }

  /** Writes a line, the right end of its base in a place. */
  void writeEnding(Line line, double x, double y) throws IOException {
    type.setEnding(page, line, x, height - y);
  }

  /** Draws a line. */
  void line(double x1, double y1, double x2, double y2, double width) throws IOException {
    stroke(new Line2D.Double(x1, y1, x2, y2), width, 0, 0);
  }

  /** Draws a box to tick, its upper left corner in a place. */
  void box(double x, double y, double size, boolean ticked) throws IOException {
    stroke(new Rectangle2D.Double(x, y, size, size), 0.8, 0, 0);
    if (ticked) {
      line(x + 0.2 * size, y + 0.2 * size, x + 0.8 * size, y + 0.8 * size, 1.4);
      line(x + 0.8 * size, y + 0.2 * size, x + 0.2 * size, y + 0.8 * size, 1.4);
    }
  }

  /** Draws a drawing, its upper left corner in a place. */
  void draw(LineDrawing drawing, double x, double y) throws IOException {
    for (LineDrawing.Stroke stroke : drawing.strokes()) {
      stroke(stroke.line(), stroke.width(), x, y);
    }
    page.setNonStrokingColor(BLACK);
    for (Shape area : drawing.areas()) {
      PdfPath.trace(page, area, x, height - y);
      page.fill();
    }
    for (LineDrawing.Label label : drawing.labels()) {
      write(label, x, y);
    }
  }

  private void stroke(Shape shape, double width, double x, double y) throws IOException {
    page.setStrokingColor(BLACK);
    page.setLineWidth((float) width);
    PdfPath.trace(page, shape, x, height - y);
    page.stroke();
  }

  private void write(LineDrawing.Label label, double x, double y) throws IOException {
    Rectangle2D room = label.room();
    double wide = type.width(label.text(), (float) label.size());
    double size = label.size() * Math.min(1, room.getWidth() / wide);
    double left = x + room.getCenterX() - wide / label.size() * size / 2;
    Line line = new Line(label.text(), (float) size, label.bold(), BLACK);
    write(line, left, y + room.getCenterY() + MIDDLE * size);
  }
}
