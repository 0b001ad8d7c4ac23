package dakon.app;

import dakon.analysis.Goal;
import dakon.board.Direction;
import dakon.export.Backdrop;
import dakon.export.worksheet.Paper;
import dakon.notation.RuleNames;
import dakon.rules.EndRule;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;

/**
 * Reads a value that is one of a few names. What is none of them is answered with all of them.
 *
 * @param <T> what the names stand for
 */
abstract class Choice<T> implements ITypeConverter<T> {
  private final List<String> names;
  private final Function<String, Optional<T>> finder;

  private Choice(Stream<String> names, Function<String, Optional<T>> finder) {
    this.names = names.toList();
    this.finder = finder;
  }

  @Override
  public T convert(String value) {
    return finder
        .apply(value)
        .orElseThrow(
            () ->
                new RefusedValueException(
                    Texts.text("not.one.of", value, String.join(", ", names))));
  }

  /** A game, as its source has it. */
  static final class OfGames extends Choice<Ruleset> {
    OfGames() {
      super(Ruleset.GAMES.stream().map(Ruleset::game), Ruleset::named);
    }
  }

  /** A direction of sowing. */
  static final class OfDirections extends Choice<Direction> {
    OfDirections() {
      super(
          Stream.of(Direction.values()).map(RuleNames::of),
          name -> RuleNames.find(Direction.class, name));
    }
  }

  /** What ends the game. */
  static final class OfEnds extends Choice<EndRule> {
    OfEnds() {
      super(
          Stream.of(EndRule.values()).map(RuleNames::of),
          name -> RuleNames.find(EndRule.class, name));
    }
  }

  /** What is sought of a first turn. */
  static final class OfGoals extends Choice<Goal> {
    OfGoals() {
      super(Stream.of(Goal.values()).map(RuleNames::of), name -> RuleNames.find(Goal.class, name));
    }
  }

  /** A format. */
  static final class OfFormats extends Choice<Format> {
    OfFormats() {
      super(
          Stream.of(Format.values()).map(RuleNames::of),
          name -> RuleNames.find(Format.class, name));
    }
  }

  /** What is printed on. */
  static final class OfPapers extends Choice<Paper> {
    OfPapers() {
      super(
          Stream.of(Paper.values()).map(RuleNames::of), name -> RuleNames.find(Paper.class, name));
    }
  }

  /** What lies behind the board. */
  static final class OfThemes extends Choice<Backdrop> {
    OfThemes() {
      super(
          Stream.of(Backdrop.values()).map(RuleNames::of),
          name -> RuleNames.find(Backdrop.class, name));
    }
  }
}
