package dakon.replay;

/**
 * What is said of a moment.
 *
 * @param heading where in the move it is, in a few words
 * @param text what happens, in full sentences
 * @param note what the author adds; empty where nothing is added
 */
public record Caption(String heading, String text, String note) {
  /** Nothing to say. */
  public static final Caption NONE = new Caption("", "", "");

  /** The same with an author's words. */
  Caption with(String words) {
    return new Caption(heading, text, words);
  }
}
