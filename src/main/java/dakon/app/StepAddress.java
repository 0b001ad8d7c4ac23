package dakon.app;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A lesson file or a folder of lessons, and perhaps a step of it, as the command line has them:
 * {@code PATH#STEP}.
 *
 * @param path the file or folder, which exists
 * @param step the number, from 1, or the id of the step
 */
record StepAddress(Path path, Optional<String> step) {

  /**
   * Reads an address; nothing where there is no such file. A file may have the sign in its name.
   */
  static Optional<StepAddress> read(String text) {
    int sign = text.lastIndexOf('#');
    boolean hasStep = sign > 0 && !ExistingPath.exists(text);
    String path = path(text);
    return ExistingPath.exists(path)
        ? Optional.of(
            new StepAddress(
                Path.of(path), hasStep ? Optional.of(text.substring(sign + 1)) : Optional.empty()))
        : Optional.empty();
  }

  /** The path of an address. */
  static String path(String text) {
    int sign = text.lastIndexOf('#');
    return sign > 0 && !ExistingPath.exists(text) ? text.substring(0, sign) : text;
  }
}
