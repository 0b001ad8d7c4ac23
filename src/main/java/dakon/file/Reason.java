package dakon.file;

import dakon.text.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Says in a clause why something could not be read or written. */
public final class Reason {
  private static final Messages MESSAGES = Messages.of(Reason.class);

  /**
   * What systems say, in English, where Java has no exception of its own for it, and the clause for
   * it. What is said in another language is told as it is.
   */
  private static final Map<String, String> SAYINGS =
      Map.of(
          "not a directory", "NOT_A_FOLDER",
          "is a directory", "IS_A_FOLDER",
          "no space left", "DISK_FULL",
          "not enough space", "DISK_FULL",
          "quota exceeded", "DISK_FULL",
          "read-only file system", "READ_ONLY",
          "name too long", "TOO_LONG",
          "permission denied", "FORBIDDEN");

  private Reason() {}

  /** A clause such as "access is denied", in which a file that is in the way is named. */
  public static String of(IOException failure) {
    if (failure instanceof NotDirectoryException || failure instanceof FileAlreadyExistsException) {
      return MESSAGES.text("Reason.IN_THE_WAY", String.valueOf(failure.getMessage()));
    } else if (failure instanceof AccessDeniedException) {
      return MESSAGES.text("Reason.FORBIDDEN");
    } else if (failure instanceof NoSuchFileException) {
      return MESSAGES.text("Reason.GONE");
    }
    return said(failure).map(Reason::known).orElseGet(() -> MESSAGES.text("Reason.UNKNOWN"));
  }

  private static Optional<String> said(IOException failure) {
    return Optional.ofNullable(
        failure instanceof FileSystemException file ? file.getReason() : failure.getMessage());
  }

  private static String known(String said) {
    String small = said.toLowerCase(Locale.ROOT);
    return SAYINGS.entrySet().stream()
        .filter(saying -> small.contains(saying.getKey()))
        .findFirst()
        .map(saying -> MESSAGES.text("Reason." + saying.getValue()))
        .orElse(said);
  }
}
