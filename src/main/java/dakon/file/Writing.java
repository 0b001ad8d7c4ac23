package dakon.file;

import java.io.IOException;
import java.nio.file.Path;

/** What writes a file. */
@FunctionalInterface
public interface Writing {
  /** Writes it; the file does not exist yet. */
  void to(Path file) throws IOException;
}
