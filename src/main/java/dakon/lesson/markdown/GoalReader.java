package dakon.lesson.markdown;

import dakon.lesson.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a goal: a claim, or {@code all}, {@code any} or {@code not} of some. Several keys together
 * mean all of them.
 */
final class GoalReader {
  private final ClaimReader claims;
  private final Findings findings;

  GoalReader(ClaimReader claims, Findings findings) {
    this.claims = claims;
    this.findings = findings;
  }

  /** The condition that is written there; nothing, but a finding, where there is none. */
  Optional<Condition> goal(Value value) {
    if (!(value instanceof Value.Mapping mapping) || mapping.entries().isEmpty()) {
      findings.error(value.place(), "goal.mapping");
      return Optional.empty();
    }
    return all(mapping.entries().stream().map(this::condition).toList())
        .map(read -> read.size() == 1 ? read.get(0) : new Condition.All(read));
  }

  private Optional<? extends Condition> condition(Value.Entry entry) {
    return switch (entry.key().text()) {
      case "all" -> several(entry.value()).map(Condition.All::new);
      case "any" -> several(entry.value()).map(Condition.Any::new);
      case "not" -> goal(entry.value()).map(Condition.Not::new);
      default -> claims.read(entry, List.of("all", "any", "not"));
    };
  }

  private Optional<List<Condition>> several(Value value) {
    if (!(value instanceof Value.Items items) || items.values().isEmpty()) {
      findings.error(value.place(), "goal.list");
      return Optional.empty();
    }
    return all(items.values().stream().map(this::goal).toList());
  }

  /** All of them, where all could be read. */
  private static Optional<List<Condition>> all(List<? extends Optional<? extends Condition>> read) {
    List<Condition> conditions = new ArrayList<>();
    read.forEach(condition -> condition.ifPresent(conditions::add));
    return Optional.of(conditions).filter(found -> found.size() == read.size());
  }
}
