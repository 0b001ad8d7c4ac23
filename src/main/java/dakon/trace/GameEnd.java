package dakon.trace;

/** Why a game ended. */
public enum GameEnd {
  /** The player about to move has no seeds in the own row. */
  MOVER_EMPTY,
  /** One of the rows is empty, whoever moves next. */
  ROW_EMPTY,
  /** No hole of the board holds two or more seeds. */
  SINGLES_LEFT,
  /** The same position stands for the third time. */
  REPETITION
}
