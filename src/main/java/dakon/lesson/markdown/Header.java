package dakon.lesson.markdown;

import dakon.lesson.Place;
import dakon.rules.Ruleset;
import java.util.List;
import java.util.Optional;

/**
 * The front matter of a lesson, as far as it could be read.
 *
 * @param title the title
 * @param summary the summary
 * @param rules the rules of the game
 * @param after the lesson that should come before
 * @param lines how many lines of the file it takes, its fences among them
 */
record Header(
    Optional<String> title,
    Optional<String> summary,
    Optional<Ruleset> rules,
    Optional<String> after,
    int lines) {
  private static final String FENCE = "---";

  /** Reads the front matter of a file. */
  static Header read(SourceText source, Neighbours neighbours, Findings findings) {
    List<String> lines = source.lines();
    if (!isFence(lines.get(0))) {
      findings.error(Place.START, "front.missing");
      return none(0);
    }
    int end = 1;
    while (end < lines.size() && !isFence(lines.get(end))) {
      end++;
    }
    if (end == lines.size()) {
      findings.error(Place.START, "front.open");
      return none(1);
    }
    int length = end + 1;
    Fragment body = new Fragment(source, 1, lines.subList(1, end));
    return YamlReader.read(body, findings)
        .map(mapping -> of(mapping, length, neighbours, findings))
        .orElseGet(() -> none(length));
  }

  private static boolean isFence(String line) {
    return line.stripTrailing().equals(FENCE);
  }

  private static Header none(int lines) {
    return new Header(
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), lines);
  }

  private static Header of(
      Value.Mapping mapping, int lines, Neighbours neighbours, Findings findings) {
    Fields fields = new Fields(mapping, Place.START, findings);
    Optional<String> title = fields.requiredPlain("title");
    Optional<String> summary = fields.requiredPlain("summary");
    Optional<Ruleset> rules = new RulesReader(fields, findings).ofLesson();
    Optional<Scalar> after = fields.text("after");
    fields.refuseOthers();
    after.ifPresent(
        name ->
            neighbours
                .fault(name.text())
                .ifPresent(fault -> findings.error(name.place(), fault, name.text())));
    return new Header(title, summary, rules, after.map(Scalar::text), lines);
  }
}
