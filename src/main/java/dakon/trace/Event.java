package dakon.trace;

import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One thing that happened in a move. */
public sealed interface Event {

  /** The answer of a visitor that knows what to do with each kind of event. */
  <R> R accept(Visitor<R> visitor);

  /**
   * One answer for each kind of event, so that a new kind breaks the compile where it matters.
   *
   * @param <R> the answer
   */
  interface Visitor<R> {
    /** A lap begins. */
    R lifted(Lifted event);

    /** A seed falls. */
    R sown(Sown event);

    /** Seeds are taken. */
    R captured(Captured event);

    /** The remainder is taken home. */
    R swept(Swept event);

    /** The game is over. */
    R ended(Ended event);

    /** A player who cannot move passes. */
    R passed(Passed event);
  }

  /**
   * All seeds of a hole are in the hand, and a lap begins.
   *
   * @param from the hole
   * @param seeds how many it held
   * @param lap which lap of the move this is, from 1
   */
  record Lifted(Hole from, int seeds, int lap) implements Event {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lifted(this);
    }
  }

  /**
   * A seed has fallen from the hand into a pit.
   *
   * @param into the pit
   * @param inHand how many seeds are still in the hand
   */
  record Sown(Pit into, int inHand) implements Event {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sown(this);
    }
  }

  /**
   * Holes are emptied into the mover's store.
   *
   * @param rule by which rule
   * @param from the emptied holes, in the order in which the rule looks at them: the landing first
   * @param seeds how many seeds in all, the one that landed included where it is taken
   * @param into the mover's store
   */
  record Captured(CaptureRule rule, List<Hole> from, int seeds, Store into) implements Event {
    /** Keeps its own list of the holes. */
    public Captured {
      Objects.requireNonNull(rule);
      from = List.copyOf(from);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.captured(this);
    }
  }

  /**
   * The game is over and seeds were left in this player's holes: the player takes them home.
   *
   * @param from the holes, in the order of sowing
   * @param seeds how many seeds in all
   * @param into the owner's store
   */
  record Swept(List<Hole> from, int seeds, Store into) implements Event {
    /** Keeps its own list of the holes. */
    public Swept {
      from = List.copyOf(from);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.swept(this);
    }
  }

  /**
   * The game is over.
   *
   * @param why the rule that ended it
   * @param seeds what each player has in the end
   */
  record Ended(GameEnd why, Map<Side, Integer> seeds) implements Event {
    /** Keeps its own copy of the count. */
    public Ended {
      Objects.requireNonNull(why);
      seeds = Map.copyOf(seeds);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ended(this);
    }
  }

  /**
   * A player who cannot move passes.
   *
   * @param by the player
   */
  record Passed(Side by) implements Event {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.passed(this);
    }
  }
}
