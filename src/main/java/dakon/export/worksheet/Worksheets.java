package dakon.export.worksheet;

import dakon.export.CancelledException;
import dakon.export.Draft;
import dakon.export.ExportException;
import dakon.export.PdfType;
import dakon.export.Progress;
import dakon.export.Steps;
import dakon.export.worksheet.Worksheet.Section;
import dakon.text.Messages;
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

/** Writes worksheets to files. */
public final class Worksheets {
  private static final double BETWEEN = 14;

  private static final double BELOW_QUESTIONS = 20;

  /** The parts of the page that the lines for name and date take. */
  private static final double NAME = 0.62;

  private static final double DATE = 0.33;

  private final Worksheet worksheet;
  private final Messages messages = Messages.of(Worksheets.class);
  private final Typesetter typesetter;
  private final SheetPages pages;
  private final Steps steps;

  private Worksheets(Worksheet worksheet, Typesetter typesetter, SheetPages pages, Steps steps) {
    this.worksheet = worksheet;
    this.typesetter = typesetter;
    this.pages = pages;
    this.steps = steps;
  }

  /**
   * Writes a worksheet as a PDF, the answers on pages of their own at its end. The file is there
   * whole or not at all, as with {@link dakon.export.Exports}. Not for the thread that paints a
   * window.
   *
   * @param worksheet what to write, not empty
   * @param paper what it is to be printed on
   * @param target the file
   * @param replaces whether a file that is there already may be replaced
   * @param progress is told how far it is, and asked whether to go on
   * @return whether it was written; if not, it was called off
   * @throws ExportException if it could not be written
   */
  public static boolean write(
      Worksheet worksheet, Paper paper, Path target, boolean replaces, Progress progress)
      throws ExportException {
    if (worksheet.isEmpty() || worksheet.isTooLarge()) {
      throw new IllegalArgumentException(worksheet.size() + " tasks");
    }
    try {
      Draft.write(target, replaces, file -> write(worksheet, paper, file, progress));
      return true;
    } catch (CancelledException cancelled) {
      return false;
    }
  }

  private static void write(Worksheet worksheet, Paper paper, Path file, Progress progress)
      throws IOException {
    Steps steps = new Steps(progress, 2 * worksheet.size());
    try (PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache())) {
      document.getDocumentInformation().setTitle(worksheet.title());
      document.getDocumentInformation().setCreator("Dakon Tutor");
      document
          .getDocumentCatalog()
          .setLanguage(Locale.getDefault(Locale.Category.DISPLAY).toLanguageTag());
      PdfType type = new PdfType(document);
      Typesetter typesetter = new Typesetter(type, paper.size().getWidth() - 2 * SheetPages.MARGIN);
      try (SheetPages pages =
          new SheetPages(document, type, paper, worksheet.title(), Messages.of(Worksheets.class))) {
        new Worksheets(worksheet, typesetter, pages, steps).lay();
        pages.number();
      }
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
        document.save(out);
      }
    }
  }

  private void lay() throws IOException {
    pages.lay(head());
    QuestionSide questions = new QuestionSide(typesetter, messages);
    lay(questions::pieces, BELOW_QUESTIONS);
    pages.turn();
    pages.lay(
        typesetter.heading(messages.text("answers.of", worksheet.title()), Typesetter.SECTION));
    pages.leave(BETWEEN);
    AnswerSide answers = new AnswerSide(typesetter, messages);
    lay(answers::pieces, BETWEEN);
  }

  /** Makes one side of a task. */
  @FunctionalInterface
  private interface Sided {
    List<Piece> pieces(Task task, int number) throws IOException;
  }

  private void lay(Sided side, double below) throws IOException {
    int number = 0;
    for (Section section : worksheet.sections()) {
      List<Piece> pieces = new ArrayList<>(heading(section));
      for (Task task : section.tasks()) {
        number++;
        pieces.addAll(side.pieces(task, number));
        pages.lay(pieces);
        pages.leave(below);
        pieces.clear();
        steps.one();
      }
    }
  }

  /** The heading of a section, where it says more than that of its task or of the sheet. */
  private List<Piece> heading(Section section) throws IOException {
    if (worksheet.sections().size() == 1 || section.tasks().size() == 1) {
      return List.of();
    }
    List<Piece> pieces = new ArrayList<>(typesetter.heading(section.title(), Typesetter.SECTION));
    pieces.add(Piece.space(BETWEEN / 2).leading());
    return pieces;
  }

  private List<Piece> head() throws IOException {
    double breadth = typesetter.breadth();
    List<Piece> pieces = new ArrayList<>(typesetter.heading(worksheet.title(), Typesetter.TITLE));
    Piece name = typesetter.blank(messages.text("name"), NAME * breadth);
    Piece date = typesetter.blank(messages.text("date"), DATE * breadth);
    pieces.add(Piece.beside(List.of(name), List.of(date), (1 - DATE) * breadth));
    pieces.add(Piece.space(BETWEEN));
    return pieces;
  }
}
