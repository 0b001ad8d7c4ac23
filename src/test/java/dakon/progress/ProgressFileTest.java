package dakon.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dakon.file.BrokenDisk;
import dakon.file.BrokenDisk.How;
import dakon.file.BrokenDisk.Step;
import dakon.progress.UnreadableProgressException.Why;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ProgressFileTest {
  @TempDir Path folder;

  private final Days days = new Days();
  private final Progress progress =
      Progress.NONE
          .with(new StepId("nembak", "first"), Result.WRONG, days)
          .with(new StepId("nembak", "second"), Result.SEEN, days)
          .with(new StepId("قواعد", "🌱"), Result.THREE_STARS, days);

  private Path path() {
    return folder.resolve("progress.json");
  }

  private Progress read() throws IOException {
    return new ProgressFile(path()).read();
  }

  @Test
  void what_is_written_is_read() {
    RandomProgress.series(500)
        .map(RandomProgress::next)
        .forEach(
            written -> {
              String text = ProgressJson.write(written);
              assertThat(ProgressText.read(text)).contains(written);
            });
  }

  @Test
  void the_form_of_the_file_stays() throws IOException {
    new ProgressFile(path()).write(progress.withoutLesson("قواعد"));

    assertThat(path())
        .hasContent(
            """
            {
              "dakon-progress" : 1,
              "lessons" : {
                "nembak" : {
                  "first" : {
                    "met" : "2026-03-01T17:00:00Z",
                    "done" : false,
                    "stars" : 0,
                    "tries" : 1,
                    "misses" : 1,
                    "answered" : "2026-03-01T17:00:00Z",
                    "right" : false,
                    "rung" : 0,
                    "due" : "2026-03-02"
                  },
                  "second" : {
                    "met" : "2026-03-01T17:00:00Z",
                    "done" : true,
                    "stars" : 0,
                    "tries" : 0,
                    "misses" : 0
                  }
                }
              }
            }
            """);
  }

  @Test
  void cut_off_anywhere_it_is_whole_or_damaged() throws IOException {
    byte[] whole = ProgressJson.write(progress).getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < whole.length; length++) {
      Files.write(path(), Arrays.copyOf(whole, length));
      if (length == whole.length - 1) {
        assertThat(read()).isEqualTo(progress);
      } else {
        assertThatThrownBy(this::read)
            .as("%d bytes", length)
            .isInstanceOf(UnreadableProgressException.class);
      }
    }
  }

  @Test
  void whatever_byte_is_wrong_nothing_else_is_thrown() throws IOException {
    byte[] whole = ProgressJson.write(progress).getBytes(StandardCharsets.UTF_8);
    SplittableRandom random = new SplittableRandom(1);
    for (int place = 0; place < whole.length; place++) {
      byte[] wrong = whole.clone();
      wrong[place] = (byte) random.nextInt(256);
      Files.write(path(), wrong);
      Throwable thrown = catchThrowable(this::read);
      if (thrown != null) {
        assertThat(thrown).isInstanceOf(UnreadableProgressException.class);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                                  | line 1, column 1: expected an object
          []                                                  | line 1, column 1: expected an object
          {}                                                  | line 1, column 2: expected the version of the file
          {"lessons": {}}                                     | line 1, column 2: expected the version of the file
          {"dakon-progress": 0}                               | line 1, column 20: expected the version of the file
          {"dakon-progress": "1"}                             | line 1, column 20: expected a value of "dakon-progress"
          {"dakon-progress": 99999999999}                     | line 1, column 20: expected a value of "dakon-progress"
          {"dakon-progress": 1, "lessons": 2}                 | line 1, column 34: expected an object
          {"dakon-progress": 1, "lessons": {"a": []}}         | line 1, column 40: expected an object
          {"dakon-progress": 1, "lessons": {"a": {"b": 0}}}   | line 1, column 46: expected an object
          {"dakon-progress": 1, "lessons": {"": {"b": {}}}}   | expected names that are not empty
          {"dakon-progress": 1, "lessons": {"a": {"b": {}}}}  | line 1, column 46: expected a value of "met"
          {"dakon-progress": 1} {}                            | expected well-formed JSON
          {"dakon-progress": 1, "lessons": {}, "lessons": {}} | expected well-formed JSON
          """)
  void a_damaged_file_is_refused_with_its_place(String text, String fault) throws IOException {
    Files.writeString(path(), text);

    assertThatThrownBy(this::read)
        .hasMessageContaining(fault)
        .hasMessageContaining("progress.json")
        .asInstanceOf(InstanceOfAssertFactories.type(UnreadableProgressException.class))
        .extracting(UnreadableProgressException::why)
        .isEqualTo(Why.DAMAGED);
  }

  @ParameterizedTest
  @CsvSource({
    "met,      '\"yesterday\"'",
    "met,      7",
    "done,     '\"true\"'",
    "stars,    1.5",
    "stars,    99999999999",
    "answered, null",
    "due,      '\"2026-02-30\"'",
    "rung,     {}"
  })
  void a_value_of_the_wrong_kind_is_refused_with_its_name(String name, String value)
      throws IOException {
    Files.writeString(path(), with(name, value));

    assertThatThrownBy(this::read).hasMessageContaining("expected a value of \"" + name + "\"");
  }

  @ParameterizedTest
  @CsvSource({
    "stars, 4",
    "stars, -1",
    "done, false",
    "tries, 1000000",
    "tries, 0",
    "misses, 3",
    "misses, -1",
    "rung, 5",
    "rung, -1"
  })
  void values_that_cannot_be_are_refused(String name, String value) throws IOException {
    Files.writeString(path(), with(name, value));

    assertThatThrownBy(this::read).hasMessageContaining("expected values that go together");
  }

  /** The text of a step answered wrong and then right, with another value. */
  private String with(String name, String value) {
    StepId step = new StepId("a", "b");
    Progress one =
        Progress.NONE.with(step, Result.WRONG, days).with(step, Result.THREE_STARS, days);
    return ProgressJson.write(one)
        .replaceAll("\"" + name + "\" : (\"[^\"]*\"|\\w+)", "\"" + name + "\" : " + value);
  }

  @Test
  void what_is_not_known_is_read_past() throws IOException {
    String text =
        ProgressJson.write(progress)
            .replace("\"lessons\"", "\"colour\": {\"a\": [1, {}]}, \"lessons\"")
            .replace("\"met\"", "\"mood\": [\"good\"], \"weather\": {\"met\": 1}, \"met\"");
    Files.writeString(path(), text);

    assertThat(read()).isEqualTo(progress);
  }

  @Test
  void a_newer_version_is_told_however_it_goes_on() throws IOException {
    for (String rest : new String[] {"}", ", \"lessons\": [1, 2]}", ", ..."}) {
      Files.writeString(path(), "{\"dakon-progress\": 2" + rest);

      assertThatThrownBy(this::read)
          .hasMessageContaining("newer version")
          .asInstanceOf(InstanceOfAssertFactories.type(UnreadableProgressException.class))
          .extracting(UnreadableProgressException::why)
          .isEqualTo(Why.NEWER);
    }
  }

  @Test
  void what_is_too_large_too_deep_or_no_text_is_refused() throws IOException {
    Files.write(path(), new byte[ProgressFile.MOST_BYTES + 1]);
    assertThatThrownBy(this::read).hasMessageContaining("too large");

    Files.writeString(path(), "{\"dakon-progress\": 1, \"x\": " + "[".repeat(100_000));
    assertThatThrownBy(this::read).isInstanceOf(UnreadableProgressException.class);

    Files.write(path(), new byte[] {(byte) 0xFF, (byte) 0xFE, '{', 0});
    assertThatThrownBy(this::read).hasMessageContaining("no text");
  }

  @Test
  void a_file_that_is_not_there_is_not_damaged() {
    assertThatThrownBy(this::read).isInstanceOf(NoSuchFileException.class);
  }

  static Stream<Arguments> failures() {
    return Stream.of(Step.values())
        .flatMap(step -> Stream.of(How.values()).map(how -> Arguments.of(step, how)));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void killed_while_saving_the_old_or_the_new_progress_is_there(Step step, How how)
      throws IOException {
    new ProgressFile(path()).write(Progress.NONE);

    Throwable thrown =
        catchThrowable(() -> new ProgressFile(path(), new BrokenDisk(step, how)).write(progress));

    assertThat(thrown).isNotNull();
    assertThat(read()).isEqualTo(step == Step.MOVED ? progress : Progress.NONE);
    new ProgressFile(path()).write(progress);
    assertThat(read()).isEqualTo(progress);
  }
}
