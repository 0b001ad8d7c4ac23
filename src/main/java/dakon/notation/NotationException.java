package dakon.notation;

import java.io.Serial;

/**
 * A text is not in the notation it should be in. The message says what was read, where it went
 * wrong and what would be right.
 */
public final class NotationException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final int line;
  private final int column;
  private final String problem;

  NotationException(String where, int line, int column, String problem) {
    super(where + ": " + problem);
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** The line it went wrong in, from 1. */
  public int line() {
    return line;
  }

  /** The column it went wrong at, from 1, in code points. */
  public int column() {
    return column;
  }

  /** What is wrong, without the place. */
  public String problem() {
    return problem;
  }
}
