package dakon.export;

import dakon.export.ExportException.Why;
import dakon.file.WholeFile;
import dakon.file.Writing;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** A file that is written whole or not at all, and if not, says why in a sentence. */
public final class Draft {
  /** With less room than this a file that could not be written has met the end of the disk. */
  private static final long NO_ROOM = 64 * 1024;

  private final Path target;
  private final boolean replaces;

  private Draft(Path target, boolean replaces) {
    this.target = target;
    this.replaces = replaces;
  }

  /**
   * Writes a file.
   *
   * @param target its place
   * @param replaces whether a file that is there already may be replaced
   * @throws ExportException if it cannot be written
   * @throws CancelledException if the writing was called off
   */
  public static void write(Path target, boolean replaces, Writing writing)
      throws ExportException, CancelledException {
    Draft draft = new Draft(target.toAbsolutePath(), replaces);
    draft.checkPlace();
    draft.write(writing);
  }

  private void checkPlace() throws ExportException {
    if (!Files.isDirectory(target.resolveSibling(""))) {
      throw new ExportException(Why.NO_FOLDER, target, "");
    }
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      if (!replaces) {
        throw new ExportException(Why.EXISTS, target, "");
      }
      if (!Files.isRegularFile(target)) {
        throw new ExportException(Why.NO_FILE, target, "");
      }
    }
  }

  private void write(Writing writing) throws ExportException, CancelledException {
    try {
      WholeFile file = new WholeFile(target);
      if (replaces) {
        file.replace(writing);
      } else {
        file.create(writing);
      }
    } catch (CancelledException | ExportException known) {
      throw known;
    } catch (IOException failure) {
      ExportException explained = explain(failure);
      explained.initCause(failure);
      throw explained;
    }
  }

  private ExportException explain(IOException failure) {
    if (failure instanceof FileAlreadyExistsException) {
      return new ExportException(Why.EXISTS, target, "");
    }
    if (failure instanceof AccessDeniedException) {
      return new ExportException(Why.FORBIDDEN, target, "");
    }
    if (isFull()) {
      return new ExportException(Why.FULL, target, "");
    }
    return new ExportException(Why.FAILED, target, firstCause(failure));
  }

  private boolean isFull() {
    try {
      return Files.getFileStore(target.resolveSibling("")).getUsableSpace() < NO_ROOM;
    } catch (IOException unknown) {
      return false;
    }
  }

  private static String firstCause(Throwable failure) {
    Throwable first = failure;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return first.getMessage() == null ? first.toString() : first.getMessage();
  }
}
