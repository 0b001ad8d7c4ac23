package dakon.export.worksheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dakon.board.Move;
import dakon.board.Side;
import dakon.export.Progress;
import dakon.export.worksheet.Worksheet.Entry;
import dakon.lesson.Ask;
import dakon.lesson.Block;
import dakon.lesson.Block.BoardBlock;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Block.PredictBlock;
import dakon.lesson.Block.QuestionBlock;
import dakon.lesson.Block.ReplayBlock;
import dakon.lesson.Choice;
import dakon.lesson.Claim;
import dakon.lesson.Comparison;
import dakon.lesson.Course;
import dakon.lesson.Lesson;
import dakon.lesson.Step;
import dakon.lesson.markdown.LessonFiles;
import dakon.replay.Narrator;
import dakon.rules.Ruleset;
import dakon.testing.Notated;
import dakon.testing.RandomMoves;
import dakon.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorksheetsTest {
  private static final String SHOT = "0,0,2,0,0,5,0/0,0,0,0,0,0,1 0 0 S";

  /** All that is done on a page of lines and text in grey; no colour and no picture is among it. */
  private static final List<String> DRAWING =
      List.of(
          "m", "l", "c", "h", "S", "f", "w", "g", "G", "BT", "ET", "Tf", "Tr", "Td", "Tj", "q",
          "Q");

  /** Leads to another move in each series. */
  private static final int WHICH = 61;

  @TempDir Path folder;

  private static ReplayBlock replay(Ruleset rules, String position, String move) {
    return replay(rules, Notated.trace(rules, position, move));
  }

  private static ReplayBlock replay(Ruleset rules, Trace trace) {
    return new ReplayBlock(
        rules, trace.before(), List.of(trace), List.of(), List.of(), List.of(), true);
  }

  private static Worksheet sheet(String title, String prose, Block block) {
    return Worksheet.ofEntries(title, List.of(new Entry(title, prose, block)));
  }

  private static PrintedSheet printed(Worksheet worksheet) {
    return PrintedSheet.of(worksheet, Paper.A4);
  }

  @Test
  void a_replay_is_asked_about_and_the_engine_answers() {
    PrintedSheet sheet = printed(sheet("Shot", "", replay(Ruleset.DAKON, SHOT, "G")));

    assertThat(sheet.questions())
        .contains("Name", "Date", "1. Shot", "South to move.", "Seeds are sown clockwise.")
        .contains("South lifts G.", "Where does the last seed fall?", "Whose turn is next?")
        .doesNotContain("nembak")
        .doesNotContain("lumbung");
    assertThat(sheet.answers())
        .contains("The last seed falls into F, which held none.")
        .contains("It is 1 lap.", "5 seeds are captured.", "North is next.");
  }

  @Test
  void a_prediction_asks_what_its_author_asks_and_has_a_board_to_fill_in() {
    PredictBlock block = new PredictBlock(Ask.HOW, replay(Ruleset.DAKON, SHOT, "G"));
    PrintedSheet sheet = printed(sheet("Shot", "<p>Look <em>across</em> &amp; say.</p>", block));

    assertThat(sheet.questions())
        .contains("Look across & say.", "How does this move end?", "With seeds taken")
        .contains("The board afterwards");
    assertThat(sheet.answers()).contains("It ends with a capture. Nembak: the 5 seeds of b");
  }

  @Test
  void a_question_has_boxes_and_its_answer_says_why() {
    QuestionBlock block =
        new QuestionBlock(
            List.of(new Choice("Mine", true, "It is so."), new Choice("Yours", false, "No.")),
            Optional.empty());
    PrintedSheet sheet = printed(sheet("Whose?", "<ul><li>A</li><li>B</li></ul>", block));

    assertThat(sheet.questions())
        .contains("\u2022 A \u2022 B", "Tick the right answer.", "Mine", "Yours", "Why?")
        .doesNotContain("It is so.");
    assertThat(sheet.answers()).contains("Mine \u2013 It is so.", "Yours \u2013 No.");
  }

  @Test
  void an_exercise_is_answered_with_all_first_moves_that_meet_its_goal() {
    ExerciseBlock block =
        new ExerciseBlock(
            Ruleset.DAKON,
            Notated.position("0,0,0,0,0,1,0/1,2,0,0,0,0,3 0 0 S"),
            List.of(),
            new Claim.Amount(Claim.Quantity.STORE, Comparison.AT_LEAST, 1),
            1,
            List.of(),
            List.of(),
            false,
            List.of(),
            List.of(Move.lift(Notated.hole("B"))),
            true);
    PrintedSheet sheet = printed(sheet("Home", "", block));

    assertThat(sheet.questions())
        .contains("The goal is to have at least 1 seed in the store, in one move.", "Your move");
    assertThat(sheet.answers()).contains("Right: A, B.", "B ended in");
  }

  @Test
  void of_a_position_alone_each_move_is_asked_for() {
    BoardBlock board = new BoardBlock(Ruleset.DAKON, Notated.position(SHOT), List.of());
    PrintedSheet sheet = printed(Worksheet.of("A position", board));

    assertThat(sheet.questions())
        .contains("What would each of these moves do?", "Whose turn is next G");
    assertThat(sheet.answers()).contains("Whose turn is next G F 5 North");
  }

  @Test
  void a_lesson_without_questions_is_asked_about_its_moves_and_one_with_them_is_not() {
    Step watched = step("Watch", replay(Ruleset.DAKON, SHOT, "G"));
    Step shown = step("Glimpse", new BoardBlock(Ruleset.DAKON, Notated.position(SHOT), List.of()));
    Step asked = step("Say", new PredictBlock(Ask.LAPS, replay(Ruleset.DAKON, SHOT, "G")));

    assertThat(printed(Worksheet.of(lesson(shown, watched))).questions())
        .contains("1. Watch")
        .doesNotContain("Glimpse");
    assertThat(printed(Worksheet.of(lesson(shown, watched, asked))).questions())
        .contains("1. Say")
        .doesNotContain("Watch");
  }

  private static Step step(String title, Block block) {
    return new Step(title, title, "", Optional.of(block));
  }

  private static Lesson lesson(Step... steps) {
    return new Lesson(
        "lesson", "A lesson", "", Ruleset.DAKON, Optional.empty(), "", List.of(steps));
  }

  @Test
  void a_question_without_a_board_is_seen_with_the_board_before_it() {
    Step shown = step("Glimpse", new BoardBlock(Ruleset.DAKON, Notated.position(SHOT), List.of()));
    Step asked =
        step("Say", new QuestionBlock(List.of(new Choice("Yes", true, "")), Optional.empty()));

    assertThat(printed(Worksheet.of(lesson(shown, asked))).questions()).contains("South to move.");
  }

  @Test
  void what_asks_nothing_is_empty_and_is_not_written() {
    Worksheet empty = Worksheet.of(lesson());

    assertThat(empty.isEmpty()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Worksheets.write(empty, Paper.A4, folder.resolve("a.pdf"), false, Progress.SILENT));
  }

  @ParameterizedTest
  @CsvSource({"en-US, LETTER", "es-MX, LETTER", "en-GB, A4", "jv-ID, A4", "en, A4"})
  void paper_is_what_is_usual_in_a_country(String locale, Paper paper) {
    assertThat(Paper.of(Locale.forLanguageTag(locale))).isEqualTo(paper);
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void pages_have_the_size_of_the_paper_and_nothing_beyond_their_margins(Paper paper)
      throws IOException {
    Lesson lesson = course("lessons/en").lessons().get(0);
    PrintedSheet sheet = PrintedSheet.of(Worksheet.of(lesson), paper);

    assertThat((double) sheet.size().getWidth())
        .isCloseTo(paper == Paper.A4 ? 595.28 : 612, within(0.1));
    assertThat((double) sheet.size().getHeight())
        .isCloseTo(paper == Paper.A4 ? 841.89 : 792, within(0.1));
    sheet.look();
  }

  private static Offset<Double> within(double offset) {
    return Offset.offset(offset);
  }

  private static Course course(String path) throws IOException {
    return LessonFiles.course(Path.of(path));
  }

  static List<Lesson> lessons() throws IOException {
    return course("lessons/en").lessons();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void every_lesson_of_the_course_makes_a_sheet(Lesson lesson) throws IOException {
    Worksheet worksheet = Worksheet.of(lesson);
    PrintedSheet sheet = printed(worksheet);

    assertThat(sheet.questions()).contains(worksheet.size() + ". ");
    assertThat(sheet.answers()).contains(worksheet.size() + ". ");
    assertThat(sheet.operators()).isSubsetOf(DRAWING);
    sheet.look();
    assertThat(sheet.pages())
        .last()
        .asString()
        .endsWith(sheet.pages().size() + " / " + sheet.pages().size());
  }

  @Test
  void the_examples_are_one_sheet() throws IOException {
    List<Lesson> examples = course("lessons/en/examples").lessons();
    PrintedSheet sheet = printed(Worksheet.ofLessons(examples));

    assertThat(sheet.pages().get(0)).startsWith("Worksheet: Dakon, Congkak, Djenon-aboure");
    assertThat(sheet.answers()).contains("Answers: Worksheet: Dakon, Congkak, Djenon-aboure");
  }

  @Test
  void answers_are_what_the_engine_says_on_boards_of_any_kind() {
    List<Entry> entries = new ArrayList<>();
    List<Trace> traces = new ArrayList<>();
    RandomMoves.series()
        .forEach(
            series -> {
              List<Trace> all = new ArrayList<>();
              series.forEach(all::add);
              Trace trace = all.get(WHICH * series.row() % all.size());
              if (trace.landing().isPresent()) {
                traces.add(trace);
                entries.add(new Entry("Random", "", replay(series.rules(), trace)));
              }
            });
    String answers = printed(Worksheet.ofEntries("Chance", entries)).answers() + " ";

    assertThat(traces).hasSizeGreaterThan(50);
    String[] tasks = answers.split("\\d+\\. Random ", -1);
    assertThat(tasks).hasSize(traces.size() + 1);
    for (int i = 0; i < traces.size(); i++) {
      Trace trace = traces.get(i);
      assertThat(tasks[i + 1])
          .contains(landing(entries.get(i), trace))
          .contains("It is " + trace.laps() + " lap")
          .contains(trace.captured() == 0 ? "Nothing is captured" : trace.captured() + " seed")
          .contains(
              trace.over()
                  ? "The game is over."
                  : (trace.after().toMove() == Side.SOUTH ? "South" : "North") + " is next.");
    }
  }

  private static String landing(Entry entry, Trace trace) {
    String game = ((Block.OnBoard) entry.block()).rules().game();
    return "The last seed falls into " + Narrator.of(game).pit(trace.landing().orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 7, 9, 10, 15})
  void boards_of_every_size_have_room(int row) throws IOException {
    BoardBlock board = new BoardBlock(Ruleset.CONGKAK, Ruleset.CONGKAK.opening(row), List.of());
    PrintedSheet sheet = printed(Worksheet.of("Opening", board));

    sheet.look();
    assertThat(sheet.operators()).isSubsetOf(DRAWING);
  }

  @Test
  void texts_of_any_length_and_script_are_broken_and_never_cut() throws IOException {
    String word = "sowing".repeat(200);
    String prose =
        "<p>"
            + word
            + "</p><p>"
            + "many words ".repeat(2000)
            + "lastword</p>"
            + "<p>\u0633\u0628\u0639 \u0628\u0630\u0648\u0631 \ua98f\ua98b \u7a2e</p>";
    QuestionBlock block =
        new QuestionBlock(
            List.of(
                new Choice("choice ".repeat(400) + "endofchoice", true, "w".repeat(3000)),
                new Choice(word, false, "")),
            Optional.of(new BoardBlock(Ruleset.DAKON, Notated.position(SHOT), List.of())));
    PrintedSheet sheet = printed(sheet("A heading that goes on ".repeat(40) + "End", prose, block));

    assertThat(sheet.questions()).contains("lastword", "endofchoice", "End");
    assertThat(sheet.questions().replace(" ", "")).contains(word);
    sheet.look();
  }

  @Test
  void a_file_that_is_there_is_left_alone_and_one_called_off_is_not_written() throws IOException {
    Path file = folder.resolve("sheet.pdf");
    Worksheet worksheet = sheet("Shot", "", replay(Ruleset.DAKON, SHOT, "G"));
    Progress impatient =
        new Progress() {
          @Override
          public void made(int done, int total) {}

          @Override
          public boolean isCancelled() {
            return true;
          }
        };

    assertThat(Worksheets.write(worksheet, Paper.A4, file, false, impatient)).isFalse();
    assertThat(file).doesNotExist();
    Files.writeString(file, "mine");
    assertThatThrownBy(() -> Worksheets.write(worksheet, Paper.A4, file, false, Progress.SILENT))
        .hasMessageContaining("is there already");
    assertThat(file).hasContent("mine");
  }
}
