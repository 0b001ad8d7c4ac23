package dakon.judging;

import dakon.lesson.Block.ExerciseBlock;
import dakon.lesson.Claim;
import dakon.lesson.Claim.Amount;
import dakon.lesson.Comparison;
import dakon.lesson.Condition;
import dakon.lesson.Outcome;
import dakon.replay.Narrator;
import dakon.text.Messages;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says in full sentences what the goal of an exercise is, and what of it is missing. */
final class GoalWords {
  private final ExerciseBlock exercise;
  private final Narrator narrator;
  private final Messages messages = Messages.of(GoalWords.class);

  GoalWords(ExerciseBlock exercise) {
    this.exercise = exercise;
    this.narrator = Narrator.of(exercise.rules().game());
  }

  /** The goal. */
  String goal() {
    return messages.text("goal.is", phrase(exercise.goal()), exercise.within());
  }

  private String phrase(Condition condition) {
    return condition.accept(new ConditionWords("goal", messages, narrator));
  }

  /** What a move did. */
  String did(Trace move) {
    if (move.ending() == Ending.PASSED) {
      return messages.text("move.PASSED", messages.text(move.mover()));
    }
    String where = narrator.pit(move.landing().orElseThrow());
    String end = messages.text("move", move.move(), where, move.laps());
    String what =
        move.capture()
            .map(taken -> messages.text("move.took", taken.seeds(), messages.text(taken.rule())))
            .orElseGet(() -> messages.text("move." + move.ending()));
    return end + " " + what;
  }

  /** What of the goal is missing after the learner's moves. */
  String missing(Outcome outcome) {
    return missing(exercise.goal(), outcome);
  }

  private String missing(Condition condition, Outcome outcome) {
    if (condition.holds(outcome)) {
      return "";
    }
    if (condition instanceof Condition.All all) {
      return all.conditions().stream()
          .map(part -> missing(part, outcome))
          .filter(sentence -> !sentence.isEmpty())
          .collect(Collectors.joining(" "));
    }
    return condition
        .accept(new Actual(outcome))
        .map(so -> so.accept(new ConditionWords("so", messages, narrator)))
        .map(so -> messages.text("missing.so", so, phrase(condition)))
        .orElseGet(() -> messages.text("missing", phrase(condition)));
  }

  /** What is so in truth, of the kind that a claim speaks of, if there is such a thing. */
  private record Actual(Outcome outcome) implements Condition.Visitor<Optional<Claim>> {
    @Override
    public Optional<Claim> all(Condition.All condition) {
      return Optional.empty();
    }

    @Override
    public Optional<Claim> any(Condition.Any condition) {
      return Optional.empty();
    }

    @Override
    public Optional<Claim> not(Condition.Not condition) {
      return Optional.empty();
    }

    @Override
    public Optional<Claim> amount(Amount claim) {
      int number = claim.quantity().of(outcome);
      return Optional.of(new Amount(claim.quantity(), Comparison.EQUAL, number));
    }

    @Override
    public Optional<Claim> landing(Claim.Landing claim) {
      return outcome.last().landing().map(Claim.Landing::new);
    }

    @Override
    public Optional<Claim> how(Claim.How claim) {
      return Optional.of(new Claim.How(outcome.last().ending()));
    }

    @Override
    public Optional<Claim> by(Claim.By claim) {
      return outcome.last().capture().map(taken -> new Claim.By(taken.rule()));
    }

    @Override
    public Optional<Claim> next(Claim.Next claim) {
      Trace last = outcome.last();
      return Optional.of(
          new Claim.Next(last.over() ? Optional.empty() : Optional.of(last.after().toMove())));
    }

    @Override
    public Optional<Claim> after(Claim.After claim) {
      return Optional.empty();
    }

    @Override
    public Optional<Claim> over(Claim.Over claim) {
      return Optional.of(new Claim.Over(outcome.last().over()));
    }
  }
}
