package dakon.challenge;

import dakon.coach.Advice;
import dakon.coach.TurningPoint;
import dakon.lesson.Claim;
import dakon.lesson.Claim.Quantity;
import dakon.lesson.Comparison;
import dakon.lesson.Condition;
import dakon.lesson.Outcome;
import dakon.trace.Ending;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What can be asked for at a turning point: something that is so of every move as good as the best
 * one, that is not so of the one that was played, and otherwise of none but moves better than it.
 */
final class Distinction {
  private final TurningPoint point;

  private Distinction(TurningPoint point) {
    this.point = point;
  }

  /** What can be asked for; nothing where no single thing sets the better moves apart. */
  static Optional<Condition> of(TurningPoint point) {
    Distinction distinction = new Distinction(point);
    return distinction.candidates().filter(distinction::setsApart).findFirst();
  }

  /** From what is asked in lessons most, to where the last seed falls. */
  private Stream<Condition> candidates() {
    return Stream.concat(
        Stream.of(
            new Claim.How(Ending.BONUS),
            atLeast(Quantity.CAPTURED),
            atLeast(Quantity.STORE),
            new Claim.Over(true)),
        landing().stream());
  }

  private Condition atLeast(Quantity quantity) {
    int least = best().mapToInt(advice -> quantity.of(outcome(advice))).min().orElseThrow();
    return new Claim.Amount(quantity, Comparison.AT_LEAST, least);
  }

  private Optional<Condition> landing() {
    List<Condition> pits =
        best()
            .flatMap(advice -> advice.trace().landing().stream())
            .distinct()
            .map(pit -> (Condition) new Claim.Landing(pit))
            .toList();
    return pits.size() > 1 ? Optional.of(new Condition.Any(pits)) : pits.stream().findFirst();
  }

  private Stream<Advice> best() {
    return point.moves().stream().filter(this::isBest);
  }

  private boolean isBest(Advice advice) {
    return advice.thought().value() == point.better().thought().value();
  }

  private boolean isBetter(Advice advice) {
    return advice.thought().value() > point.played().thought().value();
  }

  private boolean setsApart(Condition condition) {
    return point.moves().stream()
        .allMatch(advice -> condition.holds(outcome(advice)) ? isBetter(advice) : !isBest(advice));
  }

  private static Outcome outcome(Advice advice) {
    return new Outcome(List.of(advice.trace()));
  }
}
