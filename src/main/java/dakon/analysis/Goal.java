package dakon.analysis;

/** What is sought of a first turn. */
public enum Goal {
  /** More than half of all seeds in the mover's store, in as few moves as it can be done. */
  MAJORITY,
  /** As many seeds in the mover's store as can be, in as few moves as that can be done. */
  MOST
}
