package dakon.lesson.markdown;

import dakon.lesson.Check;
import dakon.lesson.Course;
import dakon.lesson.LessonFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads and checks lesson files and folders of them. In a folder every file {@code *.md} is a
 * lesson, but for a {@code README.md}.
 */
public final class LessonFiles {
  private static final String SUFFIX = ".md";
  private static final String NO_LESSON = "readme.md";
  private static final int MOST_FOLDERS_DEEP = 8;

  private final Map<Path, List<String>> names = new HashMap<>();

  private LessonFiles() {}

  /**
   * The lessons of a folder, in the order of their file names, or the one lesson of a file.
   *
   * @throws IOException if the folder cannot be listed; a file that cannot be read is a finding
   */
  public static Course course(Path path) throws IOException {
    return new Course(new LessonFiles().read(path, 1));
  }

  /**
   * Checks files, and the files in folders and in the folders in these.
   *
   * @throws IOException if a folder cannot be listed; a file that cannot be read is a finding
   */
  public static Check check(List<Path> paths) throws IOException {
    LessonFiles files = new LessonFiles();
    Set<LessonFile> read = new LinkedHashSet<>();
    for (Path path : paths) {
      read.addAll(files.read(path, MOST_FOLDERS_DEEP));
    }
    return Check.of(read);
  }

  /**
   * The folder of the lessons that come with the program, in a language.
   *
   * @throws IOException if the program does not come as a folder or an archive of classes
   */
  public static Path shipped(String language) throws IOException {
    try {
      URI program = LessonFiles.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path home = Path.of(program);
      Path root =
          Files.isDirectory(home)
              ? home
              : FileSystems.newFileSystem(home).getRootDirectories().iterator().next();
      return root.resolve("lessons").resolve(language);
    } catch (URISyntaxException nowhere) {
      throw new IOException(nowhere);
    }
  }

  private List<LessonFile> read(Path path, int depth) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(read(path));
    }
    List<LessonFile> files = new ArrayList<>();
    for (Path file : lessons(path, depth)) {
      files.add(isInside(file, path) ? read(file) : reader(file).refuse("file.outside"));
    }
    return files;
  }

  private static boolean isInside(Path file, Path folder) throws IOException {
    return !Files.exists(file) || file.toRealPath().startsWith(folder.toRealPath());
  }

  private LessonFile read(Path file) throws IOException {
    LessonReader reader = reader(file);
    try (InputStream in = Files.newInputStream(file)) {
      return reader.read(in.readNBytes(SourceText.MOST_BYTES + 1));
    } catch (IOException unreadable) {
      return reader.refuse("file.unreadable");
    }
  }

  private LessonReader reader(Path file) throws IOException {
    Path folder = folder(file);
    if (!names.containsKey(folder)) {
      names.put(folder, lessons(folder, 1).stream().map(Neighbours::name).toList());
    }
    Neighbours neighbours = new Neighbours(Neighbours.name(file), names.get(folder));
    return new LessonReader(file, neighbours, new Targets(folder));
  }

  private static Path folder(Path file) {
    Path parent = file.toAbsolutePath().normalize().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }

  private static List<Path> lessons(Path folder, int depth) throws IOException {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(LessonFiles::isLesson).sorted().toList();
    } catch (UncheckedIOException unlistable) {
      throw new IOException(unlistable);
    }
  }

  private static boolean isLesson(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(SUFFIX) && !name.equals(NO_LESSON) && !Files.isDirectory(file);
  }
}
