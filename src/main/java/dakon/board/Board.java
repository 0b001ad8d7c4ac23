package dakon.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * How many seeds lie in each pit: two rows of equally many holes, and two stores. Immutable.
 *
 * <p>For whoever must be fast, a pit also has an index: South's holes from South's left, South's
 * store, North's holes from North's left, North's store. In that order one walks round the board
 * counter-clockwise.
 */
public final class Board {
  /** The shortest row that can be played on, in holes. */
  public static final int FEWEST_HOLES = 3;

  /** The longest row that can be played on, in holes. */
  public static final int MOST_HOLES = 15;

  /** The most seeds a board can bear. */
  public static final int MOST_SEEDS = 999;

  private static final List<List<Pit>> PITS =
      IntStream.rangeClosed(0, MOST_HOLES).mapToObj(Board::pitsOf).toList();

  private static final List<Map<Side, List<Hole>>> HOLES =
      PITS.stream().map(Board::holesOf).toList();

  private final int[] seeds;

  private Board(int[] seeds) {
    this.seeds = seeds;
    int row = row();
    if (row < FEWEST_HOLES || row > MOST_HOLES || seeds.length != 2 * row + 2) {
      throw new IllegalArgumentException(
          "a row has " + FEWEST_HOLES + " to " + MOST_HOLES + " holes, not " + row);
    }
    for (int pile : seeds) {
      if (pile < 0 || pile > MOST_SEEDS) {
        throw new IllegalArgumentException("a pit holds 0 to " + MOST_SEEDS + " seeds");
      }
    }
    if (seeds() > MOST_SEEDS) {
      throw new IllegalArgumentException("a board bears at most " + MOST_SEEDS + " seeds");
    }
  }

  /** A board with equally many seeds in every hole, and empty stores. */
  public static Board filled(int row, int seedsPerHole) {
    return of(row, pit -> pit instanceof Hole ? seedsPerHole : 0);
  }

  /** A board on which every pit holds as many seeds as the function says. */
  public static Board of(int row, ToIntFunction<Pit> seeds) {
    return new Board(pits(row).stream().mapToInt(seeds).toArray());
  }

  /** A board from its seeds in index order: two rows, each with its store behind it. */
  public static Board ofIndexed(int[] seeds) {
    return new Board(seeds.clone());
  }

  /** The pits of a board with rows of this length, in index order. */
  public static List<Pit> pits(int row) {
    return PITS.get(Objects.checkIndex(row, PITS.size()));
  }

  private static List<Pit> pitsOf(int row) {
    List<Pit> pits = new ArrayList<>();
    for (Side side : Side.values()) {
      IntStream.range(0, row).forEach(number -> pits.add(new Hole(side, number)));
      pits.add(new Store(side));
    }
    return List.copyOf(pits);
  }

  private static Map<Side, List<Hole>> holesOf(List<Pit> pits) {
    Map<Side, List<Hole>> holes = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      holes.put(
          side,
          pits.stream()
              .filter(pit -> pit.side() == side && pit instanceof Hole)
              .map(Hole.class::cast)
              .toList());
    }
    return holes;
  }

  /** The number of holes in a row. */
  public int row() {
    return seeds.length / 2 - 1;
  }

  /** All pits, in index order. */
  public List<Pit> pits() {
    return pits(row());
  }

  /** A player's holes, from the owner's left. */
  public List<Hole> holes(Side side) {
    return HOLES.get(row()).get(side);
  }

  /** Whether this board has that pit. */
  public boolean has(Pit pit) {
    return !(pit instanceof Hole hole) || hole.number() < row();
  }

  /** The hole straight across. */
  public Hole opposite(Hole hole) {
    return new Hole(hole.side().opponent(), row() - 1 - hole.number());
  }

  /** The place of a pit in index order. */
  public int index(Pit pit) {
    int inRow = pit instanceof Hole hole ? Objects.checkIndex(hole.number(), row()) : row();
    return pit.side() == Side.SOUTH ? inRow : row() + 1 + inRow;
  }

  /** The number of seeds in a pit. */
  public int seeds(Pit pit) {
    return seeds[index(pit)];
  }

  /** The number of seeds on the whole board, those in the stores among them. */
  public int seeds() {
    int sum = 0;
    for (int pile : seeds) {
      sum += pile;
    }
    return sum;
  }

  /** The number of seeds in a player's holes, without the store. */
  public int seedsInRow(Side side) {
    return holes(side).stream().mapToInt(this::seeds).sum();
  }

  /** A copy of the seeds in index order. */
  public int[] toArray() {
    return seeds.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board && Arrays.equals(seeds, board.seeds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(seeds);
  }

  /** The seeds of South's row and store, then of North's, for a person who debugs. */
  @Override
  public String toString() {
    return Arrays.toString(seeds);
  }
}
