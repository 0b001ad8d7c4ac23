package dakon.rules;

import dakon.board.Board;
import dakon.board.Direction;
import dakon.board.Hole;
import dakon.board.Pit;
import dakon.board.Side;
import dakon.board.Store;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The one sowing algorithm: plays a move on an array of seeds, by rules and a row length fixed
 * once. It asks no questions: whether the move is legal is the {@link Referee}'s business. Has no
 * state of its own, so that one sower serves all threads.
 *
 * <p>The array lists the pits as they are sown: South's holes, South's store, North's holes,
 * North's store. So the algorithm knows no direction, and sowing on means going up by one.
 */
public final class Sower {
  /** A move is broken off after so many laps, which only Djenon-aboure can reach. */
  public static final int MOST_LAPS = 10_000;

  private static final int NO_GAP = -1;

  private final Ruleset rules;
  private final int row;

  private final List<Pit> pits;
  private final int[] places;
  private final Way south;
  private final Way north;
  private final int beforeFirstSeed;

  // The rules that every lap or move asks for, at hand: to look them up costs a fifth of the speed.
  private final boolean relayFromOccupied;
  private final boolean relayFromThreeOrFive;
  private final boolean mayNeverStop;
  private final EndRule end;
  private final boolean nembak;
  private final boolean matiBela;
  private final boolean mikul;
  private final boolean chain;

  /** A sower for these rules on boards with rows of this length. */
  public Sower(Ruleset rules, int row) {
    this.rules = rules;
    this.row = row;
    this.pits = Circuit.allPits(rules.direction(), row);
    this.places = pits.stream().mapToInt(Board.pits(row)::indexOf).toArray();
    this.south = wayOf(Side.SOUTH);
    this.north = wayOf(Side.NORTH);
    this.beforeFirstSeed = rules.firstSeed() == FirstSeed.BACK ? -1 : 0;
    this.relayFromOccupied = rules.relay() == Relay.FROM_OCCUPIED;
    this.relayFromThreeOrFive = rules.relay() == Relay.FROM_THREE_OR_FIVE;
    this.mayNeverStop = rules.stores() == Stores.ASIDE;
    this.end = rules.end();
    this.nembak = rules.captures().contains(CaptureRule.NEMBAK);
    this.matiBela = rules.captures().contains(CaptureRule.MATI_BELA);
    this.mikul = rules.captures().contains(CaptureRule.MIKUL);
    this.chain = rules.captures().contains(CaptureRule.CHAIN);
  }

  private Way way(Side mover) {
    return mover == Side.SOUTH ? south : north;
  }

  private Way wayOf(Side mover) {
    Circuit circuit = Circuit.of(rules, row, mover);
    boolean past = circuit.ring().contains(new Store(Side.SOUTH));
    boolean toTheEnd = circuit.ring().contains(new Store(Side.NORTH));
    return new Way(past ? NO_GAP : store(Side.SOUTH), toTheEnd ? pits.size() : store(Side.NORTH));
  }

  /** The pits in the order of the array. */
  public List<Pit> pits() {
    return pits;
  }

  /** The seeds of a board as an array to sow on. */
  public int[] seeds(Board board) {
    int[] onBoard = board.toArray();
    int[] seeds = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      seeds[i] = onBoard[places[i]];
    }
    return seeds;
  }

  /** The board with the seeds of an array. */
  public Board board(int[] seeds) {
    int[] onBoard = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      onBoard[places[i]] = seeds[i];
    }
    return Board.ofIndexed(onBoard);
  }

  /** The index of a hole in the array. */
  public int index(Hole hole) {
    int fromFirst =
        rules.direction() == Direction.CLOCKWISE ? row - 1 - hole.number() : hole.number();
    return firstHole(hole.side()) + fromFirst;
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
    Way way = way(mover);
    int store = store(mover);
    int[] before = mayNeverStop ? pits.clone() : pits;
    LapStarts lapStarts = null;
    int at = hole;
    for (int laps = 0; ; laps++) {
      if (mayNeverStop && laps >= lapsOfAShortCircle()) {
        lapStarts = lapStarts == null ? lapStarts(before, way, hole) : lapStarts;
        if (!lapStarts.isNew(at, pits)) {
          return Ending.ENDLESS;
        }
      }
      at = lap(pits, way, at, sink);
      if (at == store) {
        return Ending.BONUS;
      }
      if (!relays(pits[at])) {
        return capture(pits, mover, at, sink) > 0 ? Ending.CAPTURE : Ending.DEAD;
      }
    }
  }

  /**
   * A relay that comes back to where it was has gone round the board at least once, and left a seed
   * in each hole; so it must have lifted each of them. Few moves last so long: only then is it
   * worth while to remember the laps.
   */
  private int lapsOfAShortCircle() {
    return 2 * row;
  }

  /** The starts of the laps that have not been remembered so far, sown once more. */
  private LapStarts lapStarts(int[] before, Way way, int hole) {
    LapStarts lapStarts = new LapStarts();
    int at = hole;
    for (int laps = 0; laps < lapsOfAShortCircle(); laps++) {
      lapStarts.isNew(at, before);
      at = lap(before, way, at, Sink.SILENT);
    }
    return lapStarts;
  }

  /** Lifts a hole and sows its seeds; gives the pit in which the last one landed. */
  private int lap(int[] pits, Way way, int hole, Sink sink) {
    int gap = way.gap;
    int end = way.end;
    int seeds = pits[hole];
    pits[hole] = 0;
    sink.lifted(hole, seeds);
    int at = hole + beforeFirstSeed;
    for (int inHand = seeds - 1; inHand >= 0; inHand--) {
      at++;
      if (at == gap) {
        at++;
      }
      if (at == end) {
        at = 0;
      }
      pits[at]++;
      sink.sown(at, inHand);
    }
    return at;
  }

  private boolean relays(int seeds) {
    return relayFromOccupied ? seeds > 1 : relayFromThreeOrFive && (seeds == 3 || seeds > 4);
  }

  private int capture(int[] pits, Side mover, int landing, Sink sink) {
    int taken;
    if (chain) {
      taken = chain(pits, way(mover), landing, sink);
    } else if (owns(mover, landing)) {
      taken = across(pits, landing, sink);
    } else {
      taken = besides(pits, landing, sink);
    }
    pits[store(mover)] += taken;
    return taken;
  }

  private int across(int[] pits, int landing, Sink sink) {
    int opposite = 2 * row - landing;
    if (pits[landing] != 1 || pits[opposite] == 0) {
      return 0;
    }
    if (nembak) {
      int taken = empty(pits, opposite, sink);
      sink.captured(CaptureRule.NEMBAK);
      return taken;
    }
    if (matiBela) {
      int taken = empty(pits, landing, sink) + empty(pits, opposite, sink);
      sink.captured(CaptureRule.MATI_BELA);
      return taken;
    }
    return 0;
  }

  private int besides(int[] pits, int landing, Sink sink) {
    int first = landing < row ? 0 : row + 1;
    boolean between = landing > first && landing < first + row - 1;
    if (!mikul
        || !between
        || pits[landing] != 1
        || pits[landing - 1] != pits[landing + 1]
        || pits[landing - 1] == 0) {
      return 0;
    }
    int taken =
        empty(pits, landing, sink)
            + empty(pits, landing - 1, sink)
            + empty(pits, landing + 1, sink);
    sink.captured(CaptureRule.MIKUL);
    return taken;
  }

  private static int chain(int[] pits, Way way, int landing, Sink sink) {
    int taken = 0;
    int at = landing;
    while (pits[at] == 2 || pits[at] == 4) {
      taken += empty(pits, at, sink);
      at = at == 0 ? way.end - 1 : at - 1;
      if (at == way.gap) {
        at--;
      }
    }
    if (taken > 0) {
      sink.captured(CaptureRule.CHAIN);
    }
    return taken;
  }

  private static int empty(int[] pits, int hole, Sink sink) {
    int seeds = pits[hole];
    pits[hole] = 0;
    sink.emptied(hole, seeds);
    return seeds;
  }

  /** Whether a player may begin a move with this hole, as far as its seeds and its owner go. */
  public boolean canLift(int[] pits, Side mover, int hole) {
    return owns(mover, hole) && pits[hole] >= rules.fewestLifted();
  }

  /** Whether the game is over where this player is about to move. */
  public boolean isOver(int[] pits, Side toMove) {
    if (end == EndRule.MOVER_EMPTY) {
      return isEmpty(pits, toMove, 0);
    }
    return end == EndRule.SINGLES_LEFT
        ? isEmpty(pits, Side.SOUTH, 1) && isEmpty(pits, Side.NORTH, 1)
        : isEmpty(pits, Side.SOUTH, 0) || isEmpty(pits, Side.NORTH, 0);
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
    sweep(pits, Side.SOUTH, sink);
    sweep(pits, Side.NORTH, sink);
  }

  private void sweep(int[] pits, Side side, Sink sink) {
    int store = store(side);
    int swept = 0;
    for (int hole = firstHole(side); hole < store; hole++) {
      if (pits[hole] > 0) {
        swept += empty(pits, hole, sink);
      }
    }
    if (swept > 0) {
      pits[store] += swept;
      sink.swept(side);
    }
  }

  /** The index of the hole of a player that is sown first, coming from the other row. */
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

  /** Where a circuit leaves out a pit of the array: a gap within, or all from its end on. */
  private static final class Way {
    private final int gap;
    private final int end;

    Way(int gap, int end) {
      this.gap = gap;
      this.end = end;
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
