package dakon.replay;

/**
 * What is said of a moment.
 *
 * @param heading where in the move it is, in a few words
 * @param text what happens, in full sentences
 * @param summary what the lap, the move or the turn has come to, where one ends here; else empty
 */
public record Caption(String heading, String text, String summary) {
  /** Nothing to say. */
  public static final Caption NONE = new Caption("", "", "");

  /** A caption of a moment with which nothing ends. */
  Caption(String heading, String text) {
    this(heading, text, "");
  }

  /** All that is said below the heading. */
  public String words() {
    return summary.isEmpty() ? text : text + " " + summary;
  }
}
