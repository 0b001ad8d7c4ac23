package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.commonmark.node.FencedCodeBlock;

/**
 * The blocks of the lesson that another one translates, by their ids. A block of the translation
 * that names one of these takes over all that it does not say itself, so that positions and claims
 * stand in one place.
 */
final class Originals {
  /** Those of a lesson that translates none. */
  static final Originals NONE = new Originals(Optional.empty());

  private static final String DEFAULT_LANGUAGE = "en";
  private static final String LANGUAGE = "[a-z]{2,3}(-[A-Za-z0-9]+)*";
  private static final String TEXT = "text";

  private final Optional<Path> file;
  private final Map<String, Original> blocks = new HashMap<>();

  private Originals(Optional<Path> file) {
    this.file = file;
  }

  /** A block, by its kind and what it says. */
  private record Original(String kind, Value.Mapping body) {}

  /**
   * The originals of a lesson file: the blocks of the file of the same name in the folder of the
   * default language, which stands beside the folder of the lesson's own.
   */
  static Originals of(Path lesson) {
    try {
      Optional<Path> file = original(lesson.toAbsolutePath().normalize());
      Originals originals = new Originals(file);
      if (file.isPresent()) {
        originals.read(file.get());
      }
      return originals;
    } catch (IOException unreadable) {
      return NONE; // then what the translation lacks is found to be missing in it
    }
  }

  private static Optional<Path> original(Path lesson) throws IOException {
    Path folder = lesson.getParent();
    Path within = lesson.getFileSystem().getPath("");
    while (folder != null && folder.getParent() != null && within.getNameCount() <= 2) {
      String name = String.valueOf(folder.getFileName());
      Path beside = folder.resolveSibling(DEFAULT_LANGUAGE).resolve(within);
      if (name.matches(LANGUAGE) && Files.isDirectory(beside)) {
        return name.equals(DEFAULT_LANGUAGE) ? Optional.empty() : named(lesson, beside);
      }
      within = folder.getFileName().resolve(within);
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  private static Optional<Path> named(Path lesson, Path folder) throws IOException {
    String name = Neighbours.name(lesson);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file) && Neighbours.name(file).equals(name))
          .sorted()
          .findFirst();
    }
  }

  /** Reads the blocks; what is wrong with them is said where they stand. */
  private void read(Path original) throws IOException {
    Findings unsaid = new Findings(original.toString());
    try (InputStream in = Files.newInputStream(original)) {
      SourceText.of(in.readNBytes(SourceText.MOST_BYTES + 1), unsaid)
          .ifPresent(source -> read(source, unsaid));
    }
  }

  private void read(SourceText source, Findings unsaid) {
    int front = Header.read(source, Neighbours.NOBODY, unsaid).lines();
    for (Section section : Section.of(new MarkdownParser(source, unsaid).parse(front))) {
      for (FencedCodeBlock code : section.blocks()) {
        DakonBlock block = DakonBlock.of(code, source);
        YamlReader.read(block.body(), unsaid)
            .ifPresent(body -> id(body).ifPresent(id -> put(id, block.kind(), body)));
      }
    }
  }

  private void put(String id, String kind, Value.Mapping body) {
    blocks.putIfAbsent(id, new Original(kind, body));
  }

  private static Optional<String> id(Value.Mapping body) {
    return body.value("id").map(value -> value instanceof Scalar id ? id.text() : null);
  }

  /** What a block says, with all that it takes over from its original. */
  Value.Mapping complete(DakonBlock block, Value.Mapping body, Findings findings) {
    Optional<String> id = id(body);
    if (file.isEmpty() || id.isEmpty()) {
      return body;
    }
    Original original = blocks.get(id.get());
    if (original == null) {
      findings.warning(block.place(), "translation.unknown", id.get(), file.get().getFileName());
      return body;
    }
    if (!original.kind().equals(block.kind())) {
      findings.error(block.kindPlace(), "translation.kind", id.get(), original.kind());
      return body;
    }
    return complete(body, original.body(), block.place());
  }

  private static Value.Mapping complete(Value.Mapping own, Value.Mapping original, Place home) {
    List<Value.Entry> entries = new ArrayList<>();
    for (Value.Entry entry : own.entries()) {
      Value said = entry.value();
      Optional<Value> there = original.value(entry.key().text());
      entries.add(
          new Value.Entry(
              entry.key(), there.map(value -> complete(said, value, home)).orElse(said)));
    }
    for (Value.Entry entry : original.entries()) {
      if (own.value(entry.key().text()).isEmpty()) {
        entries.add(entry.at(home));
      }
    }
    return new Value.Mapping(own.place(), entries);
  }

  /** A text stands for the text of a mapping; lists of mappings are completed one by one. */
  private static Value complete(Value own, Value original, Place home) {
    if (original instanceof Value.Mapping mapping && own instanceof Value.Mapping said) {
      return complete(said, mapping, home);
    }
    if (original instanceof Value.Mapping mapping && own instanceof Scalar text) {
      Scalar key = Scalar.at(text.place(), TEXT);
      Value.Mapping said = new Value.Mapping(text.place(), List.of(new Value.Entry(key, text)));
      return complete(said, mapping, home);
    }
    if (original instanceof Value.Items items
        && own instanceof Value.Items said
        && items.values().stream().anyMatch(Value.Mapping.class::isInstance)) {
      return complete(said, items, home);
    }
    return own;
  }

  private static Value complete(Value.Items own, Value.Items original, Place home) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < own.values().size(); i++) {
      Value said = own.values().get(i);
      boolean isThere = i < original.values().size();
      values.add(isThere ? complete(said, original.values().get(i), home) : said);
    }
    original.values().stream().skip(values.size()).forEach(value -> values.add(value.at(home)));
    return new Value.Items(own.place(), values);
  }
}
