package dakon.match;

import dakon.file.Aside;
import dakon.file.Disk;
import dakon.file.Reason;
import dakon.file.TextFile;
import dakon.file.WholeFile;
import dakon.notation.NotationException;
import dakon.notation.RecordNotation;
import dakon.notation.RecordNotation.Reading;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/**
 * The file in which the match in progress is kept, as a game record, so that it is found again
 * whatever happens to the program.
 */
public final class KeptMatch {
  /** More than any game that persons play. */
  private static final int MOST_BYTES = 4 * 1024 * 1024;

  private final Messages messages = Messages.of(KeptMatch.class);
  private final Optional<Path> place;
  private final Clock clock;
  private final Disk disk;

  /**
   * What was kept.
   *
   * @param match the match as far as it is good, if there is one
   * @param trouble what is to be told of it, if it is not as it was
   */
  public record Found(Optional<Match> match, Optional<String> trouble) {
    /** Nothing was kept. */
    static final Found NOTHING = new Found(Optional.empty(), Optional.empty());
  }

  /**
   * A match that is kept in a folder.
   *
   * @param clock says when a damaged file is set aside
   */
  public KeptMatch(Path folder, Clock clock) {
    this(Optional.of(folder.resolve("game.txt").toAbsolutePath()), clock, Disk.REAL);
  }

  /** The same, by these steps. */
  KeptMatch(Path folder, Clock clock, Disk disk) {
    this(Optional.of(folder.resolve("game.txt").toAbsolutePath()), clock, disk);
  }

  private KeptMatch(Optional<Path> place, Clock clock, Disk disk) {
    this.place = place;
    this.clock = clock;
    this.disk = disk;
  }

  /** A match that is forgotten at the end. */
  public static KeptMatch forgotten() {
    return new KeptMatch(Optional.empty(), Clock.systemUTC(), Disk.REAL);
  }

  /**
   * Keeps a match in the place of the one before, whole or not at all.
   *
   * @throws IOException if it cannot be kept; then what was kept before still is
   */
  void keep(Match match) throws IOException {
    if (place.isPresent()) {
      Files.createDirectories(place.get().getParent());
      new WholeFile(place.get(), disk).replace(RecordNotation.write(match.keepsake()));
    }
  }

  /**
   * What was kept. A file that is damaged is set aside, never deleted, and what is good of it is
   * found.
   */
  public Found find() {
    return place.map(this::find).orElse(Found.NOTHING);
  }

  private Found find(Path file) {
    try {
      Reading reading = RecordNotation.read(TextFile.read(file, MOST_BYTES), Ruleset.DAKON);
      Match match = Match.of(reading.record());
      return reading
          .fault()
          .map(fault -> damaged(file, match, fault))
          .orElseGet(() -> new Found(Optional.of(match), Optional.empty()));
    } catch (NoSuchFileException nothingYet) {
      return Found.NOTHING;
    } catch (TextFile.TooLargeException | CharacterCodingException noRecord) {
      return new Found(Optional.empty(), Optional.of(aside(file, "kept.no.record")));
    } catch (IOException unreadable) {
      return new Found(
          Optional.empty(), Optional.of(messages.text("kept.unread", file, reason(unreadable))));
    }
  }

  private Found damaged(Path file, Match match, NotationException fault) {
    Optional<Match> good = Optional.of(match).filter(some -> some.made() > 0);
    String key = good.isPresent() ? "kept.damaged" : "kept.no.record";
    return new Found(good, Optional.of(aside(file, key, fault.getMessage())));
  }

  private String aside(Path file, String key, Object... arguments) {
    try {
      return messages.text(key, arguments)
          + " "
          + messages.text("kept.aside", Aside.move(file, "damaged", clock).getFileName());
    } catch (IOException stays) {
      return messages.text(key, arguments);
    }
  }

  /** Why it could not be kept, in a clause. */
  String reason(IOException failed) {
    return Reason.of(failed);
  }
}
