package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.notation.MoveNotation;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.rules.Ruleset;
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
    BlockText block =
        new BlockText(moves.isEmpty() ? "board" : "replay")
            .rules(rules)
            .member("position", PositionNotation.write(start));
    if (!moves.isEmpty()) {
      String text = MoveNotation.write(moves);
      block.member("move", text.startsWith("-") ? '"' + text + '"' : text); // YAML has a use for -
    }
    return block.text.append("```\n").toString();
  }

  /** The game, and whatever is not its own. */
  private BlockText rules(Ruleset rules) {
    member("game", rules.game());
    if (rules.direction() != rules.traditional().direction()) {
      member("direction", RuleNames.of(rules.direction()));
    }
    if (rules.end() != rules.traditional().end()) {
      member("end", RuleNames.of(rules.end()));
    }
    return this;
  }

  private BlockText member(String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
    return this;
  }
}
