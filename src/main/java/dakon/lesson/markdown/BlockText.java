package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.game.Game;
import dakon.notation.MoveNotation;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.rules.Ruleset;
import java.util.stream.Collectors;

/** What is on a board, as the block that an author would write for it. */
public final class BlockText {
  private final StringBuilder text = new StringBuilder();

  private BlockText(String kind) {
    text.append("```dakon ").append(kind).append('\n');
  }

  /** The block of a still position. */
  public static String of(Ruleset rules, Position position) {
    return new BlockText("board").rules(rules).position(position).end();
  }

  /** The block of a game in play: a replay of its moves, or a board where none was made. */
  public static String of(Game game) {
    if (game.moves().isEmpty()) {
      return of(game.rules(), game.start());
    }
    String moves = game.turns().stream().map(MoveNotation::write).collect(Collectors.joining(" "));
    return new BlockText("replay")
        .rules(game.rules())
        .position(game.start())
        .member("move", moves.startsWith("-") ? '"' + moves + '"' : moves) // YAML has a use for -
        .end();
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

  private BlockText position(Position position) {
    return member("position", PositionNotation.write(position));
  }

  private BlockText member(String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
    return this;
  }

  private String end() {
    return text.append("```\n").toString();
  }
}
