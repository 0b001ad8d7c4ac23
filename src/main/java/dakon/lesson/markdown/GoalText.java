package dakon.lesson.markdown;

import dakon.lesson.Claim;
import dakon.lesson.Condition;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A condition as an author would write it, in one line. */
final class GoalText implements Condition.Visitor<String> {
  @Override
  public String all(Condition.All condition) {
    return several("all", condition.conditions());
  }

  @Override
  public String any(Condition.Any condition) {
    return several("any", condition.conditions());
  }

  private String several(String key, List<Condition> conditions) {
    return conditions.stream()
        .map(condition -> condition.accept(this))
        .collect(Collectors.joining(", ", "{" + key + ": [", "]}"));
  }

  @Override
  public String not(Condition.Not condition) {
    return "{not: " + condition.condition().accept(this) + "}";
  }

  @Override
  public String amount(Claim.Amount claim) {
    return member(
        claim.quantity().name().toLowerCase(Locale.ROOT),
        claim.comparison().sign() + claim.number());
  }

  @Override
  public String landing(Claim.Landing claim) {
    return member("landing", claim.pit().toString());
  }

  @Override
  public String how(Claim.How claim) {
    return member("how", RuleNames.of(claim.ending()));
  }

  @Override
  public String by(Claim.By claim) {
    return member("rule", RuleNames.of(claim.rule()));
  }

  @Override
  public String next(Claim.Next claim) {
    return member("next", claim.player().map(Claim.Next::name).orElse(Claim.Next.OVER));
  }

  @Override
  public String after(Claim.After claim) {
    return member("after", PositionNotation.write(claim.position()));
  }

  @Override
  public String over(Claim.Over claim) {
    return member("over", Boolean.toString(claim.over()));
  }

  private static String member(String key, String value) {
    return "{" + key + ": " + LessonWriter.quoted(value) + "}";
  }
}
