package dakon.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Sets files aside, under a name that says when and why. */
public final class Aside {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT);

  private Aside() {}

  /** The time, to the second, as it stands in the names of files: what is later sorts later. */
  public static String stamp(Clock clock) {
    return LocalDateTime.now(clock).format(STAMP);
  }

  /**
   * Sets a file aside.
   *
   * @param why a word for the name
   * @return where it is now
   */
  public static Path move(Path file, String why, Clock clock) throws IOException {
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.lastIndexOf('.'));
    String end = name.substring(stem.length());
    String aside = stem + "." + why + "-" + stamp(clock);
    Path place = file.resolveSibling(aside + end);
    for (int again = 2; Files.exists(place); again++) {
      place = file.resolveSibling(aside + "-" + again + end);
    }
    return Files.move(file, place);
  }
}
