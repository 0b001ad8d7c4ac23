package dakon.ui.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A library that ships with the program.
 *
 * @param name its name as its publisher has it
 * @param version its version
 */
record Part(String name, String version) {
  /** Written by the build: the jars of the class path, without their folders. */
  private static final String LIST = "parts.txt";

  private static final Pattern JAR = Pattern.compile("(?:.*/)?(.+?)-(\\d[^/]*)\\.jar");

  /** Refuses a part without a name. */
  Part {
    Objects.requireNonNull(name);
    Objects.requireNonNull(version);
  }

  /** All there are, in the order of their names. */
  static List<Part> all() {
    return Pattern.compile(";")
        .splitAsStream(text("/dakon/ui/help/" + LIST).strip())
        .map(Part::of)
        .sorted(Comparator.comparing(Part::name))
        .toList();
  }

  /** The part of a jar. */
  static Part of(String jar) {
    Matcher named = JAR.matcher(jar);
    if (!named.matches()) {
      throw new IllegalArgumentException(jar);
    }
    return new Part(named.group(1), named.group(2));
  }

  /** The text of a file of the program. */
  static String text(String file) {
    try (InputStream in = Objects.requireNonNull(Part.class.getResourceAsStream(file), file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines.lines().collect(Collectors.joining("\n"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
