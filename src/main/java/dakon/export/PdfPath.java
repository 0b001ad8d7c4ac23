package dakon.export;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/** Puts shapes on the pages of a document. */
public final class PdfPath {
  private PdfPath() {}

  /**
   * Traces a shape whose y grows downwards; what it is traced for is up to whoever asks.
   *
   * @param x where the shape's origin is to be
   * @param y the same, from below as in all of a page
   */
  public static void trace(PDPageContentStream page, Shape shape, double x, double y)
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
  }
}
