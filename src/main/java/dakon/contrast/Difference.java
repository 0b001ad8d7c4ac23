package dakon.contrast;

import dakon.contrast.Run.Stop;
import dakon.trace.Event;
import java.util.Objects;
import java.util.Optional;

/** The first thing in which two runs of the same moves differ. All before it is the same. */
public sealed interface Difference {

  /** The number of the move, from 0, up to which all moves are the same. */
  int move();

  /** The answer of a visitor that knows what to do with each kind of difference. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** Something else happens in a move. */
    R happens(Happens difference);

    /** A move is allowed under one set of rules, or refused for another reason. */
    R allows(Allows difference);

    /** All is played alike, and yet the game stands otherwise. */
    R stands(Stands difference);
  }

  /**
   * Something else happens in a move, or nothing more under one of the sets.
   *
   * @param move the number of the move, from 0
   * @param event the number of the event in it, from 0
   * @param first what happens under the first set; nothing where the move is over there
   * @param second what happens under the second
   */
  record Happens(int move, int event, Optional<Event> first, Optional<Event> second)
      implements Difference {
    /** Refuses what is no difference. */
    public Happens {
      if (first.equals(second)) {
        throw new IllegalArgumentException("the same happens: " + first);
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.happens(this);
    }
  }

  /**
   * A move is allowed under one set of rules and refused under the other, or refused under both for
   * other reasons.
   *
   * @param move the number of the move, from 0
   * @param first why the first set refuses it, if it does
   * @param second why the second set refuses it, if it does
   */
  record Allows(int move, Optional<Stop> first, Optional<Stop> second) implements Difference {
    /** Refuses what is no difference. */
    public Allows {
      if (first.map(Stop::refusal).equals(second.map(Stop::refusal))) {
        throw new IllegalArgumentException("the same is allowed");
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.allows(this);
    }
  }

  /**
   * All has happened alike, but another is to move, or the game is over under one set only.
   *
   * @param move so many moves are made
   * @param first how it stands under the first set
   * @param second how it stands under the second
   */
  record Stands(int move, Standing first, Standing second) implements Difference {
    /** Refuses what is no difference. */
    public Stands {
      Objects.requireNonNull(first);
      if (first.equals(second)) {
        throw new IllegalArgumentException("it stands alike: " + first);
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.stands(this);
    }
  }
}
