package dakon.rules;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The one sowing algorithm: plays a move on an array of seeds, in the index order of {@link Board},
 * by rules and a row length fixed once. It asks no questions: whether the move is legal is the
 * {@link Referee}'s business. Has no state of its own, so that one sower serves all threads.
 */
public final class Sower {
  /** A move is broken off after so many laps, which only Djenon-aboure can reach. */
  public static final int MOST_LAPS = 10_000;

  private final Ruleset rules;
  private final int row;

  private final Way south;
  private final Way north;
  private final boolean relayFromOccupied;
  private final int step;
  private final int beforeFirstSeed;
  private final CaptureRule[] captures;

  /** A sower for these rules on boards with rows of this length. */
  public Sower(Ruleset rules, int row) {
    this.rules = rules;
    this.row = row;
    this.relayFromOccupied = rules.relay() == Relay.FROM_OCCUPIED;
    this.step = rules.direction() == Direction.CLOCKWISE ? -1 : 1;
    this.beforeFirstSeed = rules.firstSeed() == FirstSeed.BACK ? -1 : 0;
    this.captures = rules.captures().toArray(CaptureRule[]::new);
    this.south = way(Side.SOUTH);
    this.north = way(Side.NORTH);
  }

  private Way way(Side mover) {
    List<Pit> pits = Board.pits(row);
    int[] ring = Circuit.of(rules, row, mover).ring().stream().mapToInt(pits::indexOf).toArray();
    int[] place = new int[pits.size()];
    for (int i = 0; i < ring.length; i++) {
      place[ring[i]] = i;
    }
    return new Way(ring, place);
  }

  /**
   * Lifts a hole and sows, lap after lap, until the move is over, and takes what is to be taken.
   *
   * @param pits the seeds, changed in place
   * @param mover whose move it is
   * @param hole the index of the hole lifted first
   * @param sink is told all that happens
   */
  public Ending sow(int[] pits, Side mover, int hole, Sink sink) {
    Way way = mover == Side.SOUTH ? south : north;
    int[] ring = way.ring;
    int store = store(mover);
    LapStarts lapStarts = rules.stores() == Stores.ASIDE ? new LapStarts() : null;
    int pit = hole;
    while (true) {
      if (lapStarts != null && !lapStarts.isNew(pit, pits)) {
        return Ending.ENDLESS;
      }
      int inHand = pits[pit];
      pits[pit] = 0;
      sink.lifted(pit, inHand);
      int at = way.place[pit] + beforeFirstSeed;
      while (inHand > 0) {
        at++;
        if (at == ring.length) {
          at = 0;
        }
        pit = ring[at];
        pits[pit]++;
        inHand--;
        sink.sown(pit, inHand);
      }
      if (pit == store) {
        return Ending.BONUS;
      }
      if (!relays(pits[pit])) {
        return capture(pits, mover, pit, sink) > 0 ? Ending.CAPTURE : Ending.DEAD;
      }
    }
  }

  private boolean relays(int seeds) {
    return relayFromOccupied ? seeds > 1 : seeds == 3 || seeds > 4;
  }

  private int capture(int[] pits, Side mover, int landing, Sink sink) {
    int taken = 0;
    for (CaptureRule rule : captures) {
      taken +=
          switch (rule) {
            case NEMBAK -> acrossFrom(pits, mover, landing, false, rule, sink);
            case MATI_BELA -> acrossFrom(pits, mover, landing, true, rule, sink);
            case MIKUL -> besides(pits, mover, landing, sink);
            case CHAIN -> chain(pits, mover, landing, sink);
          };
    }
    pits[store(mover)] += taken;
    return taken;
  }

  private int acrossFrom(
      int[] pits, Side mover, int landing, boolean withLanding, CaptureRule rule, Sink sink) {
    int opposite = 2 * row - landing;
    if (pits[landing] != 1 || !owns(mover, landing) || pits[opposite] == 0) {
      return 0;
    }
    int landed = withLanding ? take(pits, landing, rule, sink) : 0;
    return landed + take(pits, opposite, rule, sink);
  }

  private int besides(int[] pits, Side mover, int landing, Sink sink) {
    int firstOfRow = firstHole(mover.opponent());
    boolean between = landing > firstOfRow && landing < firstOfRow + row - 1;
    int behind = landing - step;
    int ahead = landing + step;
    if (pits[landing] != 1 || !between || pits[behind] != pits[ahead] || pits[behind] == 0) {
      return 0;
    }
    return take(pits, landing, CaptureRule.MIKUL, sink)
        + take(pits, behind, CaptureRule.MIKUL, sink)
        + take(pits, ahead, CaptureRule.MIKUL, sink);
  }

  private int chain(int[] pits, Side mover, int landing, Sink sink) {
    Way way = mover == Side.SOUTH ? south : north;
    int[] ring = way.ring;
    int taken = 0;
    int at = way.place[landing];
    while (pits[ring[at]] == 2 || pits[ring[at]] == 4) {
      taken += take(pits, ring[at], CaptureRule.CHAIN, sink);
      at = at == 0 ? ring.length - 1 : at - 1;
    }
    return taken;
  }

  private static int take(int[] pits, int hole, CaptureRule rule, Sink sink) {
    int seeds = pits[hole];
    pits[hole] = 0;
    sink.taken(rule, hole, seeds);
    return seeds;
  }

  /** Whether a player may begin a move with this hole, as far as its seeds and its owner go. */
  public boolean canLift(int[] pits, Side mover, int hole) {
    return owns(mover, hole) && pits[hole] >= rules.fewestLifted();
  }

  /** Whether the game is over where this player is about to move. */
  public boolean isOver(int[] pits, Side toMove) {
    return switch (rules.end()) {
      case MOVER_EMPTY -> isEmpty(pits, toMove, 0);
      case EITHER_EMPTY -> isEmpty(pits, Side.SOUTH, 0) || isEmpty(pits, Side.NORTH, 0);
      case SINGLES_LEFT -> isEmpty(pits, Side.SOUTH, 1) && isEmpty(pits, Side.NORTH, 1);
    };
  }

  /** Whether no hole of a row holds more than a few seeds. */
  private boolean isEmpty(int[] pits, Side side, int few) {
    int first = firstHole(side);
    for (int hole = first; hole < first + row; hole++) {
      if (pits[hole] > few) {
        return false;
      }
    }
    return true;
  }

  /**
   * Gives each player the seeds of the own row. Where the game ended by an empty row, these are the
   * seeds of the other one, and they go to its owner.
   */
  public void sweep(int[] pits, Sink sink) {
    for (Side side : Side.values()) {
      int first = firstHole(side);
      for (int hole = first; hole < first + row; hole++) {
        if (pits[hole] > 0) {
          sink.swept(hole, pits[hole]);
          pits[store(side)] += pits[hole];
          pits[hole] = 0;
        }
      }
    }
  }

  /** The index of a player's first hole, from the player's left. */
  public int firstHole(Side side) {
    return side == Side.SOUTH ? 0 : row + 1;
  }

  /** The index of a player's store. */
  public int store(Side side) {
    return firstHole(side) + row;
  }

  private boolean owns(Side side, int hole) {
    int first = firstHole(side);
    return hole >= first && hole < first + row;
  }

  /** The pits of a circuit in the order of sowing, and the place of each pit in it. */
  private static final class Way {
    private final int[] ring;
    private final int[] place;

    Way(int[] ring, int[] place) {
      this.ring = ring;
      this.place = place;
    }
  }

  /**
   * The holes and boards from which the laps of a move started. Where the stores lie aside a relay
   * can run in a circle for ever; where they are sown into, every round of the board leaves a seed
   * there.
   */
  private static final class LapStarts {
    private final Set<LapStart> known = new HashSet<>();

    /** Remembers the start of a lap, unless there was one like it or there were too many. */
    boolean isNew(int hole, int[] pits) {
      return known.size() < MOST_LAPS && known.add(new LapStart(hole, pits.clone()));
    }
  }

  private static final class LapStart {
    private final int hole;
    private final int[] pits;

    LapStart(int hole, int[] pits) {
      this.hole = hole;
      this.pits = pits;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof LapStart start
          && hole == start.hole
          && Arrays.equals(pits, start.pits);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(pits) + hole;
    }
  }
}
