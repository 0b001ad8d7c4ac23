package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dakon.lesson.Finding;
import dakon.lesson.LessonFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostileLessonTest {
  @TempDir Path folder;

  private static final int ROUNDS = 100;

  static List<Path> shipped() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("lessons", "en"))) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void a_lesson_damaged_at_random_still_only_gives_findings(Path file) throws IOException {
    Random random = new Random(file.getFileName().toString().length());
    byte[] whole = Files.readAllBytes(file);
    for (int round = 0; round < ROUNDS; round++) {
      byte[] damaged = damaged(whole, random);
      LessonFile read = LessonText.read(damaged);
      int lines = new String(damaged, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", -1).length;
      assertThat(read.findings())
          .extracting(Finding::place)
          .allSatisfy(place -> assertThat(place.line()).isBetween(1, lines));
    }
  }

  private static byte[] damaged(byte[] whole, Random random) {
    String syntax = "`#-:[]{}|>&*!%@'\"\\,? \n\t~+/09AGagSN\u0000\u00e9";
    List<Byte> bytes = new ArrayList<>();
    int strokes = 1 + random.nextInt(6);
    for (byte b : whole) {
      bytes.add(b);
    }
    for (int i = 0; i < strokes; i++) {
      int at = random.nextInt(bytes.size());
      switch (random.nextInt(5)) {
        case 0 -> bytes.subList(at, Math.min(bytes.size(), at + 1 + random.nextInt(9))).clear();
        case 1 -> bytes.set(at, (byte) random.nextInt(256));
        case 2 -> bytes.addAll(at, List.copyOf(bytes.subList(at, Math.min(bytes.size(), at + 60))));
        default -> bytes.add(at, (byte) syntax.charAt(random.nextInt(syntax.length())));
      }
    }
    byte[] damaged = new byte[bytes.size()];
    for (int i = 0; i < damaged.length; i++) {
      damaged[i] = bytes.get(i);
    }
    return damaged;
  }

  @Test
  void an_empty_file_lacks_everything() {
    assertThat(found(""))
        .containsExactly(
            "lessons/02-this.md:1:1: error: a lesson begins with front matter: a line ---, title,"
                + " game and summary, and another line ---",
            "lessons/02-this.md:1:1: error: this lesson has no step: a step begins with a heading"
                + " of the second level, such as \"## The first seed\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\n---\n",
        "---\n\n---\n\n## One\n\nText.\n",
        "---\n# only a remark\n---\n",
        "---\n- a list\n---\n",
        "---\ntext\n---\n",
        "---\n---",
        "---"
      })
  void front_matter_without_what_it_should_hold_only_gives_findings(String text)
      throws IOException {
    Path file = Files.writeString(folder.resolve("01-empty.md"), text);

    assertThat(LessonFiles.course(file).files().get(0).findings()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "replay", "predict", "exercise", "question"})
  void a_block_without_a_body_only_gives_findings(String kind) throws IOException {
    String text = "---\ntitle: T\ngame: dakon\nsummary: S\n---\n\n## One\n\n```dakon %s\n```\n";
    Path file = Files.writeString(folder.resolve("01-bare.md"), text.replace("%s", kind));

    assertThat(LessonFiles.course(file).files().get(0).findings()).isNotEmpty();
  }

  @Test
  void binary_garbage_is_found_at_its_first_byte_that_is_no_text() {
    byte[] png = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13};
    assertThat(LessonText.read(png).findings())
        .extracting(Finding::toString)
        .containsExactly(
            "lessons/02-this.md:1:1: error: this is not text in UTF-8: the byte 89 does not fit"
                + " here");
  }

  @Test
  void a_byte_that_is_not_utf8_is_found_in_its_line() {
    byte[] text = LessonText.ofBody("## M\u00e4\n").text().getBytes(StandardCharsets.ISO_8859_1);
    assertThat(LessonText.read(text).findings())
        .extracting(finding -> finding.place().toString())
        .containsExactly("6:5");
  }

  @Test
  void a_control_character_is_found_where_it_stands() {
    assertThat(found(LessonText.ofBody("## A\n\nbell \u0007 here").text()))
        .containsExactly(
            "lessons/02-this.md:8:6: error: this is not plain text: it has the character U+0007");
  }

  @Test
  void a_file_too_large_is_not_read() {
    assertThat(found("a".repeat(SourceText.MOST_BYTES + 1)))
        .containsExactly(
            "lessons/02-this.md:1:1: error: this file is too large: a lesson has at most 1048576"
                + " bytes");
  }

  @Test
  void a_million_steps_are_too_many_lines() {
    assertThat(found("## A\n".repeat(200_000)))
        .containsExactly(
            "lessons/02-this.md:10001:1: error: this file is too long: a lesson has at most 10000"
                + " lines");
  }

  @Test
  void more_steps_than_anyone_reads_are_found_at_the_first_too_many() {
    String steps =
        IntStream.rangeClosed(1, 201)
            .mapToObj("## Step %d\n"::formatted)
            .collect(Collectors.joining());
    LessonFile file = LessonText.ofBody(steps).read();
    assertThat(file.findings())
        .extracting(Finding::toString)
        .containsExactly(
            "lessons/02-this.md:206:1: error: a lesson has at most 200 steps: what begins here is"
                + " not read");
    assertThat(file.lesson().orElseThrow().steps()).hasSize(200);
  }

  @Test
  void a_byte_order_mark_and_foreign_line_ends_change_nothing() throws IOException {
    String text = Files.readString(shipped().get(0));
    LessonFile plain = LessonText.read(text.getBytes(StandardCharsets.UTF_8));
    String foreign = "\uFEFF" + text.replace("\n", "\r\n");
    assertThat(LessonText.read(foreign.getBytes(StandardCharsets.UTF_8))).isEqualTo(plain);
  }

  @Test
  void ten_thousand_holes_are_found_at_their_row() {
    String row = "1,".repeat(9_999) + "1";
    assertThat(inBlock("position: " + row + "/" + row + " 0 0 S"))
        .containsExactly("9:11: position: a row has 3 to 15 holes, North has 10000");
  }

  @Test
  void a_number_too_large_for_any_machine_is_found_where_it_stands() {
    assertThat(inBlock("position: 1,1,1/1,1,99999999999999999999999 0 0 S"))
        .containsExactly("9:21: position: a board bears at most 999 seeds, and here are more");
  }

  @Test
  void a_tab_in_yaml_is_found_where_it_stands() {
    assertThat(inBlock("position: 1,1,1/1,1,1 0 0 S\nmark:\n\t- A"))
        .containsExactly("11:1: a tab: YAML is indented with blanks");
  }

  @Test
  void an_alias_bomb_does_not_go_off() {
    String bomb =
        """
        a: &a [x, x, x, x, x, x, x, x, x]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
        position: *c
        """;
    assertThat(inBlock(bomb)).containsExactly("9:4: anchors and aliases are not allowed here");
  }

  @Test
  void a_tag_that_names_a_class_is_refused() {
    assertThat(inBlock("position: !!java.net.URL [1]")).isNotEmpty();
    assertThat(inBlock("position: !!str x")).containsExactly("9:11: tags are not allowed here");
  }

  @Test
  void yaml_nested_without_end_is_refused_at_a_depth() {
    assertThat(inBlock("mark: " + "[".repeat(1_000)))
        .containsExactly("9:16: this is nested too deep");
    assertThat(inBlock("mark:\n" + "- ".repeat(50_000)))
        .containsExactly("10:19: this is nested too deep");
  }

  @Test
  void a_block_too_tangled_to_be_read_leaves_the_next_step_alone() {
    LessonText lesson =
        LessonText.ofBody("## One\n\n```dakon board\n" + "[".repeat(9_999) + "\n```\n\n## Two\n");
    assertThat(found(lesson.text()))
        .containsExactly(
            "lessons/02-this.md:8:1: error: too much markup in one paragraph: it is left out");
    assertThat(lesson.read().lesson().orElseThrow().steps()).hasSize(2);
  }

  @Test
  void a_list_without_end_is_refused() {
    assertThat(inBlock("mark: [" + "A,".repeat(100_000) + "A]"))
        .hasSize(1)
        .allMatch(finding -> finding.endsWith("there is too much in here"));
  }

  @Test
  void thousands_of_findings_are_cut_short() {
    String block = "position: 1,1,1/1,1,1 0 0 S\nmark: [" + "x1,".repeat(2_000) + "A]";
    assertThat(inBlock(block))
        .hasSize(Findings.MOST + 1)
        .last()
        .isEqualTo("10:3008: there are more than 1000 findings, and the rest is not listed");
  }

  @Test
  void moves_that_go_on_too_long_are_found() {
    String block =
        """
        game: djenon-aboure
        position: >
          24,27,26,36,29,26,25,32,27,35,27/
          28,26,34,27,36,29,31,29,36,32,38 0 0 S
        move: §K
        """;
    LessonText lesson = LessonText.ofBlock("replay", block);
    assertThat(lesson.read().findings())
        .extracting(Finding::toString)
        .containsExactly(
            "lessons/02-this.md:%s: error: these moves are too long: more than 5000 seeds are lifted and sown"
                .formatted(lesson.place()));
  }

  @Test
  void what_is_quoted_neither_breaks_the_line_nor_fills_the_screen() {
    assertThat(
            inBlock("position: 1,1,1/1,1,1 0 0 S\nmark: \"a\\r\\n\\e[31m" + "b".repeat(999) + "\""))
        .singleElement()
        .asString()
        .startsWith("10:8: \"a   [31mbbb")
        .contains("bbb ...\" is no pit")
        .hasSizeLessThan(400);
  }

  static Stream<String> tangled() {
    return Stream.of(
        ">".repeat(100_000),
        "- ".repeat(100_000),
        "*a **a ".repeat(50_000),
        "[".repeat(100_000),
        "![".repeat(100_000) + "]()".repeat(100_000),
        "`a``b```c".repeat(50_000),
        "<!--".repeat(50_000),
        "[a](".repeat(50_000),
        "|a".repeat(20_000) + "\n" + "|-".repeat(20_000) + "\n" + "|a\n".repeat(5_000),
        "&#x41;".repeat(50_000),
        "\\".repeat(100_000),
        "[a]: /\n".repeat(5_000),
        "*".repeat(1_900) + "a" + "*".repeat(90),
        "![".repeat(900) + "](x.png)".repeat(90));
  }

  @ParameterizedTest
  @MethodSource("tangled")
  void tangled_markdown_is_read_in_bounded_time(String prose) {
    LessonText lesson = LessonText.ofBody("## A step\n\n" + prose + "\n");
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(lesson.read().claims()).isZero());
  }

  private static List<String> found(String text) {
    return LessonText.read(text.getBytes(StandardCharsets.UTF_8)).findings().stream()
        .map(Finding::toString)
        .toList();
  }

  /** What is found in a block, its first line being line 9, as place and sentence. */
  private static List<String> inBlock(String block) {
    return LessonText.ofBlock("board", block).read().findings().stream()
        .map(finding -> finding.place() + ": " + finding.sentence())
        .toList();
  }

  @Test
  void exercises_with_no_end_of_ways_are_looked_through_in_bounded_time() {
    String exercise =
        """
        ```dakon exercise
        position: 33,33,33/33,33,33 0 0 S
        within: 20
        goal: {sown: 71}
        solution: A
        wrong: [{move: B, text: x}]
        ```
        """;
    StringBuilder body = new StringBuilder();
    for (int step = 0; step < BodyReader.MOST_STEPS; step++) {
      body.append("## Step ").append(step).append("\n\n").append(exercise).append('\n');
    }
    LessonFile read =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60), () -> LessonText.ofBody(body.toString()).read());

    assertThat(read.findings())
        .extracting(Finding::sentence)
        .contains("there are too many ways to tell whether this move is right");
  }
}
