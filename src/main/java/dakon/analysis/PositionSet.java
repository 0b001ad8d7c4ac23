package dakon.analysis;

import java.util.Arrays;

/**
 * Distinct positions with the same seeds in all, the same player to move and the same seeds in the
 * other player's store: each kept once, under a number, in the order in which they came, with the
 * number of the one it came from.
 *
 * <p>A position is a few numbers of 64 bits, each pile in as many bits as all seeds together take;
 * the mover's store is what the rest leaves. Nothing is an object of its own, and nothing is copied
 * when there are more.
 */
final class PositionSet {
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int FIRST_SLOTS = 1 << 12;
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  private final int store;
  private final int otherStore;
  private final int inOtherStore;
  private final int total;
  private final int bits;
  private final int perWord;
  private final int words;

  private long[][] packed = new long[1][];
  private int[][] origins = new int[1][];
  private int chunks;
  private int size;

  /**
   * Where a position is found by its hash: its number and one, and above them the hash, so that
   * positions are looked up only where that is the same.
   */
  private long[] slots = new long[FIRST_SLOTS];

  private final long[] key;

  /**
   * A set without a position.
   *
   * @param pits the seeds of a position like those to come
   * @param store the index of the mover's store
   * @param otherStore the index of the other one
   */
  PositionSet(int[] pits, int store, int otherStore) {
    this.store = store;
    this.otherStore = otherStore;
    this.inOtherStore = pits[otherStore];
    this.total = Arrays.stream(pits).sum();
    this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(total);
    this.perWord = Long.SIZE / bits;
    this.words = (pits.length - 2 + perWord - 1) / perWord;
    this.key = new long[words];
  }

  /** The number of positions. */
  int size() {
    return size;
  }

  /** The memory that the positions take at most while so many more are added, in bytes. */
  long bytesWith(int more) {
    long places = (long) size + more + CHUNK;
    long all = places * (Long.BYTES * words + Integer.BYTES) + (long) slots.length * Long.BYTES;
    return size + more > mostInSlots() ? all + 2L * slots.length * Long.BYTES : all;
  }

  /** More than so many would have to be looked for too long. */
  private int mostInSlots() {
    return slots.length / 8 * 5;
  }

  /**
   * Adds a position, unless it is there.
   *
   * @param origin the number of the position from which it was reached
   * @return whether it was new
   */
  boolean add(int[] pits, int origin) {
    pack(pits);
    int hash = hash();
    int slot = hash & (slots.length - 1);
    while (slots[slot] != 0) {
      if ((int) (slots[slot] >>> Integer.SIZE) == hash && isKey((int) slots[slot] - 1)) {
        return false;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    append(origin);
    slots[slot] = (long) hash << Integer.SIZE | size;
    if (size > mostInSlots()) {
      moreSlots();
    }
    return true;
  }

  private void append(int origin) {
    int chunk = size >> CHUNK_BITS;
    int place = size & (CHUNK - 1);
    if (chunk == chunks) {
      anotherChunk();
    }
    System.arraycopy(key, 0, packed[chunk], place * words, words);
    origins[chunk][place] = origin;
    size++;
  }

  private void anotherChunk() {
    if (chunks == packed.length) {
      packed = Arrays.copyOf(packed, 2 * chunks);
      origins = Arrays.copyOf(origins, 2 * chunks);
    }
    packed[chunks] = new long[CHUNK * words];
    origins[chunks] = new int[CHUNK];
    chunks++;
  }

  /** The number of the position from which this one was reached first. */
  int origin(int number) {
    return origins[number >> CHUNK_BITS][number & (CHUNK - 1)];
  }

  /** Whether the position of this number has these seeds. */
  boolean is(int number, int[] pits) {
    pack(pits);
    return isKey(number);
  }

  private boolean isKey(int number) {
    long[] chunk = packed[number >> CHUNK_BITS];
    int from = (number & (CHUNK - 1)) * words;
    for (int word = 0; word < words; word++) {
      if (chunk[from + word] != key[word]) {
        return false;
      }
    }
    return true;
  }

  /** Puts the seeds of a position into an array. */
  void read(int number, int[] pits) {
    long[] chunk = packed[number >> CHUNK_BITS];
    int word = (number & (CHUNK - 1)) * words;
    int mask = (1 << bits) - 1;
    int left = total - inOtherStore;
    long rest = chunk[word];
    int inWord = 0;
    for (int pit = 0; pit < pits.length; pit++) {
      if (pit == store || pit == otherStore) {
        continue;
      }
      if (inWord == perWord) {
        word++;
        rest = chunk[word];
        inWord = 0;
      }
      pits[pit] = (int) rest & mask;
      left -= pits[pit];
      rest >>>= bits;
      inWord++;
    }
    pits[store] = left;
    pits[otherStore] = inOtherStore;
  }

  private void pack(int[] pits) {
    int word = 0;
    int shift = 0;
    long bundle = 0;
    for (int pit = 0; pit < pits.length; pit++) {
      if (pit == store || pit == otherStore) {
        continue;
      }
      if (shift == perWord * bits) {
        key[word] = bundle;
        word++;
        bundle = 0;
        shift = 0;
      }
      bundle |= (long) pits[pit] << shift;
      shift += bits;
    }
    key[word] = bundle;
  }

  private int hash() {
    long hash = 0;
    for (int word = 0; word < words; word++) {
      hash = (hash ^ key[word]) * PRIME;
      hash ^= hash >>> Integer.SIZE;
    }
    return (int) hash;
  }

  private void moreSlots() {
    long[] more = new long[2 * slots.length];
    for (long taken : slots) {
      if (taken != 0) {
        int slot = (int) (taken >>> Integer.SIZE) & (more.length - 1);
        while (more[slot] != 0) {
          slot = (slot + 1) & (more.length - 1);
        }
        more[slot] = taken;
      }
    }
    slots = more;
  }
}
