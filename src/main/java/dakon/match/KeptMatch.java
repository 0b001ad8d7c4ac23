package dakon.match;

import dakon.file.Aside;
import dakon.file.Disk;
import dakon.file.Reason;
import dakon.file.TextFile;
import dakon.file.WholeFile;
import dakon.notation.RecordNotation;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The file in which a match is kept, as a game record, so that it is found again whatever happens
 * to the program. It comes to be when the match is kept first. What another program has written
 * there meanwhile is left alone: from then on the match has another file.
 */
public final class KeptMatch {
  private final Optional<Path> folder;
  private final Clock clock;
  private final Disk disk;
  private Optional<Path> file = Optional.empty();

  /** What may stand in the file if nobody else has written there. */
  private List<String> own = List.of();

  /** A match that is not kept yet, in a folder; without one it never is. */
  KeptMatch(Optional<Path> folder, Clock clock, Disk disk) {
    this.folder = folder;
    this.clock = clock;
    this.disk = disk;
  }

  /** A match that is kept in a file already, as this text. */
  KeptMatch(Path file, String text, Clock clock, Disk disk) {
    this(Optional.of(file.getParent()), clock, disk);
    this.file = Optional.of(file);
    this.own = List.of(text);
  }

  /**
   * Keeps the match in the place of what it was before, whole or not at all.
   *
   * @throws IOException if it cannot be kept; then what was kept before still is
   */
  void keep(Match match) throws IOException {
    if (folder.isPresent()) {
      keep(folder.get(), RecordNotation.write(match.keepsake()));
    }
  }

  private void keep(Path place, String text) throws IOException {
    Optional<String> before = file.isPresent() ? read(file.get()) : Optional.empty();
    if (before.filter(own::contains).isPresent()) {
      own = List.of(before.get(), text); // if it fails, that may be before or after the change
      new WholeFile(file.get(), disk).replace(text);
    } else {
      Files.createDirectories(place);
      create(place, text);
    }
    own = List.of(text);
  }

  private static Optional<String> read(Path place) throws IOException {
    try {
      return Optional.of(TextFile.read(place, KeptMatches.MOST_BYTES));
    } catch (NoSuchFileException | TextFile.TooLargeException | CharacterCodingException others) {
      return Optional.empty();
    }
  }

  private void create(Path place, String text) throws IOException {
    String stamp = Aside.stamp(clock);
    Path free = place.resolve(stamp + KeptMatches.END);
    for (int again = 2; Files.exists(free); again++) { // what is begun later sorts later
      free = place.resolve(String.format(Locale.ROOT, "%s_%03d%s", stamp, again, KeptMatches.END));
    }
    file = Optional.of(free);
    own = List.of(text);
    try {
      new WholeFile(free, disk).create(draft -> Files.writeString(draft, text));
    } catch (FileAlreadyExistsException meanwhile) {
      create(place, text);
    }
  }

  /** Why it could not be kept, in a clause. */
  String reason(IOException failed) {
    return Reason.of(failed);
  }
}
