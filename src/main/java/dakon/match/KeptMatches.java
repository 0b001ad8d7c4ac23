package dakon.match;

import dakon.file.Aside;
import dakon.file.Disk;
import dakon.file.Reason;
import dakon.file.TextFile;
import dakon.notation.NotationException;
import dakon.notation.RecordNotation;
import dakon.notation.RecordNotation.Reading;
import dakon.rules.Ruleset;
import dakon.text.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The matches that were played here. Each is kept in a file of its own: none replaces another. */
public final class KeptMatches {
  /** More than any game that persons play. */
  static final int MOST_BYTES = 4 * 1024 * 1024;

  /** The end of the name of each file. */
  static final String END = ".txt";

  private static final Pattern NAME = Pattern.compile("\\d{8}-\\d{6}(_\\d+)?\\.txt");

  /** Of two that were written in the same moment, the one that was begun later. */
  private static final Comparator<Stamped> LATEST_FIRST =
      Comparator.comparing(Stamped::time).thenComparing(Stamped::file).reversed();

  private final Messages messages = Messages.of(KeptMatches.class);
  private final Optional<Path> folder;
  private final Clock clock;
  private final Disk disk;

  /**
   * What was kept last.
   *
   * @param match the match as far as it is good, if there is one
   * @param place where it is kept from now on
   * @param trouble what is to be told of it, if it is not as it was
   */
  public record Found(Optional<Match> match, KeptMatch place, Optional<String> trouble) {}

  /**
   * A match of before.
   *
   * @param file where it is kept
   * @param time when it was kept last
   * @param match the match as far as it is good
   */
  public record Earlier(Path file, Instant time, Match match) {}

  /** A file, and when it was written. */
  private record Stamped(Path file, FileTime time) {
    static Stamped of(Path file) {
      try {
        return new Stamped(file, Files.getLastModifiedTime(file));
      } catch (IOException gone) {
        throw new UncheckedIOException(gone);
      }
    }
  }

  /**
   * The matches in a folder, which need not be there yet.
   *
   * @param clock says when a match begins, and when a damaged file is set aside
   */
  public KeptMatches(Path folder, Clock clock) {
    this(folder, clock, Disk.REAL);
  }

  /** The same, by these steps. */
  KeptMatches(Path folder, Clock clock, Disk disk) {
    this(Optional.of(folder.toAbsolutePath()), clock, disk);
  }

  private KeptMatches(Optional<Path> folder, Clock clock, Disk disk) {
    this.folder = folder;
    this.clock = clock;
    this.disk = disk;
  }

  /** Matches that are forgotten at the end. */
  public static KeptMatches forgotten() {
    return new KeptMatches(Optional.empty(), Clock.systemUTC(), Disk.REAL);
  }

  /** A place for a match that begins. */
  public KeptMatch another() {
    return new KeptMatch(folder, clock, disk);
  }

  /** The match that was kept last. */
  public Found last() {
    try {
      return files().findFirst().map(stamped -> open(stamped.file())).orElseGet(this::nothing);
    } catch (IOException unreadable) {
      return troubled(unread(folder.orElseThrow(), unreadable));
    }
  }

  /**
   * The matches that were kept last, the latest first. What cannot be read is left out.
   *
   * @param most how many at most
   */
  public List<Earlier> latest(int most) {
    try {
      return files().limit(most).flatMap(stamped -> look(stamped).stream()).toList();
    } catch (IOException unreadable) {
      return List.of(); // who asks for the last one is told why
    }
  }

  private Stream<Stamped> files() throws IOException {
    if (folder.isEmpty()) {
      return Stream.empty();
    }
    try (Stream<Path> all = Files.list(folder.get())) {
      List<Stamped> sorted =
          all.filter(file -> NAME.matcher(String.valueOf(file.getFileName())).matches())
              .map(Stamped::of)
              .sorted(LATEST_FIRST)
              .toList();
      return sorted.stream();
    } catch (NoSuchFileException nothingYet) {
      return Stream.empty();
    } catch (UncheckedIOException gone) {
      throw gone.getCause();
    }
  }

  private static Optional<Earlier> look(Stamped stamped) {
    try {
      String text = TextFile.read(stamped.file(), MOST_BYTES);
      Match match = Match.of(RecordNotation.read(text, Ruleset.DAKON).record());
      return Optional.of(match)
          .filter(some -> some.line().canUndo())
          .map(some -> new Earlier(stamped.file(), stamped.time().toInstant(), some));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * Opens the file of a match. One that is damaged is set aside, never deleted, and what is good of
   * it is found.
   */
  public Found open(Path file) {
    try {
      String text = TextFile.read(file, MOST_BYTES);
      Reading reading = RecordNotation.read(text, Ruleset.DAKON);
      Match match = Match.of(reading.record());
      return reading
          .fault()
          .map(fault -> damaged(file, match, fault))
          .orElseGet(() -> found(match, new KeptMatch(file, text, clock, disk)));
    } catch (TextFile.TooLargeException | CharacterCodingException noRecord) {
      return troubled(aside(file, "kept.no.record"));
    } catch (IOException unreadable) {
      return troubled(unread(file, unreadable));
    }
  }

  private static Found found(Match match, KeptMatch place) {
    return new Found(Optional.of(match), place, Optional.empty());
  }

  private Found nothing() {
    return new Found(Optional.empty(), another(), Optional.empty());
  }

  private Found troubled(String trouble) {
    return new Found(Optional.empty(), another(), Optional.of(trouble));
  }

  private String unread(Path file, IOException unreadable) {
    return messages.text("kept.unread", file, Reason.of(unreadable));
  }

  private Found damaged(Path file, Match match, NotationException fault) {
    Optional<Match> good = Optional.of(match).filter(some -> some.made() > 0);
    String told = aside(file, good.isPresent() ? "kept.damaged" : "kept.no.record");
    String wrong = messages.text("kept.fault", fault.getMessage());
    return new Found(good, another(), Optional.of(told + " " + wrong));
  }

  private String aside(Path file, String key) {
    try {
      return messages.text(key)
          + " "
          + messages.text("kept.aside", Aside.move(file, "damaged", clock).getFileName());
    } catch (IOException stays) {
      return messages.text(key);
    }
  }
}
