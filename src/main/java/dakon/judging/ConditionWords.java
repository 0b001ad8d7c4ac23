package dakon.judging;

import dakon.lesson.Claim;
import dakon.lesson.Condition;
import dakon.replay.Narrator;
import dakon.text.Messages;
import java.util.List;
import java.util.stream.Collectors;

/** Says a condition in words; the key tells in what kind of phrase. */
final class ConditionWords implements Condition.Visitor<String> {
  private final String key;
  private final Messages messages;
  private final Narrator narrator;

  /**
   * Words of one kind.
   *
   * @param key what the names of these phrases begin with
   */
  ConditionWords(String key, Messages messages, Narrator narrator) {
    this.key = key;
    this.messages = messages;
    this.narrator = narrator;
  }

  private String text(String kind, Object... arguments) {
    return messages.text(key + "." + kind, arguments);
  }

  private String several(String kind, List<Condition> conditions) {
    return conditions.stream()
        .map(condition -> condition.accept(this))
        .collect(Collectors.joining(text(kind)));
  }

  @Override
  public String all(Condition.All condition) {
    return several("all", condition.conditions());
  }

  @Override
  public String any(Condition.Any condition) {
    return several("any", condition.conditions());
  }

  @Override
  public String not(Condition.Not condition) {
    return text("not", condition.condition().accept(this));
  }

  @Override
  public String amount(Claim.Amount claim) {
    String number = messages.text("number." + claim.comparison(), claim.number());
    return text(claim.quantity().name(), claim.number(), number);
  }

  @Override
  public String landing(Claim.Landing claim) {
    return text("landing", narrator.pit(claim.pit()));
  }

  @Override
  public String how(Claim.How claim) {
    return text("how", messages.text(claim.ending()));
  }

  @Override
  public String by(Claim.By claim) {
    return text("by", messages.text(claim.rule()));
  }

  @Override
  public String next(Claim.Next claim) {
    return claim.player().map(side -> text("next", messages.text(side))).orElse(text("next.over"));
  }

  @Override
  public String after(Claim.After claim) {
    return text("after");
  }

  @Override
  public String over(Claim.Over claim) {
    return text(claim.over() ? "over" : "over.not");
  }
}
