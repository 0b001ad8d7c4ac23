package dakon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which starts need no reading of the command line. */
class PlainStartTest {
  @TempDir private Path folder;

  @Test
  void no_arguments_are_plain() {
    assertThat(PlainStart.of()).isPresent();
  }

  @Test
  void so_is_to_open_what_is_there() throws IOException {
    Path lesson = Files.createFile(folder.resolve("lesson.md"));
    assertThat(PlainStart.of("open", lesson.toString())).isPresent();
    assertThat(PlainStart.of("open", folder.toString())).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "--help", "-h", "@options", "nowhere.md", "\0"})
  void what_may_have_to_be_explained_is_not(String argument) {
    assertThat(PlainStart.of("open", argument)).isEmpty();
    assertThat(PlainStart.of(argument)).isEmpty();
  }

  @Test
  void a_step_has_to_be_looked_for_and_more_than_one_file_is_too_many() throws IOException {
    String lesson = Files.createFile(folder.resolve("lesson.md")).toString();
    assertThat(PlainStart.of("open", lesson + "#2")).isEmpty();
    assertThat(PlainStart.of("open", lesson, lesson)).isEmpty();
    assertThat(PlainStart.of("check", lesson)).isEmpty();
  }

  @Test
  void a_file_may_be_called_like_an_option() throws IOException {
    Path odd = Files.createFile(folder.resolve("--help"));
    assertThat(PlainStart.of("open", odd.getFileName().toString())).isEmpty();
  }
}
