package dakon.lesson;

/** What a learner is asked to predict of a run of moves; sums and last moves as in a claim. */
public enum Ask {
  /** The pit into which the last seed falls. */
  LANDING,
  /** How many seeds are captured. */
  CAPTURED,
  /** How many laps it takes. */
  LAPS,
  /** How many seeds lie in the mover's store afterwards. */
  STORE,
  /** Whose turn is next, if anyone's. */
  NEXT,
  /** How the move ends. */
  HOW
}
