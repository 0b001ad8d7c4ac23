package dakon.lesson.markdown;

import dakon.board.Move;
import dakon.lesson.Block;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Hint;
import dakon.lesson.Lesson;
import dakon.lesson.Misstep;
import dakon.lesson.Step;
import dakon.notation.PositionNotation;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes a lesson that the program has made: plain paragraphs and exercises, in which the opponent
 * has no say. Reading what was written gives the same lesson.
 */
public final class LessonWriter {
  /** What would mean something to Markdown in the middle of a line. */
  private static final Pattern MARKUP = Pattern.compile("[\\\\`*_\\[\\]<>&|]");

  /** What would make a line something else than a paragraph. */
  private static final Pattern START = Pattern.compile("^(?<number>\\d*)(?<sign>[.)#+~=-])");

  private final StringBuilder text = new StringBuilder();

  private LessonWriter() {}

  /**
   * The text of a lesson file.
   *
   * @throws IllegalArgumentException if the lesson has anything but paragraphs and exercises
   */
  public static String write(Lesson lesson) {
    return new LessonWriter().lesson(lesson);
  }

  private String lesson(Lesson lesson) {
    line("---");
    line("title: " + quoted(lesson.title()));
    line("summary: " + quoted(lesson.summary()));
    rules(lesson.rules());
    line("---");
    prose(lesson.introduction());
    for (Step step : lesson.steps()) {
      line("");
      line("## " + plain(step.title()));
      prose(step.prose());
      exercise(step, lesson.rules());
    }
    return text.toString();
  }

  private void rules(Ruleset rules) {
    text.append(BlockText.rules(rules));
  }

  private void prose(String html) {
    for (String paragraph : html.strip().split("\\n", -1)) {
      if (!paragraph.isEmpty()) {
        line("");
        line(plain(unescaped(words(paragraph))));
      }
    }
  }

  private static String words(String paragraph) {
    String open = "<p>";
    String close = "</p>";
    int end = paragraph.length() - close.length();
    String words = paragraph.substring(Math.min(open.length(), Math.max(end, 0)), Math.max(end, 0));
    if (!paragraph.equals(open + words + close) || words.contains("<")) {
      throw new IllegalArgumentException("this is no plain paragraph: " + paragraph);
    }
    return words;
  }

  private static String unescaped(String html) {
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
  }

  private static String plain(String words) {
    String inLine = MARKUP.matcher(words).replaceAll("\\\\$0");
    return START.matcher(inLine).replaceFirst("${number}\\\\${sign}");
  }

  private void exercise(Step step, Ruleset rules) {
    Block block = step.block().orElseThrow(LessonWriter::noExercise);
    if (!(block instanceof ExerciseBlock exercise)
        || !exercise.rules().equals(rules)
        || !exercise.replies().isEmpty()
        || exercise.bestReplies()
        || exercise.foretells()
        || !exercise.marks().isEmpty()) {
      throw noExercise();
    }
    line("");
    line("```dakon exercise");
    line("id: " + quoted(step.id()));
    line("position: " + PositionNotation.write(exercise.start()));
    line("goal: " + exercise.goal().accept(new GoalText()));
    line("within: " + exercise.within());
    list("hints", exercise.hints().stream().map(LessonWriter::hint).toList());
    list("wrong", exercise.missteps().stream().map(LessonWriter::misstep).toList());
    line("solution: " + moves(exercise.solution()));
    line("```");
  }

  private static IllegalArgumentException noExercise() {
    return new IllegalArgumentException("this is no exercise without an opponent");
  }

  private static String hint(Hint hint) {
    if (!hint.marks().isEmpty()) {
      throw noExercise();
    }
    String words = quoted(hint.text());
    return hint.move()
        .map(move -> "{text: " + words + ", move: " + moves(List.of(move)) + "}")
        .orElse(words);
  }

  private static String misstep(Misstep misstep) {
    return "{move: " + moves(misstep.moves()) + ", text: " + quoted(misstep.text()) + "}";
  }

  private static String moves(List<Move> moves) {
    return quoted(moves.stream().map(Move::toString).collect(Collectors.joining()));
  }

  private void list(String key, List<String> items) {
    if (!items.isEmpty()) {
      line(key + ":");
      items.forEach(item -> line("  - " + item));
    }
  }

  /** A text of YAML that means nothing but itself. */
  static String quoted(String words) {
    return '"' + words.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
