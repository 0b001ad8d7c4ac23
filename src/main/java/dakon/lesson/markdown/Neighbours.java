package dakon.lesson.markdown;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The lessons of a folder by name, as one of them sees the others.
 *
 * @param own the name of the one
 * @param names the names of all
 */
record Neighbours(String own, List<String> names) {
  /** Those of a lesson that stands alone. */
  static final Neighbours NOBODY = new Neighbours("", List.of());

  private static final Pattern NUMBER = Pattern.compile("^\\d+-");
  private static final Pattern SUFFIX = Pattern.compile("\\.md$");

  Neighbours {
    names = List.copyOf(names);
  }

  /** The name of the lesson in a file: that of the file without number and suffix. */
  static String name(Path file) {
    String fileName = String.valueOf(file.getFileName());
    return NUMBER.matcher(SUFFIX.matcher(fileName).replaceFirst("")).replaceFirst("");
  }

  /** The key of the sentence that says why a lesson cannot come before; nothing where it can. */
  Optional<String> fault(String before) {
    if (before.equals(own)) {
      return Optional.of("after.itself");
    }
    return names.contains(before) ? Optional.empty() : Optional.of("after.unknown");
  }

  /** Whether another lesson has the same name, under another number. */
  boolean isTwice() {
    return Collections.frequency(names, own) > 1;
  }
}
