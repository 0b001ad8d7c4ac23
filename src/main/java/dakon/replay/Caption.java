package dakon.replay;

/**
 * What is said of a moment.
 *
 * @param heading where in the move it is, in a few words
 * @param text what happens, in full sentences
 */
public record Caption(String heading, String text) {
  /** Nothing to say. */
  public static final Caption NONE = new Caption("", "");
}
