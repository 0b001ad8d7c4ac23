package dakon.lesson;

import dakon.board.Pit;
import dakon.board.Position;
import dakon.board.Side;
import dakon.board.Store;
import dakon.notation.PositionNotation;
import dakon.notation.RuleNames;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import dakon.trace.Trace;
import java.util.Objects;
import java.util.Optional;

/** A single thing said of how moves came out. */
public sealed interface Claim extends Condition {

  /** What is so in truth, in the words of lesson files; nothing where there is no such thing. */
  Optional<String> actual(Outcome outcome);

  /** A number that an outcome has. */
  enum Quantity {
    /** The laps of all moves. */
    LAPS,
    /** The seeds sown in all moves. */
    SOWN,
    /** The seeds captured in all moves. */
    CAPTURED,
    /** The seeds in the mover's store after the last move. */
    STORE;

    /** How many there are. */
    public int of(Outcome outcome) {
      return switch (this) {
        case LAPS -> outcome.laps();
        case SOWN -> outcome.sown();
        case CAPTURED -> outcome.captured();
        case STORE -> store(outcome.last());
      };
    }

    private static int store(Trace trace) {
      return trace.after().board().seeds(new Store(trace.mover()));
    }
  }

  /**
   * There are so many of something.
   *
   * @param quantity of what
   * @param comparison how the number compares
   * @param number the number it is compared with
   */
  record Amount(Quantity quantity, Comparison comparison, int number) implements Claim {
    /** Refuses a claim that says nothing. */
    public Amount {
      Objects.requireNonNull(quantity);
      Objects.requireNonNull(comparison);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.amount(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return comparison.holds(quantity.of(outcome), number);
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return Optional.of(Integer.toString(quantity.of(outcome)));
    }
  }

  /**
   * The last seed of the last move fell here.
   *
   * @param pit where
   */
  record Landing(Pit pit) implements Claim {
    /** Refuses a claim that says nothing. */
    public Landing {
      Objects.requireNonNull(pit);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.landing(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return outcome.last().landing().equals(Optional.of(pit));
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return outcome.last().landing().map(Pit::toString);
    }
  }

  /**
   * The last move ended like this.
   *
   * @param ending how
   */
  record How(Ending ending) implements Claim {
    /** Refuses a claim that says nothing. */
    public How {
      Objects.requireNonNull(ending);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.how(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return outcome.last().ending() == ending;
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return Optional.of(RuleNames.of(outcome.last().ending()));
    }
  }

  /**
   * The last move captured by this rule.
   *
   * @param rule which
   */
  record By(CaptureRule rule) implements Claim {
    /** Refuses a claim that says nothing. */
    public By {
      Objects.requireNonNull(rule);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.by(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return actual(outcome).equals(Optional.of(RuleNames.of(rule)));
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return outcome.last().capture().map(capture -> RuleNames.of(capture.rule()));
    }
  }

  /**
   * This player's turn is next.
   *
   * @param player who; nobody when the game is over
   */
  record Next(Optional<Side> player) implements Claim {
    /** The word for a game that is over. */
    public static final String OVER = "over";

    /** Refuses a claim that says nothing. */
    public Next {
      Objects.requireNonNull(player);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.next(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return actual(outcome).equals(Optional.of(player.map(Next::name).orElse(OVER)));
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      Trace last = outcome.last();
      return Optional.of(last.over() ? OVER : name(last.after().toMove()));
    }

    /** What a player is called in lesson files. */
    public static String name(Side side) {
      return side == Side.SOUTH ? "South" : "North";
    }
  }

  /**
   * The last move led to this position.
   *
   * @param position which
   */
  record After(Position position) implements Claim {
    /** Refuses a claim that says nothing. */
    public After {
      Objects.requireNonNull(position);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.after(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return outcome.last().after().equals(position);
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return Optional.of(PositionNotation.write(outcome.last().after()));
    }
  }

  /**
   * The game is over with the last move, or it is not.
   *
   * @param over which of the two
   */
  record Over(boolean over) implements Claim {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.over(this);
    }

    @Override
    public boolean holds(Outcome outcome) {
      return outcome.last().over() == over;
    }

    @Override
    public Optional<String> actual(Outcome outcome) {
      return Optional.of(Boolean.toString(outcome.last().over()));
    }
  }
}
