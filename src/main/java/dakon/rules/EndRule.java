package dakon.rules;

/** What ends the game. */
public enum EndRule {
  /** The player about to move has no seeds in the own row. */
  MOVER_EMPTY,
  /** One of the rows has no seeds, whoever moves next. */
  EITHER_EMPTY,
  /** No hole of the board holds two or more seeds. */
  SINGLES_LEFT
}
