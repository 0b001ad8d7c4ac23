package dakon.tour;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Languages that nobody speaks, made of the English sentences, in which one sees whether there is
 * room for others. They are written beside the test classes, where the program finds them as it
 * finds its translations.
 */
enum Language {
  /** As the program ships. */
  ENGLISH("en"),
  /** One and a half times as long. */
  LONG("tlh"),
  /** In Arabic letters, from right to left. */
  MIRRORED("ar");

  private static final String BUNDLE = "messages.properties";
  private static final String ALPHABET = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

  private final Locale locale;

  Language(String tag) {
    this.locale = Locale.forLanguageTag(tag);
  }

  /** Has all that is built from now on speak it. */
  void speak() throws IOException {
    if (this != ENGLISH) {
      write();
    }
    Locale.setDefault(Locale.Category.DISPLAY, locale);
  }

  /** Whether it is written from right to left. */
  boolean isMirrored() {
    return this == MIRRORED;
  }

  private void write() throws IOException {
    Path sentences = root("/dakon/text/Messages.class", 3);
    Path translations = root("/dakon/tour/Language.class", 3);
    List<Path> bundles;
    try (Stream<Path> files = Files.walk(sentences)) {
      bundles = files.filter(file -> file.endsWith(BUNDLE)).toList();
    }
    for (Path bundle : bundles) {
      Path folder = translations.resolve(sentences.relativize(bundle.getParent()).toString());
      Files.createDirectories(folder);
      translate(bundle, folder.resolve("messages_" + locale.getLanguage() + ".properties"));
    }
  }

  /** The root of the class path on which a class lies in this depth. */
  private static Path root(String name, int depth) {
    try {
      Path root = Path.of(Language.class.getResource(name).toURI());
      for (int up = 0; up < depth; up++) {
        root = root.getParent();
      }
      return root;
    } catch (java.net.URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void translate(Path from, Path to) throws IOException {
    Properties sentences = new Properties();
    try (Reader reader = Files.newBufferedReader(from)) {
      sentences.load(reader);
    }
    sentences.replaceAll((key, sentence) -> translated((String) sentence));
    try (Writer writer = Files.newBufferedWriter(to)) {
      sentences.store(writer, null);
    }
  }

  /**
   * A sentence, with its places as they are: within an odd number of braces stands what a place is,
   * within an even number what is written.
   */
  private String translated(String sentence) {
    StringBuilder said = new StringBuilder();
    int braces = 0;
    boolean isTag = false;
    for (int at = 0; at < sentence.length(); at++) {
      char letter = sentence.charAt(at);
      braces += letter == '{' ? 1 : letter == '}' ? -1 : 0;
      isTag = letter == '<' || (isTag && sentence.charAt(at - 1) != '>');
      boolean isWord = braces % 2 == 0 && !isTag && letter < 128 && Character.isLetter(letter);
      said.append(isWord ? translated(letter, at) : String.valueOf(letter));
    }
    return said.toString();
  }

  private String translated(char letter, int at) {
    if (this == LONG) {
      return at % 2 == 0 ? String.valueOf(letter) : letter + "" + Character.toLowerCase(letter);
    }
    int place = Character.toLowerCase(letter) - 'a';
    return String.valueOf(ALPHABET.charAt(place));
  }
}
