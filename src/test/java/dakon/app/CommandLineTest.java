package dakon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands as scripts use them: what they write where, and with which status they end. */
class CommandLineTest {
  private static final String OPENING = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0 0 S";

  @TempDir Path folder;

  /** What came of a command. */
  private record Outcome(int status, String out, String err) {}

  private static Outcome run(String... arguments) {
    return run(InputStream.nullInputStream(), arguments);
  }

  private static Outcome run(InputStream in, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        DakonTutor.commandLine(in, new PrintWriter(out), new PrintWriter(err)).execute(arguments);
    return new Outcome(status, out.toString(), err.toString());
  }

  private static Outcome stream(String lines) {
    InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    return run(in, "trace", "--game", "dakon", "--stdin", "--format", "json");
  }

  @Test
  void trace_in_json_writes_an_object_a_move() {
    Outcome outcome = run("trace", "--game", "dakon", "--move", "GB", "b", "--format", "json");

    assertThat(outcome.status()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("{\"game\":\"dakon\",\"before\":\""))
        .allMatch(line -> line.endsWith(",\"over\":false}"));
  }

  @Test
  void trace_in_text_shows_every_lap_and_every_seed() {
    Outcome outcome = run("trace", "--game", "dakon", "--move", "A");

    assertThat(outcome.status()).isZero();
    assertThat(outcome.out())
        .contains("South lifts A: 7 seeds in the hand.")
        .contains("  SOUTH g f e d c b")
        .contains("  a G F E D C B A")
        .contains("Nembak: the 8 seeds of g go to South's lumbung, which now holds 9.")
        .contains("0,8,8,8,8,0,8/1,8,8,8,8,8,8 9 0 N");
  }

  @Test
  void trace_knows_direction_end_size_and_position() {
    Outcome outcome =
        run(
            "trace --game dakon --direction counter-clockwise --end either-empty --holes 5"
                .concat(" --format json --move A")
                .split(" "));

    assertThat(outcome.out())
        .startsWith(
            "{\"game\":\"dakon\",\"direction\":\"counter-clockwise\",\"end\":\"either-empty\","
                + "\"before\":\"5,5,5,5,5/5,5,5,5,5 0 0 S\",\"move\":\"A\",");
    assertThat(run("trace", "--game", "dakon", "--position", OPENING, "--move", "A").status())
        .isZero();
  }

  @Test
  void a_pass_is_a_move() {
    Outcome outcome =
        run(
            "trace",
            "--game",
            "djenon-aboure",
            "--position",
            "0,0,0,0,0,4/1,1,1,0,0,0 0 0 S",
            "--move",
            "-",
            "--format",
            "json");

    assertThat(outcome.out())
        .isEqualToIgnoringNewLines(
            "{\"game\":\"djenon-aboure\",\"before\":\"0,0,0,0,0,4/1,1,1,0,0,0 0 0 S\","
                + "\"move\":\"-\",\"laps\":0,\"sown\":0,\"captured\":0,\"how\":\"passed\","
                + "\"events\":[{\"type\":\"passed\"}],"
                + "\"after\":\"0,0,0,0,0,4/1,1,1,0,0,0 0 0 N\",\"over\":false}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --move b                                     | moves, column 1: b is not South's hole, and it is South's turn: South's holes are A to G.
          --move G b                                   | moves, column 3: b is not South's hole, and it is South's turn: South's holes are A to G.
          --move GG                                    | moves, column 2: G is empty: only a hole with seeds can be lifted.
          --move Z                                     | moves, column 1: expected a move: the letter of a hole, or - for a pass, found Z
          --move A+3                                   | moves, column 1: A captures 8 seeds, not 3
          --move A --position 1,2,3/4,5 0 0 S          | position, column 7: a row has 3 to 15 holes, South has 2
          --move A --position 7,7,7,7,7,7,7/7,7,7,7,7,7 0 0 S | position, column 15: South has 6 holes, North has 7
          """)
  void what_is_wrong_with_the_input_is_a_finding(String options, String finding) {
    Outcome outcome = run(split("trace --game dakon " + options));

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.out()).isEqualToIgnoringNewLines(finding);
    assertThat(outcome.err()).isEmpty();
  }

  /** The words of a command line; a position, which has blanks, comes last. */
  private static String[] split(String line) {
    int option = line.indexOf("--position ");
    int value = option + "--position ".length();
    return option < 0
        ? line.split(" ")
        : Stream.concat(
                Stream.of(line.substring(0, value).split(" ")), Stream.of(line.substring(value)))
            .toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "trace --move A",
        "trace --game dakon",
        "trace --game chess --move A",
        "trace --game dakon --move A --direction left",
        "trace --game dakon --move A --end singles-left",
        "trace --game djenon-aboure --move A --end mover-empty",
        "trace --game dakon --move A --holes 2",
        "trace --game dakon --move A --holes seven",
        "trace --game dakon --move A --format xml",
        "trace --game dakon --move A --stdin",
        "trace --game dakon --stdin --format text",
        "trace --game dakon --stdin --holes 5",
        "check",
        "check no/such/file.md",
        "open no/such/file.md",
        "export --out a.gif",
        "export --game dakon --out a.gif",
        "export --move A --out a.gif",
        "export --game dakon --move A",
        "export --game dakon --move A --out a.jpeg",
        "export --game dakon --move A --out no/such/a.gif",
        "export --game dakon --move A --out a.gif --size 800",
        "export --game dakon --move A --out a.gif --size 10x10",
        "export --game dakon --move A --out a.gif --size 8000x4000",
        "export --game dakon --move A --out a.gif --speed 0",
        "export --game dakon --move A --out a.gif --speed fast",
        "export --game dakon --move A --out a.gif --theme blue",
        "export --game dakon --move A --out a.gif --at end",
        "export --game dakon --move A --out a.png --at noon",
        "export --game dakon --move A --out a.png --speed 2",
        "export --game dakon --move A --out a.pdf --size 800x450",
        "export --game dakon --move A --out a.pdf --theme dark",
        "export --game dakon --move A --out a.pdf --worksheet",
        "export lessons/en/06-nembak.md --worksheet --out a.png",
        "export lessons/en/06-nembak.md --worksheet --out a.pdf --no-captions",
        "export lessons/en/06-nembak.md --worksheet --out a.pdf --paper a3",
        "export lessons/en/06-nembak.md#nembak-first --out a.pdf --paper a4",
        "export lessons/en/06-nembak.md#no-such-step --worksheet --out a.pdf",
        "export no/such/file.md --worksheet --out a.pdf",
        "export no/such/file.md#1 --out a.gif",
        "export lessons/en/06-nembak.md --out a.gif",
        "export lessons/en/06-nembak.md#no-such-step --out a.gif",
        "export lessons/en/06-nembak.md#nembak-first --game dakon --out a.gif",
        "--fast"
      })
  void a_wrong_command_line_is_complained_of(String line) {
    Outcome outcome = run(line.split(" "));

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("--help").doesNotContain("Exception");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--fast                            | There is no option --fast             | Options: -h",
        "frobnicate                        | There is no command frobnicate        | Commands: open",
        "chek lessons                      | There is no command chek              | check",
        "@lessons                          | There is no command @lessons          | Commands:",
        "trace                             | Needed and not given: --game GAME     | dakon, congkak",
        "trace --game                      | Needed and not given: --game GAME     | dakon, congkak",
        "trace --game --move A             | Needed and not given: --game GAME     | dakon, congkak",
        "trace --game dakon                | One of these is needed: --move MOVE   | The turns to play",
        "trace --game dakon --move         | Needed and not given: --move MOVE     | The turns to play",
        "trace --game dakon --mov A        | There is no option --mov              | --move",
        "trace --game a --move A           | --game: a is none of dakon, congkak   | --help",
        "trace --game dakon --move A --stdin          | Only one of these can be given   | --help",
        "trace --game dakon --game dakon --move A     | --game GAME can be given only once | --help",
        "trace --game dakon --stdin=3      | 3 is no value for --stdin             | Reads lines",
        "solve --game dakon --time soon    | soon is no value for --time SECONDS   | seconds",
        "solve --game dakon --memory 1.5   | 1.5 is no value for --memory MIB      | MiB",
        "solve --game dakon more           | more is one word too many             | solve --help",
        "check                             | Needed and not given: PATH            | folders",
        "open a b                          | b is one word too many                | open --help",
        "export --game dakon --out         | Needed and not given: --out FILE      | .gif",
        "new-lesson                        | Needed and not given: FILE            | such as",
      })
  void a_line_says_what_is_wrong_and_another_what_would_be_right(
      String line, String wrong, String right) {
    Outcome outcome = run(line.split(" "));

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.err().lines())
        .satisfiesExactly(
            first -> assertThat(first).startsWith(wrong),
            second -> assertThat(second).contains(right).contains("--help"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "--",
        "--=",
        "-\n-",
        "--\u001b[31m",
        "a\r\nb",
        "@",
        "@@",
        "%s",
        "{0}",
        "'"
      })
  void whatever_stands_on_the_command_line_is_answered_in_two_lines(String argument) {
    for (String command : List.of("trace", "solve", "check", "export", "open", "new-lesson")) {
      Outcome outcome = run(command, "--" + argument, "--no-such-option", argument);

      assertThat(outcome.status()).as(command).isEqualTo(2);
      assertThat(outcome.out()).isEmpty();
      assertThat(outcome.err().lines()).hasSize(2);
      assertThat(outcome.err()).contains("--help").doesNotContain("Exception", "\u001b");
    }
  }

  @Test
  void a_stream_is_answered_line_by_line_and_goes_on_after_a_bad_one() {
    Outcome outcome =
        stream(
            OPENING
                + "\tA\n\n"
                + "nonsense\tA\n"
                + OPENING
                + "\r\n"
                + OPENING
                + "\tGB\n"
                + OPENING
                + "\tA\r\n");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.out().lines())
        .satisfiesExactly(
            line -> assertThat(line).contains("\"captured\":8"),
            line ->
                assertThat(line)
                    .isEqualTo(
                        "{\"line\":3,\"error\":\"position, column 1:"
                            + " expected a number of seeds, found n\"}"),
            line ->
                assertThat(line)
                    .isEqualTo("{\"line\":4,\"error\":\"a line is a position, a tab and a move\"}"),
            line ->
                assertThat(line).isEqualTo("{\"line\":5,\"error\":\"a line has one move, not 2\"}"),
            line -> assertThat(line).contains("\"captured\":8"));
  }

  @Test
  void a_stream_of_good_lines_ends_well() {
    String lines =
        IntStream.range(0, 1000).mapToObj(i -> OPENING + "\tA\n").collect(Collectors.joining());
    Outcome outcome = stream(lines);

    assertThat(outcome.status()).isZero();
    assertThat(outcome.out().lines()).hasSize(1000);
  }

  @Test
  void a_line_without_end_is_refused_without_being_held() {
    Outcome outcome = stream("7".repeat(1_000_000) + "\n" + OPENING + "\tA\n");

    assertThat(outcome.out().lines().findFirst())
        .hasValue(
            "{\"line\":1,\"error\":\"the line is too long for a position, a tab and a move\"}");
    assertThat(outcome.out().lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr", "ar-EG", "de", "hi-IN-u-nu-deva"})
  void what_scripts_read_does_not_change_with_the_locale(String tag) {
    Outcome expected = run("trace", "--game", "dakon", "--move", "GB", "--format", "json");
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));

      assertThat(run("trace", "--game", "dakon", "--move", "GB", "--format", "json"))
          .isEqualTo(expected);
      assertThat(run("trace", "--game", "dakon", "--move", "GB").out())
          .contains("7,7,7,7,7,7,7/8,8,8,8,8,8,0 1 0 S");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void check_prints_findings_and_a_count() throws IOException {
    Path lesson = folder.resolve("01-bad.md");
    Files.writeString(lesson, "---\ntitle: T\ngame: chess\nsummary: S\n---\n\n## Step\n\nText.\n");
    Outcome outcome = run("check", lesson.toString());

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.out().lines().toList())
        .hasSize(2)
        .first()
        .asString()
        .startsWith(lesson + ":3:7: error: ");
    assertThat(outcome.out()).endsWith("1 errors, 0 warnings in 1 files, 0 claims\n");
  }

  @Test
  void check_in_json_writes_an_object_a_finding_and_the_counts() throws IOException {
    Path lesson = folder.resolve("01-bad.md");
    Files.writeString(lesson, "---\ntitle: T\ngame: chess\nsummary: S\n---\n\n## Step\n\nText.\n");
    Outcome outcome = run("check", "--format", "json", lesson.toString());

    assertThat(outcome.out().lines().toList())
        .satisfiesExactly(
            line -> assertThat(line).contains("\"line\":3,\"column\":7,\"severity\":\"error\""),
            line ->
                assertThat(line)
                    .isEqualTo("{\"errors\":1,\"warnings\":0,\"files\":1,\"claims\":0}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "open"})
  void no_name_is_the_name_of_no_file(String command) {
    assertThat(run(command, "").status()).isEqualTo(2);
  }

  @Test
  void a_step_that_a_lesson_has_not_is_refused() throws IOException {
    Path lesson = folder.resolve("01-good.md");
    Files.writeString(lesson, "---\ntitle: T\ngame: dakon\nsummary: S\n---\n\n## Step\n\nText.\n");

    assertThat(run("open", lesson + "#nix").err()).startsWith("there is no step nix in " + lesson);
    assertThat(run("open", lesson + "#2").status()).isEqualTo(2);
  }

  @Test
  void a_file_that_never_ends_is_not_read() throws IOException {
    Path device = Path.of("/dev/zero");
    assumeTrue(Files.exists(device));

    assertThat(run("check", device.toString()).status()).isEqualTo(1);
  }

  @Test
  void what_cannot_be_written_is_remembered_unless_nobody_reads_on() {
    Output full = new Output(failingWith("No space left on device"));
    Output unread = new Output(failingWith("Broken pipe"));
    for (Output output : List.of(full, unread)) {
      assertThatIOException().isThrownBy(() -> output.write(1));
    }

    assertThat(full.fault()).contains("No space left on device");
    assertThat(unread.fault()).isEmpty();
  }

  private static OutputStream failingWith(String why) {
    return new OutputStream() {
      @Override
      public void write(int single) throws IOException {
        throw new IOException(why);
      }
    };
  }

  @Test
  void export_writes_what_the_ending_says_and_names_it() {
    Path picture = folder.resolve("shot.png");
    Outcome outcome =
        run("export", "lessons/en/06-nembak.md#nembak-first", "--out", picture.toString());

    assertThat(outcome.status()).isZero();
    assertThat(outcome.out()).startsWith(picture + ", ").endsWith(" kB\n");
    assertThat(picture).binaryContent().startsWith(0x89, 'P', 'N', 'G');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lessons/en/06-nembak.md",
        "lessons/en/06-nembak.md#nembak-first",
        "lessons/en/examples"
      })
  void export_writes_a_worksheet_of_a_lesson_a_step_or_a_folder(String path) {
    Path file = folder.resolve("sheet.pdf");
    Outcome outcome =
        run("export", path, "--worksheet", "--paper", "letter", "--out", file.toString());

    assertThat(outcome.status()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith(file.toString());
    assertThat(file).isNotEmptyFile();
  }

  @Test
  void export_makes_no_worksheet_of_what_is_wrong_or_asks_nothing() throws IOException {
    Path bare = folder.resolve("01-bare.md");
    Files.writeString(
        bare, "---\ntitle: Bare\ngame: dakon\nsummary: Nothing.\n---\n\n## One\n\nText.\n");
    Path file = folder.resolve("sheet.pdf");
    Outcome outcome = run("export", bare.toString(), "--worksheet", "--out", file.toString());

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.out()).contains("has nothing of which questions could be made");
    assertThat(file).doesNotExist();
  }

  @Test
  void export_leaves_a_file_alone_unless_it_is_forced() throws IOException {
    Path picture = folder.resolve("a.png");
    Files.writeString(picture, "old");
    String line = "export --game dakon --move A --out " + picture;

    Outcome refused = run(line.split(" "));
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err()).contains("there already").contains("--force");
    assertThat(picture).hasContent("old");
    assertThat(run((line + " --force").split(" ")).status()).isZero();
    assertThat(picture).binaryContent().startsWith(0x89, 'P', 'N', 'G');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --game dakon --move b             | a.gif | moves, column 1
          --game dakon --move G --at lap~2  | a.png | these moves have no such moment
          """)
  void export_finds_what_is_wrong_with_the_input(String what, String name, String finding) {
    Path file = folder.resolve(name);
    String[] arguments =
        Stream.of(("export " + what + " --out " + file).split(" "))
            .map(word -> word.replace('~', ' '))
            .toArray(String[]::new);
    Outcome outcome = run(arguments);

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.out()).contains(finding);
    assertThat(outcome.err()).isEmpty();
    assertThat(file).doesNotExist();
  }

  @Test
  void help_names_every_command() {
    Outcome outcome = run("--help");

    assertThat(outcome.status()).isZero();
    assertThat(outcome.out()).contains("open", "trace", "check", "export");
  }

  @Test
  void a_new_lesson_is_one_that_check_accepts() {
    Path lesson = folder.resolve("my-lesson.md");

    assertThat(run("new-lesson", lesson.toString()))
        .isEqualTo(
            new Outcome(
                0,
                lesson + " is written. To see it change while you write: open " + lesson + "\n",
                ""));
    assertThat(run("check", lesson.toString()).out())
        .isEqualTo("0 errors, 0 warnings in 1 files, 4 claims\n");
  }

  @Test
  void a_new_lesson_takes_nobodys_place() throws IOException {
    Path lesson = Files.writeString(folder.resolve("mine.md"), "mine");

    assertThat(run("new-lesson", lesson.toString()).status()).isEqualTo(1);
    assertThat(lesson).hasContent("mine");
    assertThat(run("new-lesson", folder.resolve("mine.txt").toString()).status()).isEqualTo(2);
    assertThat(run("new-lesson", folder.resolve("none/mine.md").toString()).status()).isEqualTo(2);
    assertThat(run("new-lesson").status()).isEqualTo(2);
  }

  @Test
  void a_watching_check_tells_of_every_change_until_it_is_interrupted() throws Exception {
    Path lesson = Files.writeString(folder.resolve("mine.md"), "nothing of a lesson");
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    Thread watching = new Thread(() -> watch(lesson, lines));
    watching.start();

    assertThat(summary(lines)).startsWith("2 errors");
    Files.writeString(lesson, "---\ntitle: Mine\ngame: dakon\nsummary: One.\n---\n\n## Step\n");
    assertThat(summary(lines)).startsWith("0 errors");
    watching.interrupt();
    watching.join();
  }

  private static void watch(Path lesson, BlockingQueue<String> lines) {
    Writer out =
        new StringWriter() {
          @Override
          public void flush() {
            toString().lines().forEach(lines::add);
            getBuffer().setLength(0);
          }
        };
    DakonTutor.commandLine(
            InputStream.nullInputStream(),
            new PrintWriter(out),
            new PrintWriter(new StringWriter()))
        .execute("check", "--watch", lesson.toString());
  }

  /** The next line that sums a check up. */
  private static String summary(BlockingQueue<String> lines) throws InterruptedException {
    String line = "";
    while (!line.contains(" in 1 files, ")) {
      line = Objects.requireNonNull(lines.poll(1, TimeUnit.MINUTES));
    }
    return line;
  }
}
