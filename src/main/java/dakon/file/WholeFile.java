package dakon.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A file that comes to be all at once. It is written under a name of its own beside its place, and
 * takes that place when it is whole; if it fails, nothing is left of it, and what was there stays.
 * If the program is killed, a draft may be left beside the place, which stands in nobody's way.
 */
public final class WholeFile {
  private final Path place;
  private final Disk disk;

  /** A file of this place. */
  public WholeFile(Path place) {
    this(place, Disk.REAL);
  }

  /** A file of this place, by these steps. */
  public WholeFile(Path place, Disk disk) {
    this.place = place.toAbsolutePath();
    this.disk = disk;
  }

  /**
   * Writes the file, where none may be yet.
   *
   * @throws java.nio.file.FileAlreadyExistsException if there is one, even one that has come to be
   *     meanwhile
   * @throws IOException if it cannot be written
   */
  public void create(Writing writing) throws IOException {
    write(place, writing, draft -> disk.moveIn(draft, place));
  }

  /**
   * Writes the file in the place of the one that is there, if any. Its permissions stay; where the
   * place is a link, the file it leads to is replaced.
   *
   * @throws IOException if it cannot be written; then all is as before
   */
  public void replace(Writing writing) throws IOException {
    Path goal = Files.exists(place) ? place.toRealPath() : place;
    if (Files.isDirectory(goal)) {
      throw new FileSystemException(place.toString(), null, "is a folder");
    }
    write(
        goal,
        writing,
        draft -> {
          keepPermissions(goal, draft);
          disk.moveOver(draft, goal);
        });
  }

  /**
   * Writes a text, in UTF-8, in the place of what is there.
   *
   * @throws IOException if it cannot be written; then all is as before
   */
  public void replace(String text) throws IOException {
    replace(draft -> Files.writeString(draft, text));
  }

  private void write(Path goal, Writing writing, Writing move) throws IOException {
    String name = ".dakon-" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ".part";
    Path draft = goal.resolveSibling(name);
    draft.toFile().deleteOnExit();
    try {
      disk.write(draft, writing);
      disk.sync(draft);
      move.to(draft);
    } finally {
      disk.discard(draft);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView permissions =
        Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (permissions != null && Files.exists(from, LinkOption.NOFOLLOW_LINKS)) {
      permissions.setPermissions(Files.getPosixFilePermissions(from));
    }
  }
}
