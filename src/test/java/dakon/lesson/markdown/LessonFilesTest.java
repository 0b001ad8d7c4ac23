package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Block;
import dakon.lesson.Check;
import dakon.lesson.Choice;
import dakon.lesson.Course;
import dakon.lesson.Finding;
import dakon.lesson.Lesson;
import dakon.lesson.LessonFile;
import dakon.lesson.Step;
import dakon.replay.Note;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonFilesTest {
  private static final String LESSON = LessonText.ofBody("## A step\n").text();

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String after(String name) {
    return LESSON.replaceFirst("game", "after: " + name + "\ngame");
  }

  @Test
  void a_course_is_the_lessons_of_a_folder_by_file_name() throws IOException {
    write("02-second.md", after("first"));
    write("01-first.md", LESSON);
    write("README.md", "no lesson");
    write("picture.png", "no lesson");
    write("examples/01-inner.md", LESSON);
    Course course = LessonFiles.course(folder);
    assertThat(course.lessons()).extracting(Lesson::name).containsExactly("first", "second");
    assertThat(course.check().findings()).isEmpty();
    assertThat(course.lesson("second").orElseThrow().after()).contains("first");
  }

  @Test
  void a_broken_file_keeps_its_place_in_the_course() throws IOException {
    write("01-first.md", LESSON);
    write("02-broken.md", "\u0000");
    write("03-third.md", LESSON);
    List<LessonFile> files = LessonFiles.course(folder).files();
    assertThat(files)
        .extracting(file -> file.lesson().isPresent())
        .containsExactly(true, false, true);
    assertThat(files.get(1).findings()).hasSize(1);
  }

  @Test
  void a_check_goes_through_folders_in_folders() throws IOException {
    write("en/01-first.md", LESSON);
    write("en/examples/01-second.md", LESSON);
    write("nl/01-first.md", "");
    Check check = LessonFiles.check(List.of(folder));
    assertThat(check.files()).isEqualTo(3);
    assertThat(check.findings())
        .extracting(Finding::path)
        .containsOnly(folder.resolve("nl/01-first.md").toString());
  }

  @Test
  void one_file_knows_the_others_of_its_folder() throws IOException {
    write("01-first.md", LESSON);
    Path second = write("02-second.md", after("first"));
    assertThat(LessonFiles.check(List.of(second)).findings()).isEmpty();
  }

  @Test
  void a_path_is_given_back_as_it_came() throws IOException {
    Path file = write("01-first.md", after("nothing"));
    Path roundabout = folder.resolve("x/..").resolve(file.getFileName());
    Files.createDirectory(folder.resolve("x"));
    assertThat(LessonFiles.check(List.of(roundabout)).findings())
        .extracting(Finding::path)
        .containsExactly(roundabout.toString());
  }

  @Test
  void two_files_of_one_name_are_found() throws IOException {
    write("01-same.md", LESSON);
    write("02-same.md", LESSON);
    assertThat(LessonFiles.check(List.of(folder)).findings())
        .hasSize(2)
        .allMatch(finding -> finding.sentence().startsWith("another lesson in this folder"));
  }

  @Test
  void a_file_that_is_not_there_cannot_be_read() throws IOException {
    assertThat(LessonFiles.check(List.of(folder.resolve("no/no.md"))).findings())
        .extracting(Finding::sentence)
        .containsExactly("this file cannot be read");
  }

  @Test
  void nothing_is_read_outside_the_folder() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.md"), LESSON);
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Files.createSymbolicLink(inner.resolve("01-link.md"), secret);
    Files.createSymbolicLink(inner.resolve("picture.png"), secret);
    Files.writeString(inner.resolve("02-picture.md"), LESSON + "\n![](picture.png)\n");
    assertThat(LessonFiles.check(List.of(inner)).findings())
        .extracting(Finding::sentence)
        .containsExactly(
            "this file is a link that leads out of the folder",
            "picture.png leads out of the folder of the lesson");
  }

  @Test
  void pictures_and_links_inside_the_folder_stay() throws IOException {
    Files.write(
        Files.createDirectory(folder.resolve("pictures")).resolve("a board.png"), png(8, 8));
    write("02-next.md", LESSON);
    Path file =
        write("01-first.md", LESSON + "\n![](pictures/a%20board.png) [next](02-next.md#a-step)\n");
    LessonFile read = LessonFiles.course(file).files().get(0);
    assertThat(read.findings()).isEmpty();
    assertThat(read.lesson().orElseThrow().steps().get(0).prose())
        .contains("src=\"pictures/a%20board.png\"")
        .contains("href=\"02-next.md#a-step\"");
  }

  @Test
  void lessons_are_read_from_an_archive_as_well() throws IOException {
    Path archive = folder.resolve("program.jar");
    try (FileSystem files = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      Path lessons = Files.createDirectories(files.getPath("/lessons/en"));
      Files.write(lessons.resolve("picture.png"), png(8, 8));
      Files.writeString(lessons.resolve("01-first.md"), LESSON + "\n![](picture.png)\n");
      Course course = LessonFiles.course(lessons);
      assertThat(course.check().findings()).isEmpty();
      assertThat(course.lessons()).hasSize(1);
    }
  }

  private static final String ORIGINAL =
      """
      ---
      title: Nembak
      game: dakon
      summary: Shoot across.
      ---

      ## The shot

      ```dakon replay
      id: shot
      position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
      move: G
      notes:
        - at: lifted
          text: A single seed.
        - at: captured
          text: It shoots.
          mark: [b, F->b]
      expect:
        captured: 5
        rule: nembak
      ```

      ## Whose

      ```dakon question
      id: whose
      choices:
        - text: Mine
          right: true
          why: It is mine.
        - text: Yours
          why: It is not.
      ```
      """;

  private static final String TRANSLATION =
      """
      ---
      title: Nembak
      game: dakon
      summary: Schuss über das Brett.
      ---

      ## Der Schuss

      ```dakon replay
      id: shot
      notes:
        - Ein einzelner Samen.
        - text: Er schießt.
      ```

      ## Wessen

      ```dakon question
      id: whose
      choices:
        - text: Meiner
          why: Es ist meiner.
        - text: Deiner
          why: Ist es nicht.
      ```
      """;

  @Test
  void a_translation_takes_over_all_but_its_texts() throws IOException {
    Path original = write("en/03-nembak.md", ORIGINAL);
    Path translation = write("de/07-nembak.md", TRANSLATION);

    assertThat(LessonFiles.check(List.of(folder)))
        .isEqualTo(new Check(List.of(), 2, 2 * LessonFiles.check(List.of(original)).claims()));
    List<Step> steps = LessonFiles.course(translation).lessons().get(0).steps();
    assertThat(steps).extracting(Step::id).containsExactly("shot", "whose");
    Block.ReplayBlock shot = (Block.ReplayBlock) steps.get(0).block().orElseThrow();
    assertThat(shot.outcome().last().captured()).isEqualTo(5);
    assertThat(shot.notes())
        .extracting(Note::text)
        .containsExactly("Ein einzelner Samen.", "Er schießt.");
    assertThat(shot.notes().get(1).marks()).hasSize(2);
    Block.QuestionBlock whose = (Block.QuestionBlock) steps.get(1).block().orElseThrow();
    assertThat(whose.choices())
        .containsExactly(
            new Choice("Meiner", true, "Es ist meiner."),
            new Choice("Deiner", false, "Ist es nicht."));
  }

  @Test
  void a_translation_is_told_what_it_takes_over_in_vain() throws IOException {
    write("en/nembak.md", ORIGINAL.replace("captured: 5", "captured: 6"));
    Path translation = write("de/nembak.md", TRANSLATION.replace("id: whose", "id: wessen"));

    assertThat(LessonFiles.check(List.of(translation)).findings())
        .extracting(Finding::toString)
        .containsExactly(
            translation + ":9:1: error: captured is 5, not 6",
            translation
                + ":18:1: warning: there is no block wessen in nembak.md to take anything over from",
            translation + ":21:3: error: no choice is right");
  }

  @Test
  void nothing_is_taken_over_from_another_folder() throws IOException {
    write("en/nembak.md", ORIGINAL);
    Path elsewhere = write("mine-own/nembak.md", TRANSLATION);
    Path original = write("en/examples/nembak.md", TRANSLATION);

    assertThat(LessonFiles.check(List.of(elsewhere)).isWell()).isFalse();
    assertThat(LessonFiles.check(List.of(original)).isWell()).isFalse();
  }

  @Test
  void pictures_are_pictures_and_of_a_size_that_can_be_shown() throws IOException {
    Files.write(folder.resolve("small.png"), png(640, 480));
    Files.write(folder.resolve("huge.png"), png(30_000, 30_000));
    Files.writeString(folder.resolve("none.png"), "no picture");
    Path lesson =
        write(
            "01-pictures.md",
            LessonText.ofBody("## A\n\n![a](small.png)\n\n![b](huge.png)\n\n![c](none.png)\n")
                .text());

    assertThat(LessonFiles.check(List.of(lesson)).findings())
        .extracting(Finding::toString)
        .containsExactly(
            lesson
                + ":10:1: error: huge.png is too large: a picture has at most 8 MiB and 4000 × 4000"
                + " pixels",
            lesson + ":12:1: error: none.png is no picture in PNG, JPEG or GIF");
  }

  /** The beginning of a picture, which says how large it is, and no more. */
  private static byte[] png(int width, int height) {
    return ByteBuffer.allocate(33)
        .put(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'})
        .putInt(13)
        .put(new byte[] {'I', 'H', 'D', 'R'})
        .putInt(width)
        .putInt(height)
        .put(new byte[] {8, 2, 0, 0, 0})
        .array();
  }
}
