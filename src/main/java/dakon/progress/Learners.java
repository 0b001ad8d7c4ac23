package dakon.progress;

import dakon.file.Aside;
import dakon.file.Disk;
import dakon.file.WholeFile;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.text.Collator;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Who learns at this account, each with a file in one folder. The name of a file is that of the
 * learner in letters and digits that every file system knows. Close the {@link Logbook} of a
 * learner before renaming or removing them.
 */
public final class Learners {
  private static final Pattern NAMED = Pattern.compile("progress-([0-9a-z]+)\\.json");

  private final Path folder;
  private final Clock clock;
  private final Disk disk;

  /**
   * The learners of a folder.
   *
   * @param folder need not exist yet
   * @param clock tells the time, and where a day begins
   */
  public Learners(Path folder, Clock clock) {
    this(folder, clock, Disk.REAL);
  }

  Learners(Path folder, Clock clock, Disk disk) {
    this.folder = folder;
    this.clock = clock;
    this.disk = disk;
  }

  /** A learner who was removed, and where their progress is now. */
  public record Removed(Learner learner, Path file) {}

  /** All of them, the one without a name first, the others by name. */
  public List<Learner> all() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Stream<Learner> named =
          files
              .flatMap(file -> learner(file.getFileName().toString()).stream())
              .sorted(Comparator.comparing(Learner::name, Collator.getInstance()));
      return Stream.concat(Stream.of(Learner.NAMELESS), named).toList();
    } catch (NoSuchFileException nobodyYet) {
      return List.of(Learner.NAMELESS);
    }
  }

  /** Whether there is a learner called like this; capital or small letters are no difference. */
  public boolean isTaken(Learner learner) throws IOException {
    return all().stream().anyMatch(learner::isCalledLike);
  }

  /**
   * Adds a learner who has done nothing yet.
   *
   * @throws FileAlreadyExistsException if there is one called like this
   */
  public void add(Learner learner) throws IOException {
    refuseIfTaken(learner);
    Files.createDirectories(folder);
    new WholeFile(file(learner), disk)
        .create(draft -> Files.writeString(draft, ProgressJson.write(Progress.NONE)));
  }

  /**
   * Gives a learner, or the one without a name, another name.
   *
   * @throws FileAlreadyExistsException if there is another called like this
   */
  public void rename(Learner learner, Learner renamed) throws IOException {
    if (!learner.isCalledLike(renamed)) {
      refuseIfTaken(renamed);
    }
    if (Files.exists(file(learner))) {
      Files.move(file(learner), file(renamed));
    } else {
      add(renamed);
    }
  }

  /** Removes a learner. Their progress is kept under another name. */
  public Removed remove(Learner learner) throws IOException {
    return new Removed(learner, Aside.move(file(learner), "removed", clock));
  }

  /**
   * Brings a learner back.
   *
   * @throws FileAlreadyExistsException if there is another called like this by now
   */
  public void restore(Removed removed) throws IOException {
    refuseIfTaken(removed.learner());
    Files.move(removed.file(), file(removed.learner()));
  }

  /**
   * Opens the progress of a learner, who need not have been added. Reads a file.
   *
   * @param ears runs the listeners, {@code EventQueue::invokeLater} for those of a window
   */
  public Logbook open(Learner learner, Executor ears) {
    return Logbook.open(new KeptProgress(file(learner), clock, disk), clock, ears);
  }

  private void refuseIfTaken(Learner learner) throws IOException {
    boolean taken =
        learner.equals(Learner.NAMELESS) ? Files.exists(file(learner)) : isTaken(learner);
    if (taken) {
      throw new FileAlreadyExistsException(learner.name());
    }
  }

  private Path file(Learner learner) {
    if (learner.equals(Learner.NAMELESS)) {
      return folder.resolve("progress.json");
    }
    BigInteger number = new BigInteger(1, learner.name().getBytes(StandardCharsets.UTF_8));
    return folder.resolve("progress-" + number.toString(Character.MAX_RADIX) + ".json");
  }

  private static Optional<Learner> learner(String fileName) {
    Matcher named = NAMED.matcher(fileName);
    return named.matches() ? decoded(named.group(1)) : Optional.empty();
  }

  private static Optional<Learner> decoded(String code) {
    byte[] bytes = new BigInteger(code, Character.MAX_RADIX).toByteArray();
    int sign = bytes[0] == 0 ? 1 : 0;
    ByteBuffer utf8 = ByteBuffer.wrap(bytes, sign, bytes.length - sign);
    try {
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(utf8).toString())
          .filter(Learner::isName)
          .map(Learner::named);
    } catch (CharacterCodingException nobody) {
      return Optional.empty();
    }
  }
}
