package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.lesson.Finding;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProseTest {
  private static Lesson lesson(String body) {
    return LessonText.ofBody(body).read().lesson().orElseThrow();
  }

  private static String html(String prose) {
    return lesson("## A step\n\n" + prose + "\n").steps().get(0).prose();
  }

  @Test
  void foreign_markup_appears_as_the_text_it_is() {
    assertThat(html("A <b>bold</b> claim")).isEqualTo("<p>A &lt;b&gt;bold&lt;/b&gt; claim</p>");
    assertThat(html("<script>alert(1)</script>")).doesNotContain("<script>");
  }

  @Test
  void links_to_the_web_stay() {
    assertThat(html("[there](https://example.org/a?b=c#d)"))
        .contains("href=\"https://example.org/a?b=c#d\"");
  }

  @Test
  void links_and_pictures_that_may_not_be_leave_their_words() {
    assertThat(html("See [over *there*](ftp://example.org)."))
        .isEqualTo("<p>See over <em>there</em>.</p>");
    assertThat(html("![a board](http://example.org/p.png)")).isEqualTo("<p>a board</p>");
    assertThat(html("[![a board](http://example.org/p.png)](javascript:x)"))
        .isEqualTo("<p>a board</p>");
  }

  @Test
  void tables_have_lines_that_swing_can_draw() {
    assertThat(html("| a | b |\n|---|---|\n| 1 | 2 |"))
        .contains("<table cellspacing=\"0\">")
        .contains("<td>1</td>");
  }

  @Test
  void what_stands_before_and_after_a_block_is_prose() {
    String block = "\n```dakon board\nposition: 1,1,1/1,1,1 0 0 S\n```\n\n";
    assertThat(html("Before." + "\n" + block + "After."))
        .isEqualTo("<p>Before.</p>\n<p>After.</p>");
  }

  @Test
  void other_blocks_of_code_are_shown() {
    assertThat(html("```yaml\na: b\n```")).contains("a: b");
    assertThat(html("```dakonese\nx\n```")).contains("x");
  }

  @ParameterizedTest
  @CsvSource({
    "The seed that shoots, The seed that shoots, the-seed-that-shoots",
    "'A *big* `pile`, really!', 'A big pile, really!', a-big-pile-really",
    "'[Look](https://example.org) here', Look here, look-here",
    "Über 3 Löcher, Über 3 Löcher, über-3-löcher",
    "?!, ?!, step"
  })
  void a_heading_gives_title_and_id(String heading, String title, String id) {
    Step step = lesson("## " + heading + "\n").steps().get(0);
    assertThat(step.title()).isEqualTo(title);
    assertThat(step.id()).isEqualTo(id);
  }

  @Test
  void headings_of_other_levels_begin_no_step() {
    Lesson lesson = lesson("# Great\n\n## Step\n\n### Small\n");
    assertThat(lesson.introduction()).isEqualTo("<h1>Great</h1>");
    assertThat(lesson.steps()).extracting(Step::prose).isEqualTo(List.of("<h3>Small</h3>"));
  }

  @Test
  void a_label_of_swing_cannot_be_made_to_fetch_a_picture() {
    String tag = "<html><img src='http://example.org/p.png'>";
    LessonText heading = LessonText.ofBody("## One\n\n§## " + tag + "\n");
    assertThat(heading.read().findings())
        .extracting(Finding::place)
        .containsExactly(heading.place());
    assertThat(lesson("## " + tag).steps().get(0).title()).isEmpty();
    assertThat(
            new LessonText("---\ntitle: \"" + tag + "\"\ngame: dakon\nsummary: S.\n---\n## A\n")
                .read())
        .satisfies(file -> assertThat(file.lesson()).isEmpty())
        .satisfies(file -> assertThat(file.findings()).hasSize(1));
  }
}
