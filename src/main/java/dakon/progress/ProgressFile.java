package dakon.progress;

import dakon.file.Disk;
import dakon.file.TextFile;
import dakon.file.WholeFile;
import dakon.progress.ProgressReader.DamagedException;
import dakon.progress.ProgressReader.Reading;
import dakon.text.Messages;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;

/** A progress that is saved to a file, or brought in from one. */
public final class ProgressFile {
  /** More than the steps of a thousand courses. */
  static final int MOST_BYTES = 16 * 1024 * 1024;

  private final Path path;
  private final Disk disk;

  /** The file of this place. */
  public ProgressFile(Path path) {
    this(path, Disk.REAL);
  }

  ProgressFile(Path path, Disk disk) {
    this.path = path;
    this.disk = disk;
  }

  /**
   * Writes the file, whole or not at all.
   *
   * @throws IOException if it cannot be written; then all is as before
   */
  public void write(Progress progress) throws IOException {
    new WholeFile(path, disk).replace(ProgressJson.write(progress));
  }

  /**
   * What is in the file.
   *
   * @throws UnreadableProgressException if it holds no progress that this program knows
   * @throws IOException if it cannot be read at all
   */
  public Progress read() throws IOException {
    Reading reading = reading();
    if (reading.isNewer()) {
      throw UnreadableProgressException.newer(path);
    }
    return reading.progress();
  }

  /** What is in the file, even if it is of a newer version. */
  Reading reading() throws IOException {
    try {
      return ProgressReader.read(TextFile.read(path, MOST_BYTES));
    } catch (DamagedException damaged) {
      throw UnreadableProgressException.damaged(path, damaged.getMessage());
    } catch (TextFile.TooLargeException large) {
      throw UnreadableProgressException.damaged(path, text("too.large"));
    } catch (CharacterCodingException binary) {
      throw UnreadableProgressException.damaged(path, text("no.text"));
    }
  }

  private static String text(String key) {
    return Messages.of(ProgressFile.class).text(key);
  }
}
