package dakon.export.worksheet;

import dakon.export.Progress;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;

/** A worksheet as it was printed. */
final class PrintedSheet {
  /** A quarter of an inch, in points: nearer to the edge a printer may not print. */
  private static final int MARGIN = 18;

  private final byte[] file;
  private final List<String> pages = new ArrayList<>();
  private final Set<String> operators = new TreeSet<>();
  private final PDRectangle size;

  private PrintedSheet(byte[] file) throws IOException {
    this.file = file;
    try (PDDocument document = Loader.loadPDF(file)) {
      for (int page = 1; page <= document.getNumberOfPages(); page++) {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        pages.add(stripper.getText(document).strip().replaceAll("\\s+", " "));
        gatherOperators(document.getPage(page - 1));
      }
      this.size = document.getPage(0).getMediaBox();
    }
  }

  private void gatherOperators(PDPage page) throws IOException {
    for (Object token : new PDFStreamParser(page).parse()) {
      if (token instanceof Operator operator) {
        operators.add(operator.getName());
      }
    }
  }

  static PrintedSheet of(Worksheet worksheet, Paper paper) {
    try {
      Path file = Files.createTempFile("sheet", ".pdf");
      try {
        Worksheets.write(worksheet, paper, file, true, Progress.SILENT);
        return new PrintedSheet(Files.readAllBytes(file));
      } finally {
        Files.delete(file);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The text of each page, with single blanks. */
  List<String> pages() {
    return pages;
  }

  /** All that is done on the pages. */
  Set<String> operators() {
    return operators;
  }

  /** The size of the pages, in points. */
  PDRectangle size() {
    return size;
  }

  /** The text of the pages for learners. */
  String questions() {
    return String.join(" ", pages.subList(0, firstOfAnswers()));
  }

  /** The text of the pages for whoever corrects them. */
  String answers() {
    return String.join(" ", pages.subList(firstOfAnswers(), pages.size()));
  }

  private int firstOfAnswers() {
    for (int page = 0; page < pages.size(); page++) {
      if (pages.get(page).startsWith("Answers: ")) {
        return page;
      }
    }
    throw new AssertionError("there are no answers");
  }

  /** Looks at the pages: all must be grey, and the margins white. */
  void look() throws IOException {
    try (PDDocument document = Loader.loadPDF(file)) {
      PDFRenderer renderer = new PDFRenderer(document);
      for (int page = 0; page < pages.size(); page++) {
        look(renderer.renderImage(page));
      }
    }
  }

  private static void look(BufferedImage page) {
    for (int y = 0; y < page.getHeight(); y++) {
      for (int x = 0; x < page.getWidth(); x++) {
        int rgb = page.getRGB(x, y) & 0xFFFFFF;
        boolean isGrey = rgb == (rgb & 0xFF) * 0x010101;
        boolean isInside =
            Math.min(x, page.getWidth() - x) > MARGIN && Math.min(y, page.getHeight() - y) > MARGIN;
        boolean isBlank = rgb == 0xFFFFFF;
        if (!isGrey || !(isInside || isBlank)) {
          throw new AssertionError(Integer.toHexString(rgb) + " at " + x + ", " + y);
        }
      }
    }
  }
}
