package dakon.lesson.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import dakon.board.Position;
import dakon.game.Game;
import dakon.lesson.Block;
import dakon.lesson.Check;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.notation.MoveNotation;
import dakon.notation.NotationException;
import dakon.rules.Ruleset;
import dakon.trace.Trace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedExamplesTest {
  private static final Path EXAMPLES = Path.of("lessons", "en", "examples");
  private static final Pattern RECORD = Pattern.compile("<code>(1\\. [^<]+)</code>");
  private static final Pattern TURN_NUMBER = Pattern.compile("\\d+\\. ");
  private static final int MOST_WORDS = 60;

  static List<Lesson> examples() throws IOException {
    return LessonFiles.course(EXAMPLES).lessons();
  }

  static Stream<Step> steps() throws IOException {
    return examples().stream().flatMap(example -> example.steps().stream());
  }

  @Test
  void every_example_is_without_a_finding_and_every_claim_holds() throws IOException {
    Check check = LessonFiles.course(EXAMPLES).check();
    assertThat(check.findings()).isEmpty();
    assertThat(check.summary()).isEqualTo("0 errors, 0 warnings in 35 files, 360 claims");
  }

  @Test
  void there_are_plenty_for_each_game_and_no_two_have_one_name() throws IOException {
    assertThat(steps()).hasSize(48).extracting(Step::id).doesNotHaveDuplicates();
    assertThat(examples()).extracting(Lesson::title).doesNotHaveDuplicates();
    for (Ruleset game : Ruleset.GAMES) {
      assertThat(examples())
          .filteredOn(example -> example.rules().game().equals(game.game()))
          .hasSizeGreaterThan(7);
    }
  }

  static Stream<Named<Step>> namedSteps() throws IOException {
    return steps().map(step -> Named.of(step.id(), step));
  }

  @ParameterizedTest
  @MethodSource("namedSteps")
  void an_example_is_a_replay_with_few_words_some_notes_and_several_claims(Step step) {
    assertThat(RECORD.matcher(step.prose()).replaceAll("").split("\\s+"))
        .hasSizeLessThanOrEqualTo(MOST_WORDS);
    assertThat(replay(step).notes()).isNotEmpty();
    assertThat(replay(step).claims()).hasSizeGreaterThan(4);
  }

  @Test
  void the_record_of_how_it_came_about_leads_from_the_opening_to_the_end_of_the_replay()
      throws IOException, NotationException {
    int records = 0;
    for (Step step : steps().toList()) {
      for (String record : records(step)) {
        Block.ReplayBlock replay = replay(step);
        Position opening = replay.rules().opening(replay.start().board().row());
        Game game = MoveNotation.play(Game.of(replay.rules(), opening), bare(record));
        assertThat(game.moves()).as(step.id()).endsWith(replay.moves().toArray(new Trace[0]));
        records++;
      }
    }
    assertThat(records).isEqualTo(36);
  }

  private static List<String> records(Step step) {
    return RECORD.matcher(step.prose()).results().map(ShippedExamplesTest::inner).toList();
  }

  private static String inner(MatchResult record) {
    return record.group(1);
  }

  private static String bare(String record) {
    return TURN_NUMBER.matcher(record).replaceAll("");
  }

  private static Block.ReplayBlock replay(Step step) {
    return (Block.ReplayBlock) step.block().orElseThrow();
  }

  @Test
  void they_are_found_where_the_program_is_and_are_no_lessons_of_the_course() throws IOException {
    Path shipped = LessonFiles.shipped("en");
    assertThat(LessonFiles.course(shipped.resolve("examples")).lessons()).isEqualTo(examples());
    assertThat(LessonFiles.course(shipped).lessons()).doesNotContainAnyElementsOf(examples());
  }
}
