package dakon.export;

import dakon.export.PdfType.Line;
import dakon.notation.MoveNotation;
import dakon.painting.BoardGeometry;
import dakon.painting.BoardPainter;
import dakon.text.Messages;
import dakon.trace.Trace;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;

/**
 * Moves as a storyboard on pages of A4: rows of panels, each a picture and what is said of it. The
 * pictures go into a file as they are made, so that long moves need no more memory than short ones.
 */
final class PdfExport {
  private static final PDRectangle PAPER = PDRectangle.A4;

  /** All lengths are points, 72 to the inch. */
  private static final float MARGIN = 45;

  private static final float GAP = 18;
  private static final float BELOW_PICTURE = 6;
  private static final float BELOW_PANEL = 16;
  private static final double DOTS_A_POINT = 220.0 / 72;
  private static final float QUALITY = 0.9f;

  /** Boards of longer rows have the breadth of the page for themselves. */
  private static final int LONGEST_OF_TWO_IN_A_ROW = 9;

  /** What a board is fitted into, by the distance of two holes: it is to be rather flat. */
  private static final double HIGH = 4.2;

  private static final double ENDS = 5.7;

  private static final int MOST_LINES = 14;

  private static final Line TITLE = new Line("", 17, true, 0.13f);
  private static final Line SUBTITLE = new Line("", 9, false, 0.38f);
  private static final Line HEADING = new Line("", 8.5f, true, 0.13f);
  private static final Line SENTENCE = new Line("", 8.5f, false, 0.13f);
  private static final Line NOTE = new Line("", 8.5f, false, 0.38f);
  private static final Line NOTATION = new Line("", 7, false, 0.38f);

  private final Request request;
  private final Progress progress;
  private final Messages messages = Messages.of(PdfExport.class);
  private final BoardPainter painter;
  private final int columns;
  private final double width;

  /** The picture by the wood, which begins in the origin and is as wide as a panel. */
  private final Rectangle2D frame;

  /** Where the painter paints, by the same measure: more than is seen. */
  private final Rectangle2D area;

  PdfExport(Request request, Progress progress) {
    this.request = request;
    this.progress = progress;
    this.painter = request.subject().painter();
    int row = request.subject().start().board().row();
    this.columns = row <= LONGEST_OF_TWO_IN_A_ROW ? 2 : 1;
    this.width = (PAPER.getWidth() - 2 * MARGIN - (columns - 1) * GAP) / columns;
    Rectangle2D strip = new Rectangle2D.Double(0, 0, row + ENDS, HIGH);
    BoardGeometry geometry = painter.geometry(strip, row);
    Rectangle2D wood = geometry.body();
    double scale = width / wood.getWidth();
    double shadow = 0.2 * scale * geometry.unit();
    double high = scale * wood.getHeight();
    this.frame =
        new Rectangle2D.Double(-shadow, -shadow / 2, width + 2 * shadow, high + 2 * shadow);
    this.area =
        new Rectangle2D.Double(
            -scale * wood.getX(),
            -scale * wood.getY(),
            scale * strip.getWidth(),
            scale * strip.getHeight());
  }

  void write(Path file) throws IOException {
    Storyboard storyboard = new Storyboard(request.subject(), request.look().captions());
    Steps steps = new Steps(progress, storyboard.size());
    try (PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache())) {
      describe(document);
      Pages pages = new Pages(document);
      pages.title();
      List<Placed> row = new ArrayList<>();
      for (Panel panel : storyboard) {
        row.add(pages.placed(panel));
        if (row.size() == columns) {
          pages.lay(row);
          row.clear();
        }
        steps.one();
      }
      pages.lay(row);
      pages.close();
      pages.number();
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        document.save(out);
      }
    }
  }

  private void describe(PDDocument document) {
    PDDocumentInformation about = document.getDocumentInformation();
    about.setTitle(request.subject().title());
    about.setCreator("Dakon Tutor");
    document
        .getDocumentCatalog()
        .setLanguage(Locale.getDefault(Locale.Category.DISPLAY).toLanguageTag());
  }

  private String rules() {
    Subject subject = request.subject();
    return messages.text(
        "rules",
        subject.game(),
        messages.text(subject.rules().direction()),
        subject.start().board().row());
  }

  private String moves() {
    StringBuilder moves = new StringBuilder();
    for (Trace move : request.subject().moves()) {
      moves.append(MoveNotation.describe(move)).append(move.goesOn() ? "" : " ");
    }
    return messages.text("moves", moves.toString().strip());
  }

  private BufferedImage picture(Panel panel) {
    int across = (int) Math.round(frame.getWidth() * DOTS_A_POINT);
    int down = (int) Math.round(frame.getHeight() * DOTS_A_POINT);
    BufferedImage picture = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = picture.createGraphics();
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, across, down);
    g.scale(DOTS_A_POINT, DOTS_A_POINT);
    g.translate(-frame.getX(), -frame.getY());
    painter.paint(g, area, panel.scene().withoutSlips()); // their words stand below it
    g.dispose();
    return picture;
  }

  /** A panel and the lines below its picture. */
  private record Placed(Panel panel, List<Line> lines, double height) {}

  /** The pages, filled from above. */
  private final class Pages {
    private final PDDocument document;
    private final PdfType type;
    private PDPageContentStream page;
    private double y;

    Pages(PDDocument document) throws IOException {
      this.document = document;
      this.type = new PdfType(document);
      turn();
    }

    private void turn() throws IOException {
      PDPage next = new PDPage(PAPER);
      document.addPage(next);
      page = new PDPageContentStream(document, next);
      y = PAPER.getHeight() - MARGIN;
    }

    void title() throws IOException {
      double breadth = PAPER.getWidth() - 2 * MARGIN;
      write(type.broken(request.subject().title(), TITLE, breadth, 3), MARGIN);
      y -= 2;
      write(type.broken(rules(), SUBTITLE, breadth, 1), MARGIN);
      if (!request.subject().isStill()) {
        write(type.broken(moves(), SUBTITLE, breadth, 6), MARGIN);
      }
      y -= 12;
    }

    private void write(List<Line> lines, double x) throws IOException {
      for (Line line : lines) {
        y -= line.leading();
        type.set(page, line, x, y + 0.28 * line.size());
      }
    }

    Placed placed(Panel panel) throws IOException {
      List<Line> lines = new ArrayList<>(type.broken(panel.heading(), HEADING, width, 1));
      for (String sentence : panel.sentences()) {
        lines.addAll(type.broken(sentence, SENTENCE, width, MOST_LINES));
      }
      for (String note : panel.notes()) {
        lines.addAll(type.broken(note, NOTE, width, MOST_LINES));
      }
      lines.addAll(type.broken(panel.position(), NOTATION, width, 2));
      double text = lines.stream().mapToDouble(Line::leading).sum();
      return new Placed(panel, lines, frame.getMaxY() + BELOW_PICTURE + text);
    }

    /** Lays panels beside one another, on the next page where there is no room on this one. */
    void lay(List<Placed> row) throws IOException {
      if (row.isEmpty()) {
        return;
      }
      double high = row.stream().mapToDouble(Placed::height).max().orElseThrow();
      if (y - high < MARGIN) {
        page.close();
        turn();
      }
      double top = y;
      for (int column = 0; column < row.size(); column++) {
        y = top;
        lay(row.get(column), MARGIN + column * (width + GAP));
      }
      y = top - high - BELOW_PANEL;
    }

    private void lay(Placed placed, double x) throws IOException {
      y -= frame.getMaxY();
      page.drawImage(
          JPEGFactory.createFromImage(document, picture(placed.panel), QUALITY),
          (float) (x + frame.getX()),
          (float) y,
          (float) frame.getWidth(),
          (float) frame.getHeight());
      y -= BELOW_PICTURE;
      write(placed.lines, x);
    }

    void close() throws IOException {
      page.close();
    }

    /** Writes on each page which it is, once it is known how many there are. */
    void number() throws IOException {
      int total = document.getNumberOfPages();
      for (int number = 1; number <= total; number++) {
        Line line = new Line(messages.text("page", number, total), 8, false, SUBTITLE.gray());
        try (PDPageContentStream foot =
            new PDPageContentStream(
                document,
                document.getPage(number - 1),
                PDPageContentStream.AppendMode.APPEND,
                true,
                true)) {
          type.setEnding(foot, line, PAPER.getWidth() - MARGIN, 0.6 * MARGIN);
        }
      }
    }
  }
}
