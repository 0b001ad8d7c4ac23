package dakon.board;

/** One of the two players, named by the row they sit at. South moves first. */
public enum Side {
  /** The player of the bottom row. */
  SOUTH,
  /** The player of the top row. */
  NORTH;

  /** The other player. */
  public Side opponent() {
    return this == SOUTH ? NORTH : SOUTH;
  }
}
