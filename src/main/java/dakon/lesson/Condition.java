package dakon.lesson;

import java.util.List;
import java.util.Objects;

/** Something that is so or not so of how moves came out. */
public sealed interface Condition permits Claim, Condition.All, Condition.Any, Condition.Not {

  /** Whether it is so. */
  boolean holds(Outcome outcome);

  /** The answer of a visitor that knows what to do with each kind of condition. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of condition, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** All of some. */
    R all(All condition);

    /** At least one of some. */
    R any(Any condition);

    /** The contrary of one. */
    R not(Not condition);

    /** So many of something. */
    R amount(Claim.Amount claim);

    /** Where the last seed fell. */
    R landing(Claim.Landing claim);

    /** How the last move ended. */
    R how(Claim.How claim);

    /** By which rule was captured. */
    R by(Claim.By claim);

    /** Whose turn is next. */
    R next(Claim.Next claim);

    /** Which position came of it. */
    R after(Claim.After claim);

    /** Whether the game is over. */
    R over(Claim.Over claim);
  }

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
    public <R> R accept(Visitor<R> visitor) {
      return visitor.all(this);
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
    public <R> R accept(Visitor<R> visitor) {
      return visitor.any(this);
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
    public <R> R accept(Visitor<R> visitor) {
      return visitor.not(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return !condition.holds(outcome);
    }
  }
}
