package dakon.app;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Position;
import dakon.notation.NotationException;
import dakon.notation.PositionNotation;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import java.util.stream.IntStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say by which rules a game is played, and from where. */
final class RulesOptions {
  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--direction",
      paramLabel = "DIRECTION",
      converter = Choice.OfDirections.class,
      description = "${bundle:option.direction}")
  private Direction direction;

  @Option(
      names = "--end",
      paramLabel = "END",
      converter = Choice.OfEnds.class,
      description = "${bundle:option.end}")
  private EndRule end;

  @Option(names = "--holes", paramLabel = "N", description = "${bundle:option.holes}")
  private String holes;

  @Option(names = "--position", paramLabel = "POSITION", description = "${bundle:option.position}")
  private String position;

  /** The rules of a game, as it is to be played. */
  Ruleset rules(Ruleset game) {
    Ruleset rules = direction == null ? game : game.with(direction);
    if (end != null && !game.ends().contains(end)) {
      throw wrong("end.unknown", game.game());
    }
    return end == null ? rules : rules.with(end);
  }

  /** Whether any of the options is given. */
  boolean areGiven() {
    return direction != null || end != null || saysWhere();
  }

  /** Whether a position is given, or a size of the board. */
  boolean saysWhere() {
    return holes != null || position != null;
  }

  /**
   * The position to play a game from.
   *
   * @throws NotationException if what is given is none
   */
  Position position(Ruleset game) throws NotationException {
    if (position == null) {
      return holes == null ? game.opening() : game.opening(row());
    }
    Position given = PositionNotation.read(position);
    if (holes != null && given.board().row() != row()) {
      throw wrong("holes.differ", row(), given.board().row());
    }
    return given;
  }

  private int row() {
    return IntStream.rangeClosed(Board.FEWEST_HOLES, Board.MOST_HOLES)
        .filter(row -> holes.equals(Integer.toString(row)))
        .findFirst()
        .orElseThrow(() -> wrong("holes.unplayable", Board.FEWEST_HOLES, Board.MOST_HOLES, holes));
  }

  private ParameterException wrong(String key, Object... arguments) {
    return new ParameterException(spec.commandLine(), Texts.text(key, arguments));
  }
}
