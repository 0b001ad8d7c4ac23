package dakon.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentFilesTest {
  @TempDir Path folder;

  private final Settings settings = Settings.forgotten();
  private final RecentFiles recent = new RecentFiles(settings);

  private List<Path> files(String... names) {
    return List.of(names).stream().map(folder::resolve).toList();
  }

  @Test
  void the_latest_stands_first_and_each_once() {
    files("a.md", "b.md", "a.md").forEach(recent::add);

    assertThat(recent.all()).isEqualTo(files("a.md", "b.md"));
  }

  @Test
  void no_more_are_remembered_than_one_can_look_through() {
    IntStream.range(0, 20).forEach(i -> recent.add(folder.resolve(i + ".md")));

    assertThat(recent.all()).hasSize(RecentFiles.MOST).startsWith(folder.resolve("19.md"));
  }

  @Test
  void they_are_there_again_after_the_next_start_whatever_is_in_their_names() {
    Path file = folder.resolve("settings.properties");
    files(" spaced = # name.md", "süß.md", "\\odd.md")
        .forEach(new RecentFiles(Settings.in(file))::add);

    assertThat(new RecentFiles(Settings.in(file)).all())
        .isEqualTo(files("\\odd.md", "süß.md", " spaced = # name.md"));
  }

  @Test
  void what_cannot_be_a_path_is_passed_over() {
    settings.choose("recent", "\0\n\n  \n" + folder + "\n" + folder);

    assertThat(recent.all()).containsExactly(folder);
  }

  @Test
  void a_file_with_a_line_break_in_its_name_is_not_mistaken_for_two() {
    recent.add(folder.resolve("two\nlines.md"));

    assertThat(recent.all()).isEmpty();
  }

  @Test
  void a_file_can_be_forgotten() {
    files("a.md", "b.md").forEach(recent::add);
    recent.forget(folder.resolve("b.md"));

    assertThat(recent.all()).isEqualTo(files("a.md"));
  }
}
