package dakon.progress;

import dakon.text.Messages;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** A file holds no progress that can be read. The message says in a sentence where and why. */
public final class UnreadableProgressException extends IOException {
  @Serial private static final long serialVersionUID = 1;

  private final Why why;
  private final String fault;

  /** What is the matter. */
  public enum Why {
    /** It is no progress file, or damaged. */
    DAMAGED,
    /** It is of a newer version of the program. */
    NEWER
  }

  private UnreadableProgressException(Why why, Path file, String fault) {
    super(
        Messages.of(UnreadableProgressException.class)
            .text("unreadable." + why.name(), file, fault));
    this.why = why;
    this.fault = fault;
  }

  static UnreadableProgressException damaged(Path file, String fault) {
    return new UnreadableProgressException(Why.DAMAGED, file, fault);
  }

  static UnreadableProgressException newer(Path file) {
    return new UnreadableProgressException(Why.NEWER, file, "");
  }

  /** What is the matter. */
  public Why why() {
    return why;
  }

  /** Where it is damaged, and how; no whole sentence. */
  String fault() {
    return fault;
  }
}
