package dakon.rules;

/** How many seeds lie in each hole at the start. */
public enum Filling {
  /** As many as a row has holes. */
  AS_MANY_AS_HOLES,
  /** Four. */
  FOUR;

  /** The seeds in each hole of a board with rows of this length. */
  public int seedsPerHole(int row) {
    return this == FOUR ? 4 : row;
  }
}
