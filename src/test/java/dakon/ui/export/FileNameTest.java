package dakon.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNameTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Nembak, the shot|nembak-the-shot",
        "Dakon|dakon",
        "Çongklak à la carte|congklak-a-la-carte",
        "../..\\ C:*?|c",
        "لعبة|dakon",
      })
  void a_title_becomes_a_name_that_any_disk_takes(String title, String name) {
    assertThat(FileName.of(title)).isEqualTo(name);
  }

  @Test
  void a_long_title_is_cut() {
    assertThat(FileName.of("seven ".repeat(50))).hasSizeBetween(50, 60).endsWith("n");
  }

  @Test
  void no_file_that_is_there_is_proposed() throws IOException {
    assertThat(FileName.free(folder.toFile(), "A game", "gif")).hasName("a-game.gif");
    Files.createFile(folder.resolve("a-game.gif"));
    Files.createFile(folder.resolve("a-game-2.gif"));
    assertThat(FileName.free(folder.toFile(), "A game", "gif")).hasName("a-game-3.gif");
  }
}
