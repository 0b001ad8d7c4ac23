package dakon.analysis;

import java.util.Arrays;

/**
 * What was found out about positions, so that one that is reached in two ways is searched once. Of
 * fixed size: what is less worth gives way. Two numbers an entry, and nothing is an object.
 *
 * <p>A value is kept without the seeds that are in the stores already: they change nothing of what
 * is still to come.
 */
final class Memory {
  /** The value is not below. */
  static final int LEAST = 0;

  /** The value is not above. */
  static final int MOST = 1;

  /** The value is just that. */
  static final int SAME = 2;

  private static final int VALUE_OFFSET = 1 << 11;
  private static final int VALUE_MASK = (1 << 12) - 1;
  private static final int DEPTH_SHIFT = 12;
  private static final int DEPTH_MASK = (1 << 12) - 1;
  private static final int MOVE_SHIFT = 24;
  private static final int MOVE_MASK = (1 << 5) - 1;
  private static final int BOUND_SHIFT = 29;
  private static final int BOUND_MASK = 3;
  private static final int EXACT_SHIFT = 31;

  private static final int SMALLEST = 1 << 10;
  private static final int LARGEST = 1 << 20;

  private final long[] keys;
  private final long[] entries;
  private final int mask;
  private int place;

  /** A memory fit for a search that tries so many moves. */
  Memory(long nodes) {
    int size = SMALLEST;
    while (size < LARGEST && size < nodes) {
      size *= 2;
    }
    keys = new long[size];
    entries = new long[size];
    mask = size - 2;
  }

  /** Forgets all. */
  void clear() {
    Arrays.fill(entries, 0);
  }

  /** Looks for a position. What is known of it can then be asked. */
  boolean finds(long key) {
    place = (int) key & mask;
    if (entries[place] != 0 && keys[place] == key) {
      return true;
    }
    place++;
    return entries[place] != 0 && keys[place] == key;
  }

  int value() {
    return (int) (entries[place] & VALUE_MASK) - VALUE_OFFSET;
  }

  int depth() {
    return (int) (entries[place] >>> DEPTH_SHIFT) & DEPTH_MASK;
  }

  /** The best move, by its number in the mover's row. */
  int move() {
    return (int) (entries[place] >>> MOVE_SHIFT) & MOVE_MASK;
  }

  /** What is known of the value: {@link #LEAST}, {@link #MOST} or {@link #SAME}. */
  int bound() {
    return (int) (entries[place] >>> BOUND_SHIFT) & BOUND_MASK;
  }

  /** Whether it is known from the ends of games alone. */
  boolean isExact() {
    return (entries[place] >>> EXACT_SHIFT & 1) != 0;
  }

  /** Remembers a position: at the first of its two places what goes deep, else at the second. */
  void put(long key, int value, int depth, int move, int bound, boolean exact) {
    int at = (int) key & mask;
    boolean deep = depth >= ((int) (entries[at] >>> DEPTH_SHIFT) & DEPTH_MASK);
    at += deep || keys[at] == key ? 0 : 1;
    keys[at] = key;
    entries[at] =
        value + VALUE_OFFSET
            | (long) depth << DEPTH_SHIFT
            | (long) move << MOVE_SHIFT
            | (long) bound << BOUND_SHIFT
            | (exact ? 1L << EXACT_SHIFT : 0);
  }
}
