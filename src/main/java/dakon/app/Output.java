package dakon.app;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * A stream that remembers why it could not be written, which a {@link java.io.PrintWriter} does
 * not.
 */
final class Output extends FilterOutputStream {
  private Optional<IOException> fault = Optional.empty();

  Output(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int single) throws IOException {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException failed) {
      fault = fault.or(() -> Optional.of(failed));
      throw failed;
    }
  }

  /**
   * Why it could not be written, if it could not. That nobody read on, as in {@code | head}, is no
   * fault.
   */
  Optional<String> fault() {
    return fault.map(IOException::getMessage).filter(why -> !why.contains("Broken pipe"));
  }
}
