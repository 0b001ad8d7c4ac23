package dakon.ui.progress;

import dakon.file.Reason;
import dakon.progress.UnreadableProgressException;
import dakon.text.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/** Says in a sentence why something could not be done with a learner or a file. */
final class FailureWords {
  private FailureWords() {}

  static String of(IOException failure) {
    return failure instanceof UnreadableProgressException
        ? String.valueOf(failure.getMessage())
        : Messages.of(FailureWords.class).text(key(failure), detail(failure));
  }

  private static String detail(IOException failure) {
    return "failed".equals(key(failure))
        ? Reason.of(failure)
        : String.valueOf(failure.getMessage());
  }

  private static String key(IOException failure) {
    if (failure instanceof FileAlreadyExistsException) {
      return "taken";
    } else if (failure instanceof NoSuchFileException) {
      return "gone";
    } else if (failure instanceof AccessDeniedException) {
      return "forbidden";
    }
    return "failed";
  }
}
