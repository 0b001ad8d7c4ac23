package dakon.export;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.replay.Note;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PdfExportTest {
  @TempDir Path folder;

  /** What is in a document. */
  private record Read(int pages, int pictures, String text, long fewestColours) {}

  private Read read(Subject subject) throws IOException {
    Path file = folder.resolve("move.pdf");
    assertThat(Exports.write(Request.of(subject, file), Progress.SILENT)).isTrue();
    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      int pictures = 0;
      for (PDPage page : document.getPages()) {
        for (COSName name : page.getResources().getXObjectNames()) {
          pictures += page.getResources().isImageXObject(name) ? 1 : 0;
        }
      }
      long fewest = Long.MAX_VALUE;
      PDFRenderer renderer = new PDFRenderer(document);
      for (int page = 0; page < Math.min(2, document.getNumberOfPages()); page++) {
        fewest = Math.min(fewest, Films.colours(renderer.renderImage(page, 0.5f)));
      }
      String text = new PDFTextStripper().getText(document);
      return new Read(document.getNumberOfPages(), pictures, text, fewest);
    }
  }

  @Test
  void a_move_has_a_picture_of_the_start_of_each_lap_and_of_the_capture() throws IOException {
    Read read = read(Films.moves(Ruleset.DAKON, "A"));

    assertThat(read.pages()).isEqualTo(1);
    assertThat(read.pictures()).isEqualTo(1 + 2 + 1);
    assertThat(read.fewestColours()).isGreaterThan(1000);
    assertThat(read.text())
        .contains("Dakon")
        .contains("Moves: A~2+8")
        .contains("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S")
        .contains("0,8,8,8,8,0,8/1,8,8,8,8,8,8 9 0 N")
        .contains("Lap 2")
        .contains("Nembak: the 8 seeds of g go to South's lumbung")
        .contains("1 / 1");
  }

  @Test
  void the_longest_move_has_all_its_laps() throws IOException {
    Read read = read(Films.longest());

    assertThat(read.pictures()).isEqualTo(1 + 108);
    assertThat(read.pages()).isBetween(9, 20);
    assertThat(read.text()).contains("Lap 108").contains("1 / " + read.pages());
  }

  @Test
  void what_an_author_says_stands_under_its_lap_in_any_script() throws IOException {
    Subject plain = Films.moves(Ruleset.DAKON, "A");
    Subject noted =
        new Subject(
            "Nembak \u2013 \u30c0\u30b3\u30f3",
            plain.rules(),
            plain.start(),
            plain.moves(),
            List.of(
                new Note(1, "Seven seeds, \u0101 la carte.", List.of()),
                new Note(2, "\u0633\u0628\u0639 \u0628\u0630\u0648\u0631", List.of())),
            List.of());

    assertThat(read(noted).text()).contains("Seven seeds, \u0101 la carte.");
  }

  @Test
  void a_still_position_is_one_picture() throws IOException {
    Subject still =
        new Subject(
            "Opening", Ruleset.DAKON, Ruleset.DAKON.opening(), List.of(), List.of(), List.of());
    Read read = read(still);

    assertThat(read.pictures()).isEqualTo(1);
    assertThat(read.text()).contains("Opening").doesNotContain("Moves");
  }
}
