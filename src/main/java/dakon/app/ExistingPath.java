package dakon.app;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;

/** Reads the path of a file or folder that there is. */
final class ExistingPath implements ITypeConverter<Path> {
  @Override
  public Path convert(String value) {
    if (!exists(value)) {
      throw new RefusedValueException(Texts.text("path.missing", value));
    }
    return Path.of(value);
  }

  /** Whether there is something of this name; there is nothing of no name. */
  static boolean exists(String path) {
    try {
      return !path.isBlank() && Files.exists(Path.of(path), LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException impossible) {
      return false;
    }
  }
}
