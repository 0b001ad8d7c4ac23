package dakon.app;

import java.io.Serial;

/** What was put in is wrong, and nothing can be made of it. The message says why. */
final class WrongException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  WrongException(String sentence) {
    super(sentence);
  }
}
