package dakon.analysis;

/** How strong the computer plays. */
public enum Level {
  /** Sees no further than the move it makes, and every second time does not look even so far. */
  BEGINNER(1, 50),
  /** Sees what a move gives at once, and misses one in five. */
  EASY(1, 20),
  /** Looks a little ahead, and misses one in ten. */
  MEDIUM(300, 10),
  /** Looks ahead. */
  STRONG(3_000, 0),
  /** As well as it can. */
  FULL(50_000, 0);

  private final long nodes;
  private final int misses;

  Level(long nodes, int misses) {
    this.nodes = nodes;
    this.misses = misses;
  }

  /** Whether it looks ahead at all, beyond what a move gives at once. */
  boolean looksAhead() {
    return nodes > 1;
  }

  /** How much it looks at for a move. */
  public Effort effort() {
    return Effort.ofNodes(nodes);
  }

  /** How many of a hundred moves it makes without a look. */
  int misses() {
    return misses;
  }
}
