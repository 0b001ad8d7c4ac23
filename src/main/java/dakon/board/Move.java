package dakon.board;

import java.util.Objects;

/** What a player decides: to lift a hole, or to pass where nothing can be lifted. */
public sealed interface Move {

  /** The only pass there is. */
  Move PASS = new Pass();

  /** The move that lifts this hole. */
  static Move lift(Hole hole) {
    return new Lift(hole);
  }

  /**
   * The move that lifts a hole and sows its seeds.
   *
   * @param hole the hole lifted
   */
  record Lift(Hole hole) implements Move {

    /** Refuses a lift of nothing. */
    public Lift {
      Objects.requireNonNull(hole);
    }

    @Override
    public String toString() {
      return hole.toString();
    }
  }

  /** The move of a player who has none. */
  record Pass() implements Move {
    @Override
    public String toString() {
      return "-";
    }
  }
}
