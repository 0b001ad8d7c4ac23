package dakon.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text files of a bounded size, in UTF-8. */
public final class TextFile {
  /** The most bytes of a text that a person writes. */
  public static final int MOST_BYTES = 256 * 1024;

  private TextFile() {}

  /**
   * The text of a file that a person wrote.
   *
   * @throws IOException if it cannot be read
   * @throws TooLargeException if there is more than {@link #MOST_BYTES} of it
   * @throws CharacterCodingException if it is no text
   */
  public static String read(Path file) throws IOException {
    return read(file, MOST_BYTES);
  }

  /**
   * The text of a file.
   *
   * @param most the most bytes that are read
   * @throws IOException if it cannot be read
   * @throws TooLargeException if there is more than that
   * @throws CharacterCodingException if it is no text
   */
  public static String read(Path file, int most) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new TooLargeException(file);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }

  /** There is more in a file than is read of it. */
  public static final class TooLargeException extends IOException {
    @Serial private static final long serialVersionUID = 1;

    TooLargeException(Path file) {
      super(file.toString());
    }
  }
}
