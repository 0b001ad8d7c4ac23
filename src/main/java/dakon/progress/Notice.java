package dakon.progress;

/**
 * What a learner should know of the file of their progress.
 *
 * @param kind what it is
 * @param text a sentence or two
 */
public record Notice(Kind kind, String text) {
  /** What a notice is. */
  public enum Kind {
    /** The file was damaged and was set aside. Stays until it is dismissed. */
    SET_ASIDE,
    /** The file is of a newer version and is left alone. Stays. */
    READ_ONLY,
    /** The file could not be read, but may be later. Ends when it is saved. */
    NOT_READ,
    /** The file could not be written. Ends when it is saved. */
    NOT_SAVED
  }
}
