package dakon.analysis;

/** Why a search came to an end before it had seen all. */
public enum Stop {
  /** Its time was over. */
  TIME,
  /** What it may remember was full. */
  MEMORY,
  /** It was called off. */
  CANCELLED
}
