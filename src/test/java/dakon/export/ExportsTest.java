package dakon.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dakon.export.ExportException.Why;
import dakon.lesson.Cue;
import dakon.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How files come to be, whatever is in them. */
class ExportsTest {
  private static final Subject SUBJECT = Films.moves(Ruleset.DAKON, "A");
  private static final Look SMALL = new Look(new Size(160, 120), Backdrop.LIGHT, false);

  @TempDir Path folder;

  private Request request(String name) {
    return Request.of(SUBJECT, folder.resolve(name)).looking(SMALL);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Calls an export off once so many pictures are made. */
  private record Impatient(int enough, List<Integer> made) implements Progress {
    @Override
    public void made(int done, int total) {
      made.add(done);
    }

    @Override
    public boolean isCancelled() {
      return made.size() >= enough;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.gif", "a.png", "a.pdf", "A.GIF"})
  void the_ending_says_what_is_written_and_nothing_else_is(String name) throws IOException {
    List<Integer> made = new ArrayList<>();
    List<Integer> totals = new ArrayList<>();
    assertThat(
            Exports.write(
                request(name),
                (done, total) -> {
                  made.add(done);
                  totals.add(total);
                }))
        .isTrue();

    assertThat(files()).containsExactly(name);
    assertThat(made).isSorted().doesNotHaveDuplicates();
    assertThat(totals).containsOnly(made.get(made.size() - 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.gif", "a.pdf"})
  void one_that_is_called_off_leaves_nothing(String name) throws IOException {
    Impatient impatient = new Impatient(2, new ArrayList<>());

    assertThat(Exports.write(request(name), impatient)).isFalse();
    assertThat(impatient.made()).containsExactly(1, 2);
    assertThat(files()).isEmpty();
  }

  @Test
  void one_that_is_called_off_leaves_what_was_there() throws IOException {
    Files.writeString(folder.resolve("a.gif"), "old");

    assertThat(Exports.write(request("a.gif").replacing(), new Impatient(3, new ArrayList<>())))
        .isFalse();
    assertThat(folder.resolve("a.gif")).hasContent("old");
    assertThat(files()).containsExactly("a.gif");
  }

  @Test
  void one_whose_progress_fails_leaves_what_was_there() throws IOException {
    Files.writeString(folder.resolve("a.pdf"), "old");

    assertThatThrownBy(
            () ->
                Exports.write(
                    request("a.pdf").replacing(),
                    (done, total) -> {
                      throw new IllegalStateException("broken");
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(folder.resolve("a.pdf")).hasContent("old");
    assertThat(files()).containsExactly("a.pdf");
  }

  @Test
  void one_that_cannot_be_written_on_leaves_what_was_there() throws IOException {
    Path target = folder.resolve("a.gif");
    Files.writeString(target, "old");

    assertThatThrownBy(
            () ->
                Draft.write(
                    target,
                    true,
                    file -> {
                      Files.writeString(file, "half");
                      throw new IOException("the cable was pulled");
                    }))
        .isInstanceOf(ExportException.class)
        .hasMessageContaining("the cable was pulled")
        .hasMessageContaining("a.gif");
    assertThat(target).hasContent("old");
    assertThat(files()).containsExactly("a.gif");
  }

  @Test
  void a_file_that_is_there_is_replaced_only_if_that_is_asked_for() throws IOException {
    Path target = folder.resolve("a.png");
    Files.writeString(target, "old");

    assertThat(why(request("a.png"))).isEqualTo(Why.EXISTS);
    assertThat(target).hasContent("old");
    assertThat(Exports.write(request("a.png").replacing(), Progress.SILENT)).isTrue();
    assertThat(target).binaryContent().startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void a_file_that_comes_to_be_meanwhile_is_not_replaced() throws IOException {
    Path target = folder.resolve("a.gif");

    assertThatThrownBy(
            () ->
                Draft.write(
                    target,
                    false,
                    file -> {
                      Files.writeString(file, "new");
                      Files.writeString(target, "quicker");
                    }))
        .isInstanceOf(ExportException.class)
        .hasMessageContaining("there already");
    assertThat(target).hasContent("quicker");
    assertThat(files()).containsExactly("a.gif");
  }

  @Test
  void a_place_that_cannot_be_is_named() throws IOException {
    Files.createDirectory(folder.resolve("folder.png"));

    assertThat(why(request("no/such/a.gif"))).isEqualTo(Why.NO_FOLDER);
    assertThat(why(request("folder.png").replacing())).isEqualTo(Why.NO_FILE);
  }

  private static Why why(Request request) {
    return catchThrowableOfType(
            ExportException.class, () -> Exports.write(request, Progress.SILENT))
        .why();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 0.09, 10.1, Double.NaN, Double.POSITIVE_INFINITY})
  void a_speed_out_of_range_is_refused(double speed) {
    assertThatIllegalArgumentException().isThrownBy(() -> request("a.gif").atSpeed(speed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "800", "800x", "119x450", "800x119", "8193x450", "-800x450", "8e2x9"})
  void a_size_out_of_range_is_none(String text) {
    assertThat(Size.read(text)).isEmpty();
  }

  @Test
  void a_size_is_read_as_it_is_written() {
    assertThat(Size.read("800x450")).hasValue(new Size(800, 450));
    assertThat(new Size(800, 450)).hasToString("800x450");
  }

  @Test
  void what_cannot_be_written_is_refused_at_once() {
    Look wall = new Look(new Size(4000, 3000), Backdrop.LIGHT, true);
    Subject still =
        new Subject("Still", SUBJECT.rules(), SUBJECT.start(), List.of(), List.of(), List.of());

    assertThatIllegalArgumentException().isThrownBy(() -> request("a.gif").looking(wall));
    assertThat(request("a.png").looking(wall).look()).isEqualTo(wall);
    assertThatIllegalArgumentException().isThrownBy(() -> request("a.jpeg"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Request.of(still, folder.resolve("a.gif")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request("a.png").at(Cue.read("lap 9").orElseThrow()));
  }
}
