package dakon.challenge;

import dakon.board.Move;
import dakon.board.Position;
import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Condition;
import dakon.lesson.Hint;
import dakon.lesson.Misstep;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Optional;

/** What is asked of a learner by the program, as the lessons of authors ask it. */
final class Asked {
  private Asked() {}

  /** The exercise to find moves without the opponent in between, in as many as the solution has. */
  static ExerciseBlock exercise(
      Ruleset rules,
      Position start,
      Condition goal,
      List<Hint> hints,
      List<Misstep> missteps,
      List<Move> solution) {
    return new ExerciseBlock(
        rules,
        start,
        List.of(),
        goal,
        solution.size(),
        hints,
        List.of(),
        false,
        missteps,
        solution,
        false);
  }

  static Hint hint(String text) {
    return new Hint(text, List.of(), Optional.empty());
  }

  /** A hint that gives a move away. */
  static Hint hint(String text, Move move) {
    return new Hint(text, List.of(), Optional.of(move));
  }

  /** A plain text as prose. */
  static String paragraph(String text) {
    String escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    return "<p>" + escaped + "</p>\n";
  }
}
