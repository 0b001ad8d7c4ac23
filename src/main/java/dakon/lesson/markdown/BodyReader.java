package dakon.lesson.markdown;

import dakon.judging.Solver;
import dakon.lesson.Block;
import dakon.lesson.Place;
import dakon.lesson.Step;
import dakon.rules.Ruleset;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;

/** Reads what follows the front matter: an introduction and steps. */
final class BodyReader {
  /** The most steps a lesson may have. */
  static final int MOST_STEPS = 200;

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern NOT_IN_ID = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
  private static final Pattern OUTER_HYPHEN = Pattern.compile("^-|-$");

  private final SourceText source;
  private final Optional<Ruleset> rules;
  private final Originals originals;
  private final Prose prose;
  private final Findings findings;
  private final List<Section> sections;
  private final Set<String> ids = new HashSet<>();
  private final Solver solver = new Solver();

  /**
   * A reader of one file.
   *
   * @param header what was read already
   * @param originals what its blocks may be translations of
   */
  BodyReader(
      SourceText source, Header header, Originals originals, Targets targets, Findings findings) {
    this.source = source;
    this.originals = originals;
    this.rules = header.rules();
    this.prose = new Prose(source, targets, findings);
    this.findings = findings;
    this.sections = Section.of(new MarkdownParser(source, findings).parse(header.lines()));
  }

  /** What is said before the first step, as HTML. */
  String introduction() {
    Section first = sections.get(0);
    for (FencedCodeBlock block : first.blocks()) {
      findings.error(prose.place(block), "block.before.steps");
    }
    return prose.html(first.prose());
  }

  /** The steps. */
  List<Step> steps() {
    if (sections.size() == 1) {
      findings.error(Place.START, "step.none");
    }
    if (sections.size() > MOST_STEPS + 1) {
      sections
          .get(MOST_STEPS + 1)
          .heading()
          .ifPresent(heading -> findings.error(prose.place(heading), "step.many", MOST_STEPS));
    }
    return sections.stream()
        .skip(1)
        .limit(MOST_STEPS)
        .flatMap(section -> section.heading().map(heading -> step(section, heading)).stream())
        .toList();
  }

  private Step step(Section section, Heading heading) {
    String title = prose.title(heading);
    Optional<BlockReader> reader = reader(section);
    Optional<Scalar> given = reader.flatMap(BlockReader::id).filter(this::isId);
    String id = given.map(Scalar::text).orElseGet(() -> slug(title));
    if (!ids.add(id)) {
      findings.error(given.map(Scalar::place).orElse(prose.place(heading)), "step.twice", id);
    }
    Optional<Block> block = reader.flatMap(known -> known.block(solver));
    return new Step(id, title, prose.html(section.prose()), block);
  }

  private boolean isId(Scalar id) {
    boolean fits = ID.matcher(id.text()).matches();
    if (!fits) {
      findings.error(id.place(), "step.id", id.text());
    }
    return fits;
  }

  private static String slug(String title) {
    String hyphened = NOT_IN_ID.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("-");
    String slug = OUTER_HYPHEN.matcher(hyphened).replaceAll("");
    return slug.isEmpty() ? "step" : slug;
  }

  private Optional<BlockReader> reader(Section section) {
    section.blocks().stream()
        .skip(1)
        .forEach(another -> findings.error(prose.place(another), "block.second"));
    return section.blocks().stream()
        .findFirst()
        .map(code -> DakonBlock.of(code, source))
        .flatMap(block -> BlockReader.of(block, rules, originals, findings));
  }
}
