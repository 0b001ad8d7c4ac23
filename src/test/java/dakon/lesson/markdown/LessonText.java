package dakon.lesson.markdown;

import dakon.lesson.LessonFile;
import dakon.lesson.Place;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A lesson as written in a test. One place in it may be marked with {@code §}, which is where a
 * finding is expected, and is taken out before reading.
 *
 * @param marked the text with its mark
 */
record LessonText(String marked) {
  private static final String MARK = "§";
  private static final Path FILE = Path.of("lessons", "02-this.md");
  private static final List<String> NAMES = List.of("before", "this");

  /** A lesson of Dakon that has this body. */
  static LessonText ofBody(String body) {
    return new LessonText("---\ntitle: A title\ngame: dakon\nsummary: A summary.\n---\n" + body);
  }

  /** A lesson of Dakon with one step, which has this block. */
  static LessonText ofBlock(String kind, String block) {
    return ofBody("## A step\n\n```dakon %s\n%s\n```\n".formatted(kind, block.stripTrailing()));
  }

  /** Where the mark stands. */
  Place place() {
    String before = marked.substring(0, marked.indexOf(MARK));
    int lineStart = before.lastIndexOf('\n') + 1;
    int line = (int) before.chars().filter(unit -> unit == '\n').count() + 1;
    return new Place(line, before.codePointCount(lineStart, before.length()) + 1);
  }

  /** The text without the mark. */
  String text() {
    return marked.replace(MARK, "");
  }

  /** The lesson, read as a file beside one that is called {@code before}. */
  LessonFile read() {
    return read(text().getBytes(StandardCharsets.UTF_8));
  }

  /** The lesson in these bytes. */
  static LessonFile read(byte[] bytes) {
    Neighbours neighbours = new Neighbours("this", NAMES);
    return new LessonReader(FILE, neighbours, new Targets(Path.of("lessons"))).read(bytes);
  }
}
