package dakon.lesson.markdown;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sees when lesson files change, by looking again at what is on the disk: that works on every file
 * system, and whatever way an editor saves in. A folder is looked at with the folders in it.
 */
public final class Watch {
  /** How long to wait between two looks, in milliseconds, so that a save is seen at once. */
  private static final long PAUSE = 200;

  /** A look may take up this part of the time, where there are very many files. */
  private static final int SHARE = 10;

  private final List<Path> paths;
  private Map<Path, Stamp> seen;

  /**
   * A watch over files and folders as they are now.
   *
   * @param paths the files and folders; their changes up to now are none
   */
  public Watch(List<Path> paths) {
    this.paths = List.copyOf(paths);
    this.seen = look();
  }

  /** What a file looked like from outside. */
  private record Stamp(FileTime modified, long size) {}

  /**
   * Waits until something has changed since this was asked last.
   *
   * @throws InterruptedException if it need not wait any more
   */
  public void await() throws InterruptedException {
    boolean changed = false;
    while (!changed) {
      long start = System.nanoTime();
      changed = sawChange();
      long took = (System.nanoTime() - start) / 1_000_000;
      Thread.sleep(changed ? 0 : Math.max(PAUSE, SHARE * took));
    }
  }

  /** Whether something has changed since this was asked last. */
  boolean sawChange() {
    Map<Path, Stamp> now = look();
    boolean changed = !now.equals(seen);
    seen = now;
    return changed;
  }

  private Map<Path, Stamp> look() {
    Map<Path, Stamp> stamps = new HashMap<>();
    for (Path path : paths) {
      look(path, stamps);
    }
    return stamps;
  }

  private static void look(Path path, Map<Path, Stamp> stamps) {
    try {
      Files.walkFileTree(
          path,
          Set.of(),
          LessonFiles.MOST_FOLDERS_DEEP,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              stamps.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unseen) {
              return FileVisitResult.CONTINUE; // gone, for now: its stamp is missing
            }
          });
    } catch (IOException unseen) {
      stamps.remove(path); // cannot be listed, for now
    }
  }
}
