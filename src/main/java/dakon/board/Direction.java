package dakon.board;

/**
 * The way round the board in which seeds are sown, as seen from above. It also tells where a store
 * lies: sowing reaches a player's own store after the last hole of the own row, so clockwise it
 * lies at the player's left hand and counter-clockwise at the right.
 */
public enum Direction {
  /** Each player sows towards the own left hand. */
  CLOCKWISE,
  /** Each player sows towards the own right hand. */
  COUNTER_CLOCKWISE;

  /** The mirror image. */
  public Direction reversed() {
    return this == CLOCKWISE ? COUNTER_CLOCKWISE : CLOCKWISE;
  }
}
