package dakon.export.worksheet;

import dakon.export.PdfType;
import dakon.export.PdfType.Line;
import dakon.text.Messages;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** The pages of a worksheet, filled from above. Lengths are points. */
final class SheetPages implements AutoCloseable {
  static final double MARGIN = 45;
  private static final double FOOT = 26;
  private static final Line FOOTER = new Line("", 8.5f, false, 0);

  private final PDDocument document;
  private final PdfType type;
  private final PDRectangle size;
  private final String title;
  private final Messages messages;
  private PDPageContentStream page;
  private Ink ink;
  private double y;

  /**
   * No page yet.
   *
   * @param title what stands at the foot of each
   */
  SheetPages(PDDocument document, PdfType type, Paper paper, String title, Messages messages)
      throws IOException {
    this.document = document;
    this.type = type;
    this.size = paper.size();
    this.title = title;
    this.messages = messages;
    begin();
  }

  private void begin() throws IOException {
    PDPage next = new PDPage(size);
    document.addPage(next);
    page = new PDPageContentStream(document, next);
    ink = new Ink(page, type, size.getHeight());
    y = MARGIN;
  }

  /** Goes on on a new page. */
  void turn() throws IOException {
    page.close();
    begin();
  }

  /** Leaves room free before what comes next on this page. */
  void leave(double room) {
    y += room;
  }

  private double bottom() {
    return size.getHeight() - MARGIN - FOOT / 2;
  }

  /** Lays pieces on one page, if that is possible, else as few as can be said of it on several. */
  void lay(List<Piece> pieces) throws IOException {
    double high = Piece.height(pieces);
    if (y + high > bottom() && high <= bottom() - MARGIN) {
      turn();
    }
    int from = 0;
    while (from < pieces.size()) {
      int to = from;
      while (to < pieces.size() - 1 && pieces.get(to).leads()) {
        to++;
      }
      layTogether(pieces.subList(from, to + 1));
      from = to + 1;
    }
  }

  private void layTogether(List<Piece> pieces) throws IOException {
    if (y + Piece.height(pieces) > bottom() && y > MARGIN) {
      turn();
    }
    for (Piece piece : pieces) {
      if (y + piece.height() > bottom() && y > MARGIN) {
        turn();
      }
      piece.drawing().draw(ink, MARGIN, y);
      y += piece.height();
    }
  }

  /** Writes at the foot of each page which it is, once it is known how many there are. */
  void number() throws IOException {
    page.close();
    int total = document.getNumberOfPages();
    double room = size.getWidth() - 2 * MARGIN;
    Line name = type.broken(title, FOOTER, 0.8 * room, 1).get(0);
    for (int number = 1; number <= total; number++) {
      Line place = new Line(messages.text("page", number, total), FOOTER.size(), false, 0);
      try (PDPageContentStream foot =
          new PDPageContentStream(
              document,
              document.getPage(number - 1),
              PDPageContentStream.AppendMode.APPEND,
              true,
              true)) {
        type.set(foot, name, MARGIN, FOOT);
        type.setEnding(foot, place, size.getWidth() - MARGIN, FOOT);
      }
    }
  }

  @Override
  public void close() throws IOException {
    page.close();
  }
}
