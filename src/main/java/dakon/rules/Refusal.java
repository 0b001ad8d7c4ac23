package dakon.rules;

/** Why a move is not allowed. */
public enum Refusal {
  /** The game is over. */
  GAME_OVER,
  /** The board has no such hole. */
  NO_SUCH_HOLE,
  /** The hole is the opponent's. */
  NOT_YOURS,
  /** The hole is empty. */
  EMPTY_HOLE,
  /** The hole holds a single seed, and may not be lifted with it. */
  SINGLE_SEED,
  /** The game knows no passing. */
  NO_PASSING,
  /** Only a player without a move may pass. */
  CAN_STILL_MOVE
}
