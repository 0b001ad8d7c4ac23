package dakon.lesson.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/**
 * What stands from one heading of a step to the next.
 *
 * @param heading the heading; none where a file begins
 * @param prose what is for the reader
 * @param blocks what is for the program
 */
record Section(Optional<Heading> heading, List<Node> prose, List<FencedCodeBlock> blocks) {
  private static final int STEP_LEVEL = 2;

  private static Section of(Optional<Heading> heading) {
    return new Section(heading, new ArrayList<>(), new ArrayList<>());
  }

  /** The sections of a file: what comes before the first step, and then the steps. */
  static List<Section> of(Node document) {
    List<Section> sections = new ArrayList<>();
    Section current = of(Optional.empty());
    sections.add(current);
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == STEP_LEVEL) {
        current = of(Optional.of(heading));
        sections.add(current);
      } else if (node instanceof FencedCodeBlock code && DakonBlock.isOne(code)) {
        current.blocks.add(code);
      } else {
        current.prose.add(node);
      }
    }
    return sections;
  }
}
