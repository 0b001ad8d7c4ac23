package dakon.rules;

/** Where what a player has won lies. */
public enum Stores {
  /** In a pit of the circuit, behind the last hole of the player's row; the owner sows into it. */
  IN_CIRCUIT,
  /** Beside the board; nobody sows into it. */
  ASIDE
}
