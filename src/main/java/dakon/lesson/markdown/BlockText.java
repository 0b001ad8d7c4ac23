package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.board.Store;
import dakon.lesson.Ask;
import dakon.lesson.Claim;
import dakon.lesson.Comparison;
import dakon.notation.MoveNotation;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.rules.Ruleset;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.List;

/** What is on a board, as the block that an author would write for it. */
public final class BlockText {
  private final StringBuilder text = new StringBuilder();

  private BlockText(String kind) {
    text.append("```dakon ").append(kind).append('\n');
  }

  /** The block of a position, or of the moves that were made from it. */
  public static String of(Ruleset rules, Position start, List<Trace> moves) {
    BlockText block = new BlockText(moves.isEmpty() ? "board" : "replay").on(rules, start);
    return moves.isEmpty() ? block.end() : block.with("move", written(moves)).end();
  }

  /** The block that asks where the last of these moves ends, before they are watched. */
  public static String predict(Ruleset rules, Position start, List<Trace> moves) {
    return new BlockText("predict")
        .on(rules, start)
        .with("move", written(moves))
        .with("ask", RuleNames.of(Ask.LANDING))
        .end();
  }

  /**
   * The block of an exercise to do as well as these moves, all of one player: to take as many
   * seeds; where none are taken, to earn another move too, or to have as many in the store.
   */
  public static String exercise(Ruleset rules, Position start, List<Trace> moves) {
    return new BlockText("exercise")
        .on(rules, start)
        .with("goal", goal(moves).accept(new GoalText()))
        .with("within", String.valueOf(moves.size()))
        .with("solution", written(moves))
        .end();
  }

  private static Claim goal(List<Trace> moves) {
    int captured = moves.stream().mapToInt(Trace::captured).sum();
    Trace last = moves.get(moves.size() - 1);
    if (captured > 0) {
      return new Claim.Amount(Claim.Quantity.CAPTURED, Comparison.AT_LEAST, captured);
    }
    return last.ending() == Ending.BONUS
        ? new Claim.How(Ending.BONUS)
        : new Claim.Amount(
            Claim.Quantity.STORE,
            Comparison.AT_LEAST,
            last.after().board().seeds(new Store(last.mover())));
  }

  /** Moves as a YAML text: YAML has a use for a hyphen at the start. */
  private static String written(List<Trace> moves) {
    String text = MoveNotation.write(moves);
    return text.startsWith("-") ? '"' + text + '"' : text;
  }

  private BlockText on(Ruleset rules, Position start) {
    text.append(rules(rules));
    return with("position", PositionNotation.write(start));
  }

  private String end() {
    return text.append("```\n").toString();
  }

  /** The members that say by which rules is played: the game, and whatever is not its own. */
  static String rules(Ruleset rules) {
    StringBuilder members = new StringBuilder(member("game", rules.game()));
    if (rules.direction() != rules.traditional().direction()) {
      members.append(member("direction", RuleNames.of(rules.direction())));
    }
    if (rules.end() != rules.traditional().end()) {
      members.append(member("end", RuleNames.of(rules.end())));
    }
    return members.toString();
  }

  private static String member(String key, String value) {
    return key + ": " + value + "\n";
  }

  private BlockText with(String key, String value) {
    text.append(member(key, value));
    return this;
  }
}
