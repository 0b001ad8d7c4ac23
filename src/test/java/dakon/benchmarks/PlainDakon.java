package dakon.benchmarks;

import java.util.Arrays;

/**
 * Dakon on seven holes as one would write it for nothing but speed: a loop over an array, the rules
 * in the code. What the engine is measured against.
 *
 * <p>The array follows the sowing: South's G to A and store, North's g to a and store.
 */
final class PlainDakon {
  private static final int ROW = 7;
  private static final int SEEDS = 7;
  private static final int PITS = 2 * ROW + 2;
  private static final int SOUTH_STORE = ROW;
  private static final int NORTH_STORE = PITS - 1;

  private final int[] pits = new int[PITS];
  private boolean south;
  private boolean over = true;

  /** One move by chance, the first of another game when the last is over. */
  void move(Chance chance) {
    if (over) {
      Arrays.fill(pits, SEEDS);
      pits[SOUTH_STORE] = 0;
      pits[NORTH_STORE] = 0;
      south = true;
      over = false;
    }
    sow(choose(chance));
    finish();
  }

  /** A hole with seeds, counted from A or a. */
  private int choose(Chance chance) {
    int a = (south ? SOUTH_STORE : NORTH_STORE) - 1;
    int choices = 0;
    for (int hole = a; hole > a - ROW; hole--) {
      if (pits[hole] > 0) {
        choices++;
      }
    }
    int skip = chance.below(choices);
    for (int hole = a; ; hole--) {
      if (pits[hole] > 0 && skip-- == 0) {
        return hole;
      }
    }
  }

  private void sow(int hole) {
    int store = south ? SOUTH_STORE : NORTH_STORE;
    int passedOver = south ? NORTH_STORE : SOUTH_STORE;
    int at = hole;
    int inHand;
    do {
      inHand = pits[at];
      pits[at] = 0;
      while (inHand > 0) {
        at = at == PITS - 1 ? 0 : at + 1;
        if (at == passedOver) {
          at = at == PITS - 1 ? 0 : at + 1;
        }
        pits[at]++;
        inHand--;
      }
      if (at == store) {
        return;
      }
    } while (pits[at] > 1);
    capture(at, store);
    south = !south;
  }

  private void capture(int at, int store) {
    int firstOwn = store - ROW;
    if (at >= firstOwn && at < store) {
      int opposite = 2 * ROW - at;
      pits[store] += pits[opposite];
      pits[opposite] = 0;
    } else if (at % (ROW + 1) > 0 && at % (ROW + 1) < ROW - 1 && pits[at - 1] == pits[at + 1]) {
      int beside = pits[at - 1];
      if (beside > 0) {
        pits[store] += 2 * beside + 1;
        pits[at - 1] = 0;
        pits[at] = 0;
        pits[at + 1] = 0;
      }
    }
  }

  private void finish() {
    int store = south ? SOUTH_STORE : NORTH_STORE;
    for (int hole = store - ROW; hole < store; hole++) {
      if (pits[hole] > 0) {
        return;
      }
    }
    over = true;
    int otherStore = south ? NORTH_STORE : SOUTH_STORE;
    for (int hole = otherStore - ROW; hole < otherStore; hole++) {
      pits[otherStore] += pits[hole];
      pits[hole] = 0;
    }
  }

  boolean isOver() {
    return over;
  }

  int southStore() {
    return pits[SOUTH_STORE];
  }

  int northStore() {
    return pits[NORTH_STORE];
  }
}
