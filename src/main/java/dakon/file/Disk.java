package dakon.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The steps by which a file comes to be. Any of them may fail; a test lets each of them fail. */
public interface Disk {
  /** The disk there is. */
  Disk REAL = new Disk() {};

  /** Makes a file and writes it. */
  default void write(Path draft, Writing writing) throws IOException {
    writing.to(draft);
  }

  /** Waits until what was written would outlast a power failure. */
  default void sync(Path draft) throws IOException {
    try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** Gives a file its place, where none may be yet. */
  default void moveIn(Path draft, Path place) throws IOException {
    Files.move(draft, place);
  }

  /** Gives a file its place, in one step where the file system can do that. */
  default void moveOver(Path draft, Path place) throws IOException {
    try {
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException unknown) {
      Files.move(draft, place, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Takes away what has come to nothing, if it can. */
  default void discard(Path draft) {
    draft.toFile().delete();
  }
}
