package dakon.rules;

/** Which hole, once the last seed of a lap has fallen into it, is lifted and sown on. */
public enum Relay {
  /** One that held seeds already. */
  FROM_OCCUPIED,
  /** None: a move is one lap. */
  NEVER,
  /** One that holds three, or five or more, now. */
  FROM_THREE_OR_FIVE
}
