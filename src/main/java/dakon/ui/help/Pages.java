package dakon.ui.help;

import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.text.Messages;
import dakon.ui.replay.KeyList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The chapters as HTML that is safe to show. */
final class Pages {
  private static final String LICENCE = "/META-INF/LICENSE";
  private static final String OTHERS = "/META-INF/THIRD-PARTY-LICENSES.txt";

  private static final Pattern BETWEEN_PARAGRAPHS = Pattern.compile("\n(?:\\s*|-+)\n");

  private static final String TABLE = "<table width=\"100%\">";

  /** What the address of a link to a sample on the board begins with. */
  static final String SAMPLE = "sample:";

  private final Course texts;
  private final String version;
  private final Messages messages = Messages.of(Pages.class);

  /**
   * The pages.
   *
   * @param texts the chapters that are written as lessons
   * @param version the version of the program
   */
  Pages(Course texts, String version) {
    this.texts = texts;
    this.version = version;
  }

  /** A chapter. */
  String html(Chapter chapter) {
    return switch (chapter) {
      case DAKON, CONGKAK, DJENON_ABOURE, SCREEN_READERS ->
          texts
              .lesson(chapter.lesson())
              .map(this::written)
              .orElseGet(() -> paragraph(messages.text("missing")));
      case KEYS -> keys();
      case ABOUT -> about();
    };
  }

  private String written(Lesson lesson) {
    return lesson.introduction()
        + lesson.steps().stream().map(this::written).collect(Collectors.joining());
  }

  private String written(Step step) {
    String link =
        step.block().isPresent()
            ? "<p><a href=\""
                + SAMPLE
                + step.id()
                + "\">"
                + escaped(messages.text("try"))
                + "</a></p>"
            : "";
    return heading(step.title()) + step.prose() + link;
  }

  private String keys() {
    return KeyList.groups().stream()
        .map(
            group ->
                heading(group.title())
                    + TABLE
                    + group.keys().stream()
                        .map(
                            key ->
                                row(
                                    List.of(
                                        "<b>" + escaped(key.keys()) + "</b>", escaped(key.does()))))
                        .collect(Collectors.joining())
                    + "</table>")
        .collect(Collectors.joining());
  }

  private String about() {
    return paragraph(messages.text("about.version", version))
        + paragraph(messages.text("about.program"))
        + paragraph(messages.text("about.licence"))
        + heading(messages.text("about.parts"))
        + TABLE
        + Part.all().stream().map(this::row).collect(Collectors.joining())
        + "</table>"
        + heading(messages.text("about.others"))
        + paragraphs(Part.text(OTHERS))
        + heading(messages.text("about.apache"))
        + paragraphs(Part.text(LICENCE));
  }

  private String row(Part part) {
    return row(
        List.of(
            escaped(part.name()),
            escaped(part.version()),
            escaped(messages.text("licence." + part.name()))));
  }

  /** A line of a table, in which the first column is as wide as in other tables. */
  private static String row(List<String> cells) {
    return "<tr><td valign=\"top\" width=\"36%\">"
        + String.join("</td><td valign=\"top\">", cells)
        + "</td></tr>";
  }

  private static String heading(String text) {
    return "<h3>" + escaped(text) + "</h3>";
  }

  private static String paragraph(String text) {
    return "<p>" + escaped(text) + "</p>";
  }

  /** A plain text, its paragraphs as wide as there is room; lists keep their lines. */
  private static String paragraphs(String text) {
    return BETWEEN_PARAGRAPHS
        .splitAsStream(text)
        .filter(paragraph -> !paragraph.isBlank())
        .map(paragraph -> escaped(paragraph.strip()).replaceAll("\n {2,}", "<br>"))
        .collect(Collectors.joining("</p><p>", "<p>", "</p>"));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
