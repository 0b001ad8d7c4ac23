package dakon.rules;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The pits a player sows into, in the order of sowing: a ring that leaves out the opponent's store.
 */
public final class Circuit {
  private final List<Pit> ring;

  private Circuit(List<Pit> ring) {
    this.ring = List.copyOf(ring);
  }

  /** The circuit of a player on a board with rows of this length. */
  public static Circuit of(Ruleset rules, int row, Side mover) {
    List<Pit> ring = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Pit> holes = new ArrayList<>(Board.filled(row, 0).holes(side));
      if (rules.direction() == Direction.CLOCKWISE) {
        Collections.reverse(holes);
      }
      ring.addAll(holes);
      if (rules.stores() == Stores.IN_CIRCUIT && side == mover) {
        ring.add(new Store(side));
      }
    }
    return new Circuit(ring);
  }

  /** The pits in the order of sowing. Where the ring is opened has no meaning. */
  public List<Pit> ring() {
    return ring;
  }

  /** The pit that many seeds on from a hole, none being the hole itself. */
  public Pit onwards(Hole from, int seeds) {
    return ring.get(Math.floorMod(ring.indexOf(from) + seeds, ring.size()));
  }
}
