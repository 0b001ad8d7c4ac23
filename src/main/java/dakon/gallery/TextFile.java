package dakon.gallery;

import dakon.file.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text files of a size that a person writes, in UTF-8. */
public final class TextFile {
  /** The most bytes that are read. */
  public static final int MOST_BYTES = 256 * 1024;

  private TextFile() {}

  /**
   * The text of a file.
   *
   * @throws IOException if it cannot be read
   * @throws TooLargeException if there is more than {@link #MOST_BYTES} of it
   * @throws CharacterCodingException if it is no text
   */
  public static String read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new TooLargeException(file);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }

  /** There is more in a file than anybody would have written. */
  public static final class TooLargeException extends IOException {
    @Serial private static final long serialVersionUID = 1;

    TooLargeException(Path file) {
      super(file.toString());
    }
  }

  /**
   * Writes a file, whole or not at all. What was there before is replaced.
   *
   * @throws IOException if it cannot be written; then all is as before
   */
  public static void write(Path file, String text) throws IOException {
    new WholeFile(file).replace(text);
  }
}
