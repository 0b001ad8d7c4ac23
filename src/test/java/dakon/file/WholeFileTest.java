package dakon.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dakon.file.BrokenDisk.How;
import dakon.file.BrokenDisk.Step;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class WholeFileTest {
  @TempDir Path folder;

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  static Stream<Arguments> failures() {
    return Stream.of(Step.values())
        .flatMap(step -> Stream.of(How.values()).map(how -> Arguments.of(step, how)));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatever_fails_the_old_or_the_new_is_there_whole(Step step, How how) throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");

    Throwable thrown =
        catchThrowable(() -> new WholeFile(file, new BrokenDisk(step, how)).replace("new"));

    assertThat(thrown).isNotNull();
    assertThat(file).hasContent(step == Step.MOVED ? "new" : "old");
  }

  @ParameterizedTest
  @MethodSource("failures")
  void a_file_that_is_new_is_there_whole_or_not_at_all(Step step, How how) {
    Path file = folder.resolve("a.txt");

    Throwable thrown =
        catchThrowable(
            () ->
                new WholeFile(file, new BrokenDisk(step, how))
                    .create(draft -> Files.writeString(draft, "new")));

    assertThat(thrown).isNotNull();
    if (step == Step.MOVED) {
      assertThat(file).hasContent("new");
    } else {
      assertThat(file).doesNotExist();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_failure_leaves_no_draft(Step step) throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");

    assertThatThrownBy(() -> new WholeFile(file, new BrokenDisk(step, How.FULL)).replace("new"))
        .hasMessage("No space left on device");
    assertThat(files()).containsExactly("a.txt");
  }

  @ParameterizedTest
  @EnumSource
  void the_draft_of_a_program_that_was_killed_stands_in_nobodys_way(Step step) throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    assertThatThrownBy(() -> new WholeFile(file, new BrokenDisk(step, How.KILLED)).replace("new"))
        .isInstanceOf(BrokenDisk.Killed.class);

    new WholeFile(file).replace("newer");

    assertThat(file).hasContent("newer");
  }

  @Test
  void half_a_text_is_none() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");

    assertThatThrownBy(
            () ->
                new WholeFile(file)
                    .replace(
                        draft -> {
                          Files.writeString(draft, "ne");
                          throw new IOException("the cable was pulled");
                        }))
        .hasMessage("the cable was pulled");
    assertThat(file).hasContent("old");
    assertThat(files()).containsExactly("a.txt");
  }

  @Test
  void what_is_there_is_not_created_again() throws IOException {
    Path file = folder.resolve("a.txt");

    assertThatThrownBy(
            () ->
                new WholeFile(file)
                    .create(
                        draft -> {
                          Files.writeString(draft, "new");
                          Files.writeString(file, "quicker");
                        }))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("quicker");
    assertThat(files()).containsExactly("a.txt");
  }

  @Test
  void a_folder_is_not_replaced_even_an_empty_one() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("a.txt"));

    assertThatThrownBy(() -> new WholeFile(taken).replace("new")).isInstanceOf(IOException.class);
    assertThat(taken).isEmptyDirectory();
    assertThat(files()).containsExactly("a.txt");
  }

  @Test
  void a_link_stays_and_the_file_it_leads_to_is_replaced() throws IOException {
    assumeTrue(isPosix());
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);

    new WholeFile(link).replace("new");

    assertThat(link).isSymbolicLink();
    assertThat(Files.isSymbolicLink(file)).isFalse();
    assertThat(file).hasContent("new");
  }

  @Test
  void the_permissions_stay() throws IOException {
    assumeTrue(isPosix());
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    new WholeFile(file).replace("new");

    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS)))
        .isEqualTo("rw-r-----");
  }

  private static boolean isPosix() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}
