package dakon.trace;

/** How a move ended. */
public enum Ending {
  /** In the mover's store: the mover moves again. */
  BONUS,
  /** With seeds taken from the board. */
  CAPTURE,
  /** With nothing taken. */
  DEAD,
  /** Broken off, because the relay would never have stopped, or not within 10,000 laps. */
  ENDLESS,
  /** Before it began: the player had no move. */
  PASSED
}
