package dakon.progress;

import dakon.file.Aside;
import dakon.file.Disk;
import dakon.progress.Notice.Kind;
import dakon.progress.ProgressReader.Reading;
import dakon.text.Messages;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.Optional;

/**
 * The file in which a learner's progress is kept. Several programs may keep it at the same time,
 * and none loses what another has written: each reads it again before it writes, one after the
 * other.
 */
final class KeptProgress {
  private static final Object ONE_AFTER_THE_OTHER = new Object();

  private final Path path;
  private final Clock clock;
  private final ProgressFile file;

  KeptProgress(Path path, Clock clock, Disk disk) {
    this.path = path.toAbsolutePath();
    this.clock = clock;
    this.file = new ProgressFile(path, disk);
  }

  /**
   * What is kept.
   *
   * @param progress what there is, if there is a file that could be read
   * @param notice what is to be told
   */
  record Kept(Optional<Progress> progress, Optional<Notice> notice) {}

  Path path() {
    return path;
  }

  /**
   * What there is. A damaged file is set aside, never deleted.
   *
   * @throws IOException if there is a file which can neither be read nor set aside
   */
  Kept read() throws IOException {
    try {
      Reading reading = file.reading();
      return new Kept(
          Optional.of(reading.progress()),
          reading.isNewer() ? Optional.of(notice(Kind.READ_ONLY, path)) : Optional.empty());
    } catch (NoSuchFileException nothingYet) {
      return new Kept(Optional.empty(), Optional.empty());
    } catch (UnreadableProgressException damaged) {
      Path aside = Aside.move(path, "damaged", clock);
      return new Kept(
          Optional.empty(),
          Optional.of(
              notice(Kind.SET_ASIDE, path, damaged.fault(), aside.getFileName().toString())));
    }
  }

  /**
   * Writes what has changed, beside what another program may have changed meanwhile.
   *
   * @param base what was last read or written
   * @param mine what is to be written
   * @return what is there now
   * @throws UnreadableProgressException if there is a file of a newer version
   * @throws IOException if it cannot be written; then all is as before
   */
  Kept update(Progress base, Progress mine) throws IOException {
    Files.createDirectories(path.getParent());
    synchronized (ONE_AFTER_THE_OTHER) {
      try (FileChannel channel =
          FileChannel.open(
              path.resolveSibling("progress.lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE)) {
        lock(channel);
        return write(base, mine);
      }
    }
  }

  /** Until the channel is closed; where there are no locks, luck must do. */
  private static void lock(FileChannel channel) {
    try {
      channel.lock();
    } catch (IOException noLocks) {
      System.getLogger(KeptProgress.class.getName())
          .log(System.Logger.Level.DEBUG, "no locks here: {0}", noLocks.toString());
    }
  }

  private Kept write(Progress base, Progress mine) throws IOException {
    Kept now = read();
    if (now.notice().filter(notice -> notice.kind() == Kind.READ_ONLY).isPresent()) {
      throw UnreadableProgressException.newer(path);
    }
    Progress merged = mine.merge(base, now.progress().orElse(base));
    if (!now.progress().equals(Optional.of(merged))) {
      file.write(merged);
    }
    return new Kept(Optional.of(merged), now.notice());
  }

  static Notice notice(Kind kind, Object... arguments) {
    return new Notice(
        kind, Messages.of(KeptProgress.class).text("Notice." + kind.name(), arguments));
  }
}
