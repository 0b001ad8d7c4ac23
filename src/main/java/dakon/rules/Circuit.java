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
    boolean inCircuit = rules.stores() == Stores.IN_CIRCUIT;
    return new Circuit(
        allPits(rules.direction(), row).stream()
            .filter(pit -> pit instanceof Hole || (inCircuit && pit.side() == mover))
            .toList());
  }

  /** All pits as they would be sown, were no store passed over: from South's first hole on. */
  static List<Pit> allPits(Direction direction, int row) {
    List<Pit> pits = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Hole> holes = new ArrayList<>(Board.filled(row, 0).holes(side));
      if (direction == Direction.CLOCKWISE) {
        Collections.reverse(holes);
      }
      pits.addAll(holes);
      pits.add(new Store(side));
    }
    return List.copyOf(pits);
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
