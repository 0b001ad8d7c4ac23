package dakon.rules;

import java.io.Serial;

/** A move that the rules do not allow; its message is a sentence that says why. */
public final class IllegalMoveException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1;

  private final Refusal refusal;

  /** A move refused, with the sentence for whoever made it. */
  IllegalMoveException(Refusal refusal, String sentence) {
    super(sentence);
    this.refusal = refusal;
  }

  /** Why it is not allowed. */
  public Refusal refusal() {
    return refusal;
  }
}
