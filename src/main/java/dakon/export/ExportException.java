package dakon.export;

import dakon.text.Messages;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** A file could not be written. The message says in a sentence why. */
public final class ExportException extends IOException {
  @Serial private static final long serialVersionUID = 1;

  private final Why why;

  /** What stands in the way. */
  public enum Why {
    /** There is a file of that name, which may not be replaced. */
    EXISTS,
    /** What is there is no file. */
    NO_FILE,
    /** The folder does not exist. */
    NO_FOLDER,
    /** Nothing may be written there. */
    FORBIDDEN,
    /** There is no room for it. */
    FULL,
    /** Something else. */
    FAILED
  }

  ExportException(Why why, Path file, String details) {
    super(Messages.of(ExportException.class).text("Why." + why.name(), file, details));
    this.why = why;
  }

  /** What stands in the way. */
  public Why why() {
    return why;
  }
}
