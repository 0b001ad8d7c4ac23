package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of files, in whatever way they come about. */
class WatchTest {
  @TempDir Path folder;
  private Path lesson;

  @BeforeEach
  void write() throws IOException {
    lesson = Files.writeString(folder.resolve("lesson.md"), "first");
  }

  @Test
  void a_file_that_is_written_again_has_changed_once() throws IOException {
    Watch watch = new Watch(List.of(lesson));

    assertThat(watch.sawChange()).isFalse();
    Files.writeString(lesson, "second");
    assertThat(watch.sawChange()).isTrue();
    assertThat(watch.sawChange()).isFalse();
  }

  @Test
  void a_file_that_is_replaced_or_taken_away_and_back_has_changed() throws IOException {
    Watch watch = new Watch(List.of(lesson));
    Path draft = Files.writeString(folder.resolve("draft"), "longer than before");

    Files.move(draft, lesson, StandardCopyOption.REPLACE_EXISTING);
    assertThat(watch.sawChange()).isTrue();
    Files.delete(lesson);
    assertThat(watch.sawChange()).isTrue();
    Files.writeString(lesson, "back");
    assertThat(watch.sawChange()).isTrue();
  }

  @Test
  void in_a_folder_all_that_is_in_it_counts() throws IOException {
    Path within = Files.createDirectory(folder.resolve("examples"));
    Watch watch = new Watch(List.of(folder));

    Files.writeString(within.resolve("example.md"), "new");
    assertThat(watch.sawChange()).isTrue();
    Files.delete(within.resolve("example.md"));
    assertThat(watch.sawChange()).isTrue();
    assertThat(watch.sawChange()).isFalse();
  }

  @Test
  void a_folder_that_goes_is_a_change_and_no_fault() throws IOException {
    Watch watch = new Watch(List.of(folder.resolve("none"), lesson));

    assertThat(watch.sawChange()).isFalse();
    Files.delete(lesson);
    assertThat(watch.sawChange()).isTrue();
  }
}
