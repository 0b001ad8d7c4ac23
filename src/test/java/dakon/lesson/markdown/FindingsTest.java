package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dakon.lesson.Finding;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of finding, at its place: each text marks with § where it is to be found. */
class FindingsTest {
  static Stream<Arguments> frontMatter() {
    return Stream.of(
        arguments("§game: dakon\n\n## A step\n", "a lesson begins with front matter"),
        arguments("§---\ntitle: A\n", "the front matter has no end"),
        arguments(
            head("§titel: A\ntitle: A\n"), "unknown key titel: known here are title, summary,"),
        arguments(head("title: A\n§title: B\n"), "the key title stands here a second time"),
        arguments(head("title:§\n"), "the key title has no value"),
        arguments(head("title: §[A, B]\n"), "the value of title is a text or a number"),
        arguments(head("title: A\ndirection: §left\n"), "unknown direction \"left\": it is one of"),
        arguments(head("title: A\nend: §either-emty\n"), "it is one of mover-empty, either-empty"),
        arguments(head("title: A\nafter: §behind\n"), "there is no lesson behind in this folder"),
        arguments(head("title: A\nafter: §this\n"), "the lesson this cannot come before itself"),
        arguments(head("title: A§: B\n"), "not to be understood as YAML"),
        arguments(head("title: §\"A\n"), "not to be understood as YAML"),
        arguments(head("title: §[A\n"), "not to be understood as YAML"),
        arguments(head("title: §{A: B\n"), "not to be understood as YAML"));
  }

  private static String head(String more) {
    return "---\ngame: dakon\nsummary: S.\n" + more + "---\n\n## A step\n";
  }

  @ParameterizedTest
  @MethodSource
  void frontMatter(String marked, String sentence) {
    assertFound(new LessonText(marked), sentence);
  }

  static Stream<Arguments> missingKeys() {
    return Stream.of(
        arguments("game: dakon\nsummary: S.", "the key title is missing"),
        arguments("title: T\nsummary: S.", "the key game is missing"),
        arguments("title: T\ngame: dakon", "the key summary is missing"),
        arguments("title: T\nsummary: S.\ngame: kalah", "unknown game \"kalah\""));
  }

  @ParameterizedTest
  @MethodSource
  void missingKeys(String front, String sentence) {
    assertThat(new LessonText("---\n" + front + "\n---\n\n## A step\n").read().findings())
        .singleElement()
        .extracting(Finding::sentence)
        .asString()
        .startsWith(sentence);
  }

  static Stream<Arguments> bodies() {
    return Stream.of(
        arguments("## One\n\n§##\n", "this step has no title"),
        arguments("## One\n\n§## One\n", "another step of this lesson has the id one, too"),
        arguments("§```dakon board\nposition: 1,1,1/1,1,1 0 0 S\n```\n\n## A\n", "a block belongs"),
        arguments("## A\n\n```dakon §bord\n```\n", "unknown kind of block \"bord\""),
        arguments("## A\n\n```dakon§\n```\n", "unknown kind of block \"\""),
        arguments("## A\n\n> §```dakon board\n> ```\n", "a block stands for itself"),
        arguments("## A\n\n1. First\n\n   §```dakon board\n   ```\n", "a block stands for itself"),
        arguments(
            "## A\n\n§```dakon board\nposition: 1,1,1/1,1,1 0 0 S\n", "this block has no end"),
        arguments(
            "## A\n\nSee §[there](../02-next.md).\n", "../02-next.md leads out of the folder"),
        arguments("## A\n\nSee §[there](/etc/passwd).\n", "/etc/passwd leads out of the folder"),
        arguments("## A\n\nSee §[there](nowhere.md).\n", "there is no file nowhere.md"),
        arguments("## A\n\nSee §[there](ftp://a.org).\n", "ftp://a.org leads elsewhere"),
        arguments("## A\n\nSee §[there](javascript:x).\n", "javascript:x leads elsewhere"),
        arguments("## A\n\nSee §[there](//a.org/b).\n", "//a.org/b leads elsewhere"),
        arguments("## A\n\nSee §[there](<a b>).\n", "a b is no address"),
        arguments("## A\n\nSee §[there].\n\n[there]: no.md\n", "there is no file no.md"),
        arguments("## See §[there](no.md)\n", "there is no file no.md"),
        arguments("## A\n\n- *very **well §![](p.png)***\n", "there is no file p.png"),
        arguments("## A\n\n§![](http://a.org/p.png)\n", "http://a.org/p.png leads elsewhere"),
        arguments("## A\n\nÄ𝄞 §![](..%2Fp.png)\n", "..%2Fp.png leads out of the folder"));
  }

  @ParameterizedTest
  @MethodSource
  void bodies(String marked, String sentence) {
    assertFound(LessonText.ofBody(marked), sentence);
  }

  static Stream<Arguments> boards() {
    return Stream.of(
        arguments(
            "§positon: 1,1,1/1,1,1 0 0 S\nposition: 1,1,1/1,1,1 0 0 S", "unknown key positon"),
        arguments("position: 1,1,1/1,§x,1 0 0 S", "position: expected a number of seeds, found x"),
        arguments(
            "position: '1,1,1/1,§x,1 0 0 S'", "position: expected a number of seeds, found x"),
        arguments("position: \"1,1,1/1,§x,1 0 0 S\"", "position: expected a number of seeds"),
        arguments("position: 1,1,1 /\n  1,§x,1 0 0 S", "position: expected a number of seeds"),
        arguments("position: |\n  1,1,1 /\n  1,§x,1 0 0 S", "position: expected a number of seeds"),
        arguments("position: >-\n  1,1,1 /\n\n  1,§x,1 0 0 S", "position: expected a number of"),
        arguments("position: 1,1,1/1,1,1 0 0§", "position: expected S or N, the side to move"),
        arguments("position: §\"1,1,1/\\t1,x,1 0 0 S\"", "position: expected a number of seeds"),
        arguments("position: 1,1,1/§1,1 0 0 S", "position: a row has 3 to 15 holes, South has 2"),
        arguments("position: §0,0,0/0,0,0 0 0 S", "position: there is not a single seed"),
        arguments("{position: \"1,1,1/1,1,1 0 0 S\", mark: [A, §Z]}", "\"Z\" is no pit"),
        arguments(
            "position: 1,1,1/1,1,1 0 0 S\nmark: [A, §D]", "there is no hole D on a board with 3"),
        arguments("position: 1,1,1/1,1,1 0 0 S\nmark:\n  - A->§?", "\"?\" is no pit"),
        arguments("position: 1,1,1/1,1,1 0 0 S\nmark: §A-b", "\"A-b\" is no pit"),
        arguments("position: 1,1,1/1,1,1 0 0 S\nmark: [§[A]]", "a mark is a hole, a store or"),
        arguments("position: 1,1,1/1,1,1 0 0 S\nid: §No Id", "the id No Id is not fit"),
        arguments("position: 1,1,1/1,1,1 0 0 S\ngame: §kalah", "unknown game \"kalah\""),
        arguments("position: 1,1,1/1,1,1 0 0 S\n? §[a]\n: b", "a key is a plain word"),
        arguments("position: 1,1,1/1,1,1 0 0 S\n§--- \na: b", "one block is one document"),
        arguments("§- position", "keys with values are expected here"));
  }

  @ParameterizedTest
  @MethodSource
  void boards(String marked, String sentence) {
    assertFound(LessonText.ofBlock("board", marked), sentence);
  }

  static Stream<Arguments> replays() {
    return Stream.of(
        arguments(
            "move: G\nlook-ahead: §maybe", "\"maybe\" is not known here: it is one of on, off"),
        arguments("move: §F", "move: F is empty: only a hole with seeds can be lifted."),
        arguments("move: §b", "move: b is not South's hole"),
        arguments("move: G§G", "move: G is not North's hole, and it is North's turn"),
        arguments("move: G e§?", "move: expected a move"),
        arguments("move: G §- b", "move: This game knows no passing"),
        arguments("move: §G~2", "move: G has 1 lap, not 2"),
        arguments("move: \"§G+6\"", "move: G captures 5 seeds, not 6"),
        arguments("move: §[G]", "the value of move is a text or a number"),
        arguments("move: G\nnotes: §soon", "a note has the keys at and text"),
        arguments("move: G\nnotes:\n  - §at: end", "the key text is missing"),
        arguments("move: G\nnotes:\n  - §text: x", "the key at is missing"),
        arguments("move: G\nnotes:\n  - at: end\n    text: x\n    §when: y", "unknown key when"),
        arguments("move: G\nnotes:\n  - at: §soon\n    text: x", "\"soon\" is no moment"),
        arguments("move: G\nnotes:\n  - at: §lap 2\n    text: x", "there is no moment \"lap 2\""),
        arguments("move: G\nnotes:\n  - at: §sown 2\n    text: x", "there is no moment \"sown 2\""),
        arguments("move: G\nnotes: [{at: end, text: x, mark: §Y}]", "\"Y\" is no pit"),
        arguments("move: G\nexpect: §5", "the value of expect is a mapping"),
        arguments("move: G\nexpect:\n  §take: 5", "unknown key take: known here are landing"),
        arguments("move: G\nexpect:\n  captured: §[5]", "the value of captured is a text"),
        arguments("move: G\nexpect:\n  captured: §many", "\"many\" is no number to compare with"),
        arguments("move: G\nexpect:\n  captured: §6", "captured is 5, not 6"),
        arguments("move: G\nexpect:\n  captured: §\">5\"", "captured is 5, not >5"),
        arguments("move: G\nexpect:\n  laps: §2", "laps is 1, not 2"),
        arguments("move: G\nexpect:\n  sown: §2", "sown is 1, not 2"),
        arguments("move: G\nexpect:\n  store: §4", "store is 5, not 4"),
        arguments("move: G\nexpect:\n  landing: §E", "landing is F, not E"),
        arguments("move: G\nexpect:\n  landing: §H", "there is no hole H on a board with 7"),
        arguments("move: G\nexpect:\n  how: §dead", "how is capture, not dead"),
        arguments(
            "move: G\nexpect:\n  how: §well", "\"well\" is not known here: it is one of bonus"),
        arguments("move: G\nexpect:\n  rule: §mikul", "rule is nembak, not mikul"),
        arguments(
            "move: G e\nexpect:\n  rule: §mikul", "there is no rule here, and mikul is claimed"),
        arguments("move: G\nexpect:\n  next: §South", "next is North, not South"),
        arguments("move: G\nexpect:\n  next: §south", "it is one of South, North, over"),
        arguments("move: G\nexpect:\n  over: §true", "over is false, not true"),
        arguments("move: G\nexpect:\n  over: §maybe", "it is one of true, false"),
        arguments(
            "move: G\nexpect:\n  after: §0,0,1/0,0,0 0 0 S",
            "after is 0,0,2,0,0,0,0/0,0,0,0,0,1,0 5 0 N, not 0,0,1"),
        arguments("move: G\nexpect:\n  after: 0,0,1/0,0,0 0 0 §W", "position: expected S or N"));
  }

  @ParameterizedTest
  @MethodSource
  void replays(String marked, String sentence) {
    String position = "position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S\n";
    assertFound(LessonText.ofBlock("replay", position + marked), sentence);
  }

  static Stream<Arguments> predictions() {
    return Stream.of(
        arguments("ask: §landings\nmove: G", "it is one of landing, captured, laps, store, next"),
        arguments("ask: §[laps]\nmove: G", "the value of ask is a text"),
        arguments("ask: laps\nmove: §F", "move: F is empty"),
        arguments("ask: laps\nmove: G\nexpect:\n  laps: §2", "laps is 1, not 2"),
        arguments("ask: laps\nmove: G\n§answer: 1", "unknown key answer"));
  }

  @ParameterizedTest
  @MethodSource
  void predictions(String marked, String sentence) {
    String position = "position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S\n";
    assertFound(LessonText.ofBlock("predict", position + marked), sentence);
  }

  @Test
  void a_pass_has_no_landing_to_foretell() {
    String block = "game: djenon-aboure\nask: §landing\nposition: 0,2,0/1,1,1 0 0 S\nmove: \"-\"";
    assertFound(LessonText.ofBlock("predict", block), "nothing lands here");
  }

  @Test
  void what_is_to_be_foretold_must_be_said() {
    String block = "§```dakon predict\nposition: 1,1,1/1,1,1 0 0 S\nmove: A\n```\n";
    assertFound(LessonText.ofBody("## A\n\n" + block), "the key ask is missing");
  }

  static Stream<Arguments> exercises() {
    String goal = "goal: {captured: \">=5\"}\n";
    String solved = goal + "solution: G\n";
    String later = solved + "within: 2\n";
    return Stream.of(
        arguments("goal: §5\nsolution: G", "a goal has keys as expect has them"),
        arguments("goal: {all: §5}\nsolution: G", "a list of conditions is expected here"),
        arguments("goal: {all: [{not: §x}]}\nsolution: G", "a goal has keys as expect has them"),
        arguments("goal: {any: [{§take: 5}]}\nsolution: G", "unknown key take: known here are"),
        arguments("goal: {captured: §some}\nsolution: G", "\"some\" is no number to compare with"),
        arguments("goal: §{next: North}\nsolution: G", "this goal cannot be missed"),
        arguments(goal + "solution: §B", "does not meet the goal: You took nothing; the goal is"),
        arguments(goal + "solution: §F", "move: F is empty"),
        arguments(goal + "solution: §b", "move: b is not South's hole"),
        arguments(goal + "solution: G§+5", "\"+\" is no move here"),
        arguments(goal + "solution: §[G]", "the value of solution is a text"),
        arguments(goal + "solution: B§G", "there is no such move: 1 own move is allowed"),
        arguments(goal + "within: 2\nsolution: G§B", "the goal is met before this move"),
        arguments(solved + "within: §0", "\"0\" is not a number from 1 to 20"),
        arguments(solved + "within: §two", "\"two\" is not a number from 1 to 20"),
        arguments(solved + "hints: [§[G]]", "a hint is a text, or has the keys text"),
        arguments(solved + "hints: [§\"<html>G\"]", "this is plain text"),
        arguments(solved + "hints: [§{mark: G}]", "the key text is missing"),
        arguments(solved + "hints: [{text: x, mark: §H}]", "there is no hole H on a board with 7"),
        arguments(solved + "hints: [{text: x, move: §F}]", "move: F is empty"),
        arguments(solved + "hints: [{text: x, move: §B}]", "this hint misleads"),
        arguments(solved + "hints: [{text: x, move: G§B}]", "a hint gives away one move"),
        arguments(solved + "hints: [{text: x, §say: y}]", "unknown key say"),
        arguments(solved + "wrong: §B", "a wrong move has the keys move and text"),
        arguments(solved + "wrong: [§{move: B}]", "the key text is missing"),
        arguments(solved + "wrong: [{move: §F, text: x}]", "move: F is empty"),
        arguments(solved + "wrong: [{move: §G, text: x}]", "it meets the goal"),
        arguments(solved + "wrong: [{move: B§G, text: x}]", "there is no such move"),
        arguments(solved + "wrong: [{move: B, text: x}, {move: §B, text: y}]", "a second time"),
        arguments(
            later + "replies: [e]\nwrong: [{move: §B, text: x}]",
            "the goal can still be met after"),
        arguments(solved + "replies: [§e]", "is to be met within 1 own move"),
        arguments(later + "replies: [e, §b]", "is to be met within 2 own moves"),
        arguments(later + "replies: [§[e]]", "a reply is a turn of the opponent"),
        arguments(later + "replies: [{B: §[e]}]", "a reply is a turn of the opponent"),
        arguments(later + "replies: [\"§?\"]", "\"?\" is no move here"),
        arguments(later + "replies: [{B: §c}]", "this reply to B is not a whole turn that can be"),
        arguments(later + "replies: [{§F: e}]", "move: F is empty"),
        arguments(
            goal + "within: 2\nsolution: BG\nreplies: [{§G: e, else: e}]", "no whole turn of the"),
        arguments(goal + "within: 2\nsolution: BG\nreplies: [§ec]", "e is played instead"),
        arguments(solved + "§win: yes", "unknown key win"));
  }

  @ParameterizedTest
  @MethodSource
  void exercises(String marked, String sentence) {
    String position = "position: 0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S\n";
    assertFound(LessonText.ofBlock("exercise", position + marked), sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"best", "[e]"})
  void replies_may_be_written_or_left_to_the_opponent(String replies) {
    String exercise =
        "position: 0,0,2,0,0,5,0 / 0,1,0,0,0,0,1 0 0 S\n"
            + "goal: {captured: \">=5\"}\nwithin: 2\nsolution: G\nreplies: ";

    assertThat(LessonText.ofBlock("exercise", exercise + replies).read().findings())
        .extracting(Finding::sentence)
        .isEmpty();
  }

  @Test
  void a_goal_and_a_solution_must_be_said() {
    String block = "§```dakon exercise\nposition: 1,1,1/1,1,1 0 0 S\n```\n";
    assertFound(LessonText.ofBody("## A\n\n" + block), "the key goal is missing");
    assertFound(LessonText.ofBody("## A\n\n" + block), "the key solution is missing");
  }

  @Test
  void too_many_ways_to_look_through_are_a_warning() {
    LessonText lesson =
        LessonText.ofBlock(
            "exercise",
            "position: 7,7,7,7,7,7,7 / 7,7,7,7,7,7,7 0 0 S\ngoal: {sown: 7}\nwithin: 20\n"
                + "solution: G\nwrong: [{move: §A, text: x}]");
    assertFound(lesson, "there are too many ways to tell");
    assertThat(lesson.read().isWell()).isTrue();
  }

  static Stream<Arguments> questions() {
    String yes = "{text: a, right: true, why: b}";
    String no = "{text: c, why: d}";
    return Stream.of(
        arguments("choices: §x", "a choice has the keys text and why"),
        arguments("choices: §[" + yes + "]", "a question has 2 to 12 choices"),
        arguments("choices: §[" + no + ", " + no + "]", "no choice is right"),
        arguments("choices: §[" + yes + ", " + yes + "]", "every choice is right"),
        arguments("choices: [" + yes + ", §{why: d}]", "the key text is missing"),
        arguments("choices: [" + yes + ", §{text: c}]", "the key why is missing"),
        arguments(
            "choices: [" + no + ", {text: c, right: §yes, why: d}]", "it is one of true, false"),
        arguments("choices: [" + no + ", {text: c, §wrong: yes, why: d}]", "unknown key wrong"),
        arguments("choices: [" + yes + ", " + no + "]\n§ask: x", "unknown key ask"),
        arguments("choices: [" + yes + ", " + no + "]\nposition: §x", "position: expected"));
  }

  @ParameterizedTest
  @MethodSource
  void questions(String marked, String sentence) {
    assertFound(LessonText.ofBlock("question", marked), sentence);
  }

  @Test
  void a_position_that_is_missing_is_found_at_the_fence() {
    assertFound(LessonText.ofBody("## A\n\n§```dakon board\n```\n"), "the key position is missing");
  }

  @Test
  void a_second_block_is_found_at_its_fence() {
    String board = "```dakon board\nposition: 1,1,1/1,1,1 0 0 S\n```\n";
    assertFound(
        LessonText.ofBody("## A\n\n" + board + "\n§" + board), "a step has at most one block");
  }

  @Test
  void an_id_that_is_taken_is_found_where_it_is_given() {
    String board = "```dakon board\nid: %s\nposition: 1,1,1/1,1,1 0 0 S\n```\n";
    String first = "## A\n\n" + board.formatted("same");
    String second = "\n## B\n\n" + board.formatted("§same");
    assertFound(LessonText.ofBody(first + second), "another step of this lesson has the id same");
  }

  @Test
  void an_indented_block_is_counted_in_the_columns_of_the_file() {
    String block = "  ```dakon board\n  position: 1,1,1/1,§x,1 0 0 S\n  ```\n";
    assertFound(LessonText.ofBody("## A\n\n" + block), "position: expected a number of seeds");
  }

  @Test
  void columns_count_code_points() {
    assertFound(LessonText.ofBlock("board", "{position: 𝄞𝄞, §𝄞: 3}"), "unknown key 𝄞");
  }

  @Test
  void all_findings_come_in_one_run() {
    String text =
        """
        ---
        title: T
        game: dakon
        summary: S.
        atfer: x
        ---

        ![](no.png)

        ## One

        ```dakon board
        position: x
        ```

        ## Two

        ```dakon replay
        position: 0,0,2,0,0,5,0 / 0,0,0,0,0,0,1 0 0 S
        move: G
        expect:
          captured: 6
          laps: 2
        ```

        ## Three

        ```dakon puzzle
        ```
        """;
    assertThat(new LessonText(text).read().findings())
        .extracting(finding -> finding.place().toString())
        .containsExactly("5:1", "8:1", "13:11", "22:13", "23:9", "28:10");
  }

  private static void assertFound(LessonText lesson, String sentence) {
    assertThat(lesson.read().findings())
        .filteredOn(finding -> finding.place().equals(lesson.place()))
        .as("findings at %s, of %s", lesson.place(), lesson.read().findings())
        .extracting(Finding::sentence)
        .anyMatch(found -> found.contains(sentence));
  }
}
