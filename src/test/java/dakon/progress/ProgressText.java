package dakon.progress;

import dakon.progress.ProgressReader.DamagedException;
import java.util.Optional;

/** Progress read from a text. */
final class ProgressText {
  private ProgressText() {}

  static Optional<Progress> read(String text) {
    try {
      return Optional.of(ProgressReader.read(text).progress());
    } catch (DamagedException damaged) {
      return Optional.empty();
    }
  }
}
