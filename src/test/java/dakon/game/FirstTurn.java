package dakon.game;

import dakon.board.Side;
import dakon.rules.Ruleset;
import dakon.rules.Sink;
import dakon.rules.Sower;
import dakon.trace.Ending;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** All that South can reach from the opening before North has moved. */
final class FirstTurn {
  private final Sower sower;
  private final int row;
  private final Seeds opening;

  FirstTurn(Ruleset rules, int row) {
    this.sower = new Sower(rules, row);
    this.row = row;
    this.opening = Seeds.of(rules.opening(row).board().toArray());
  }

  /** The seeds of all pits as a value that takes little memory: a character a pit. */
  record Seeds(String pits) {
    static Seeds of(int[] pits) {
      return new Seeds(new String(pits, 0, pits.length));
    }

    int[] toArray() {
      return pits.codePoints().toArray();
    }
  }

  /** The positions with South still to move, the opening among them. */
  Set<Seeds> reached() {
    Set<Seeds> reached = new HashSet<>(Set.of(opening));
    Deque<Seeds> fresh = new ArrayDeque<>(reached);
    while (!fresh.isEmpty()) {
      bonusMoves(
          fresh.pop(),
          seeds -> {
            if (reached.add(seeds)) {
              fresh.push(seeds);
            }
          },
          any -> {});
    }
    return reached;
  }

  /** Whether South has nothing left to move with. */
  boolean isOver(Seeds seeds) {
    return sower.isOver(seeds.toArray(), Side.SOUTH);
  }

  /** The most seeds that South can have in the store after so many moves. */
  int mostInStore(int moves) {
    Set<Seeds> last = Set.of(opening);
    int[] most = {0};
    for (int move = 0; move < moves; move++) {
      Set<Seeds> next = new HashSet<>();
      last.forEach(
          seeds -> bonusMoves(seeds, next::add, store -> most[0] = Math.max(most[0], store)));
      last = next;
    }
    return most[0];
  }

  private void bonusMoves(Seeds from, Consumer<Seeds> bonus, Consumer<Integer> store) {
    int[] before = from.toArray();
    for (int hole = 0; hole < row; hole++) {
      if (sower.canLift(before, Side.SOUTH, hole)) {
        int[] pits = before.clone();
        if (sower.sow(pits, Side.SOUTH, hole, Sink.SILENT) == Ending.BONUS) {
          bonus.accept(Seeds.of(pits));
        }
        store.accept(pits[sower.store(Side.SOUTH)]);
      }
    }
  }
}
