package dakon.replay;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Store;
import java.util.List;

/** Something to point out on the board. */
public sealed interface Mark {

  /** The answer of a visitor that knows what to do with each kind of mark. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of mark, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** The hole that a lap began with. */
    R lifted(Lifted mark);

    /** The way the lap has gone so far. */
    R path(Path mark);

    /** Where the last seed of a lap fell. */
    R lastSeed(LastSeed mark);

    /** Nembak. */
    R shot(Shot mark);

    /** Mikul. */
    R pole(Pole mark);

    /** Mati bela. */
    R joined(Joined mark);

    /** A chain of captures. */
    R chain(Chain mark);

    /** Another move for the player. */
    R bonus(Bonus mark);

    /** What came into a store. */
    R gain(Gain mark);

    /** Something an author points out. */
    R ring(Ring mark);

    /** An arrow an author draws. */
    R arrow(Arrow mark);
  }

  /**
   * The hole that the current lap began with.
   *
   * @param hole the hole lifted
   */
  record Lifted(Hole hole) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lifted(this);
    }
  }

  /**
   * The way of the current lap so far.
   *
   * @param pits the pits sown into, in the order of sowing; a lap of more than one round names a
   *     pit again
   */
  record Path(List<Pit> pits) implements Mark {
    /** Keeps its own list of the pits. */
    public Path {
      pits = List.copyOf(pits);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.path(this);
    }
  }

  /**
   * Where the last seed of the current lap fell.
   *
   * @param pit the pit it fell into
   */
  record LastSeed(Pit pit) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lastSeed(this);
    }
  }

  /**
   * Nembak: a shot straight across the board.
   *
   * @param from the mover's hole in which the seed landed
   * @param at the hole opposite
   * @param seeds how many are taken from it
   */
  record Shot(Hole from, Hole at, int seeds) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.shot(this);
    }
  }

  /**
   * Mikul: a carrying pole over the landing hole, with equal loads at its ends.
   *
   * @param between the hole in which the seed landed
   * @param first one neighbour
   * @param second the other neighbour
   * @param seeds how many are taken in all
   */
  record Pole(Hole between, Hole first, Hole second, int seeds) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.pole(this);
    }
  }

  /**
   * Mati bela: the landing hole and the one opposite go together.
   *
   * @param landing the mover's hole in which the seed landed
   * @param opposite the hole opposite
   * @param seeds how many are taken in all
   */
  record Joined(Hole landing, Hole opposite, int seeds) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.joined(this);
    }
  }

  /**
   * Djenon-aboure: holes captured one after the other, backwards from the landing.
   *
   * @param holes those captured so far
   * @param seeds how many were taken from them
   */
  record Chain(List<Hole> holes, int seeds) implements Mark {
    /** Keeps its own list of the holes. */
    public Chain {
      holes = List.copyOf(holes);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.chain(this);
    }
  }

  /**
   * The move ended in the store: its owner moves again.
   *
   * @param store the mover's store
   */
  record Bonus(Store store) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.bonus(this);
    }
  }

  /**
   * What was captured or swept, kept countable at the store it went to.
   *
   * @param store the store
   * @param seeds how many seeds came in
   */
  record Gain(Store store, int seeds) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gain(this);
    }
  }

  /**
   * A pit an author points out.
   *
   * @param pit the pit
   */
  record Ring(Pit pit) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ring(this);
    }
  }

  /**
   * An arrow an author draws.
   *
   * @param from where it starts
   * @param to where it points
   */
  record Arrow(Pit from, Pit to) implements Mark {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.arrow(this);
    }
  }
}
