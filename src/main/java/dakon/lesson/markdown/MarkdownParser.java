package dakon.lesson.markdown;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Finds the blocks of a file. Paragraphs in which it would take too long, or too deep a recursion,
 * to find out what belongs to what are left out before.
 */
final class MarkdownParser {
  private static final int MOST_CONTAINERS = 20;

  private static final String BLANK = " \t";
  private static final String INLINE = "*_`[]<!";
  private static final int MOST_INLINE = 2_000;
  private static final String CELL = "|";
  private static final int MOST_CELLS = 50;

  private static final Parser PARSER =
      Parser.builder()
          .extensions(Prose.EXTENSIONS)
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .maxOpenBlockParsers(MOST_CONTAINERS)
          .build();

  private final SourceText source;
  private final Findings findings;

  MarkdownParser(SourceText source, Findings findings) {
    this.source = source;
    this.findings = findings;
  }

  /** The blocks of the file from a line on. */
  Node parse(int fromLine) {
    List<String> lines = new ArrayList<>(source.lines());
    Collections.fill(lines.subList(0, fromLine), "");
    leaveOutTangles(lines);
    return PARSER.parse(String.join("\n", lines));
  }

  private void leaveOutTangles(List<String> lines) {
    int start = 0;
    for (int end = 0; end <= lines.size(); end++) {
      if (end == lines.size() || count(lines.get(end), BLANK) == lines.get(end).length()) {
        List<String> paragraph = lines.subList(start, end);
        if (isTangled(paragraph)) {
          findings.error(source.place(start, 0), "prose.tangled");
          Collections.fill(paragraph, "");
        }
        start = end + 1;
      }
    }
  }

  private static boolean isTangled(List<String> paragraph) {
    return paragraph.stream().anyMatch(line -> count(line, CELL) > MOST_CELLS)
        || paragraph.stream().mapToInt(line -> count(line, INLINE)).sum() > MOST_INLINE;
  }

  private static int count(String text, String kinds) {
    return (int) text.chars().filter(unit -> kinds.indexOf(unit) >= 0).count();
  }
}
