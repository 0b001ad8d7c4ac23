package dakon.lesson;

import java.util.List;
import java.util.Objects;

/** Something that is so or not so of how moves came out. */
public sealed interface Condition permits Claim, Condition.All, Condition.Any, Condition.Not {

  /** Whether it is so. */
  boolean holds(Outcome outcome);

  /**
   * All of some conditions.
   *
   * @param conditions the conditions
   */
  record All(List<Condition> conditions) implements Condition {
    /** Keeps its own list of the conditions. */
    public All {
      conditions = List.copyOf(conditions);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return conditions.stream().allMatch(condition -> condition.holds(outcome));
    }
  }

  /**
   * At least one of some conditions.
   *
   * @param conditions the conditions
   */
  record Any(List<Condition> conditions) implements Condition {
    /** Keeps its own list of the conditions. */
    public Any {
      conditions = List.copyOf(conditions);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return conditions.stream().anyMatch(condition -> condition.holds(outcome));
    }
  }

  /**
   * The contrary of a condition.
   *
   * @param condition the condition
   */
  record Not(Condition condition) implements Condition {
    /** Refuses the contrary of nothing. */
    public Not {
      Objects.requireNonNull(condition);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return !condition.holds(outcome);
    }
  }
}
