package dakon.lesson.markdown;

import dakon.board.Direction;
import dakon.notation.RuleNames;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads by which rules is played: {@code game}, {@code direction} and {@code end}. */
final class RulesReader {
  private final Fields fields;
  private final Findings findings;

  RulesReader(Fields fields, Findings findings) {
    this.fields = fields;
    this.findings = findings;
  }

  /** The rules of a lesson, which must name its game. */
  Optional<Ruleset> ofLesson() {
    Optional<Scalar> game = fields.required("game");
    return varied(game.flatMap(this::game));
  }

  /** The rules of a block, which are the lesson's where it says nothing else. */
  Optional<Ruleset> ofBlock(Optional<Ruleset> lesson) {
    Optional<Scalar> game = fields.text("game");
    return varied(game.isPresent() ? game.flatMap(this::game) : lesson);
  }

  private Optional<Ruleset> game(Scalar name) {
    Optional<Ruleset> game = Ruleset.named(name.text());
    if (game.isEmpty()) {
      unknown(name, "game", Ruleset.GAMES.stream().map(Ruleset::game));
    }
    return game;
  }

  private Optional<Ruleset> varied(Optional<Ruleset> rules) {
    Optional<Direction> direction = fields.text("direction").flatMap(this::direction);
    Optional<Scalar> end = fields.text("end");
    Optional<Ruleset> directed =
        rules.map(base -> direction.isPresent() ? base.with(direction.get()) : base);
    return directed.map(base -> end.flatMap(name -> end(name, base)).map(base::with).orElse(base));
  }

  private Optional<Direction> direction(Scalar name) {
    Optional<Direction> direction = RuleNames.find(Direction.class, name.text());
    if (direction.isEmpty()) {
      unknown(name, "direction", Stream.of(Direction.values()).map(RuleNames::of));
    }
    return direction;
  }

  private Optional<EndRule> end(Scalar name, Ruleset rules) {
    List<EndRule> ends = rules.ends();
    Optional<EndRule> end = RuleNames.find(EndRule.class, name.text()).filter(ends::contains);
    if (end.isEmpty()) {
      unknown(name, "end", ends.stream().map(RuleNames::of));
    }
    return end;
  }

  private void unknown(Scalar name, String key, Stream<String> known) {
    findings.error(
        name.place(), "name.unknown", name.text(), key, known.collect(Collectors.joining(", ")));
  }
}
