package dakon.lesson.markdown;

import dakon.lesson.Check;
import dakon.lesson.Course;
import dakon.lesson.LessonFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
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

  /** So many folders, one in the other, are looked into. */
  static final int MOST_FOLDERS_DEEP = 8;

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
   * The folder of the lessons that come with the program, in a language. Where the program is an
   * archive, the folder is one in it, and the archive stays open.
   *
   * @throws IOException if it is not to be known where the program comes from
   */
  public static Path shipped(String language) throws IOException {
    return program().resolve("lessons").resolve(language);
  }

  private static Path program() throws IOException {
    CodeSource source = LessonFiles.class.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new FileNotFoundException("the program does not come from a file");
    }
    URI location = URI.create(source.getLocation().toString());
    if (Files.isDirectory(Path.of(location))) {
      return Path.of(location);
    }
    return archive(URI.create("jar:" + location)).getPath("/");
  }

  private static FileSystem archive(URI location) throws IOException {
    try {
      return FileSystems.newFileSystem(location, Map.of());
    } catch (FileSystemAlreadyExistsException open) {
      return FileSystems.getFileSystem(location);
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
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return reader.refuse("file.unreadable"); // a pipe or a device may never end
    }
    try (InputStream in = Files.newInputStream(file)) {
      return reader.read(in.readNBytes(SourceText.MOST_BYTES + 1));
    } catch (IOException unreadable) {
      return reader.refuse("file.unreadable");
    }
  }

  private LessonReader reader(Path file) throws IOException {
    Path folder = folder(file);
    if (!names.containsKey(folder)) {
      List<Path> lessons = Files.isDirectory(folder) ? lessons(folder, 1) : List.of();
      names.put(folder, lessons.stream().map(Neighbours::name).toList());
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
    boolean readable = Files.isRegularFile(file) || Files.notExists(file);
    return name.endsWith(SUFFIX) && !name.equals(NO_LESSON) && readable;
  }
}
