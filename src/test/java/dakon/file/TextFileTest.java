package dakon.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir Path folder;

  @Test
  void what_is_written_is_read_and_nothing_else_is_left() throws IOException {
    Path file = folder.resolve("game.txt");
    new WholeFile(file).replace("1. GB … 2.");
    new WholeFile(file).replace("1. … b");
    assertThat(TextFile.read(file)).isEqualTo("1. … b");
    assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining("glob:.*");
  }

  @Test
  void where_it_cannot_be_written_all_is_as_before() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("game.txt"));
    Files.writeString(taken.resolve("inside.txt"), "kept");
    assertThatThrownBy(() -> new WholeFile(taken).replace("1. GB")).isInstanceOf(IOException.class);
    assertThat(taken.resolve("inside.txt")).content().isEqualTo("kept");
    assertThat(folder).isDirectoryNotContaining("glob:**/.dakon*");
    assertThatThrownBy(() -> new WholeFile(folder.resolve("no/such/game.txt")).replace(""))
        .isInstanceOf(IOException.class);
  }

  @Test
  void a_file_of_more_than_anybody_writes_is_refused_unread() throws IOException {
    Path file = folder.resolve("large.txt");
    Files.write(file, new byte[TextFile.MOST_BYTES + 1]);
    assertThatThrownBy(() -> TextFile.read(file)).isInstanceOf(TextFile.TooLargeException.class);
  }

  @Test
  void a_file_that_is_no_text_is_refused() throws IOException {
    Path file = folder.resolve("picture.png");
    Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G'});
    assertThatThrownBy(() -> TextFile.read(file)).isInstanceOf(CharacterCodingException.class);
  }
}
