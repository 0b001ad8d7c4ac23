package dakon.benchmarks;

/** Chooses by chance, at next to no cost, and the same in every run: a xorshift generator. */
final class Chance {
  private long state;

  Chance(long seed) {
    this.state = seed;
  }

  /** A number from 0 to below the bound, all equally likely. */
  int below(int bound) {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return (int) (((state >>> 32) * bound) >>> 32);
  }
}
