package dakon.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files and folders that were opened lately, the latest first.
 *
 * @param settings keep them
 */
public record RecentFiles(Settings settings) {
  /** How many are remembered. */
  public static final int MOST = 8;

  private static final String KEY = "recent";
  private static final String BETWEEN = "\n";

  /** All that are remembered, whether they are still there or not. */
  public List<Path> all() {
    return settings.chosen(KEY).stream()
        .flatMap(kept -> Stream.of(kept.split(BETWEEN, -1)))
        .flatMap(line -> path(line).stream())
        .distinct()
        .limit(MOST)
        .toList();
  }

  /** Remembers a file that was opened. */
  public void add(Path file) {
    keep(Stream.concat(Stream.of(file.toAbsolutePath().normalize()), all().stream()));
  }

  /** Forgets a file. */
  public void forget(Path file) {
    keep(all().stream().filter(kept -> !kept.equals(file)));
  }

  /** A path that would not be read again as itself is not remembered. */
  private void keep(Stream<Path> files) {
    settings.choose(
        KEY,
        String.join(
            BETWEEN,
            files
                .map(Path::toString)
                .filter(line -> !line.contains(BETWEEN))
                .distinct()
                .limit(MOST)
                .toList()));
  }

  private static Optional<Path> path(String line) {
    try {
      return Optional.of(line).filter(text -> !text.isBlank()).map(Path::of);
    } catch (InvalidPathException hostile) {
      return Optional.empty();
    }
  }
}
