package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Document;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Turns Markdown into HTML that is safe to show and plain enough for Swing: foreign markup appears
 * as the text it is, links and pictures that may not be are left out.
 */
final class Prose {
  private static final int MOST_DEPTH = 50;

  private static final Pattern NOT_PLAIN =
      Pattern.compile("^\\s*<html|[\\p{Cc}&&[^\\n\\t]]", Pattern.CASE_INSENSITIVE);

  /** What is understood beyond plain CommonMark. */
  static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());

  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .extensions(EXTENSIONS)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .attributeProviderFactory(context -> Prose::attributes)
          .build();

  private final SourceText source;
  private final Targets targets;
  private final Findings findings;

  Prose(SourceText source, Targets targets, Findings findings) {
    this.source = source;
    this.targets = targets;
    this.findings = findings;
  }

  /** Swing puts room between the cells of a table unless told not to. */
  private static void attributes(Node node, String tag, Map<String, String> attributes) {
    if (node instanceof TableBlock) {
      attributes.put("cellspacing", "0");
    }
  }

  /** The place where a node begins. */
  Place place(Node node) {
    Node placed = node;
    while (placed.getSourceSpans().isEmpty() && placed.getParent() != null) {
      placed = placed.getParent();
    }
    return placed.getSourceSpans().stream().findFirst().map(this::place).orElse(Place.START);
  }

  private Place place(SourceSpan span) {
    return source.place(span.getLineIndex(), span.getColumnIndex());
  }

  /** The text of a heading, without its markup. */
  String title(Heading heading) {
    if (!isShallow(heading)) {
      return "";
    }
    heading.accept(new Checking());
    Words words = new Words();
    heading.accept(words);
    String title = words.text.toString().strip();
    if (title.isEmpty()) {
      findings.error(place(heading), "step.untitled");
    } else if (!isPlain(title)) {
      findings.error(place(heading), "text.plain");
      return "";
    }
    return title;
  }

  /**
   * Whether a text can be shown as it is. Swing takes a label that begins with a certain tag for
   * HTML, and would fetch its pictures from anywhere.
   */
  static boolean isPlain(String text) {
    return !NOT_PLAIN.matcher(text).find();
  }

  /** The HTML of some blocks. */
  String html(List<Node> blocks) {
    Document document = new Document();
    blocks.stream().filter(this::isShallow).forEach(document::appendChild);
    document.accept(new Checking());
    return RENDERER.render(document).strip();
  }

  /** Whether a node can be walked through; a finding where it is nested too deep for that. */
  private boolean isShallow(Node top) {
    int depth = 0;
    for (Node node = top; node != null; ) {
      if (depth > MOST_DEPTH) {
        findings.error(place(top), "prose.deep");
        return false;
      }
      if (node.getFirstChild() != null) {
        node = node.getFirstChild();
        depth++;
      } else {
        while (node != top && node.getNext() == null) {
          node = node.getParent();
          depth--;
        }
        node = node == top ? null : node.getNext();
      }
    }
    return true;
  }

  /** Gathers the words, and leaves their markup. */
  private static final class Words extends AbstractVisitor {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void visit(Text node) {
      text.append(node.getLiteral());
    }

    @Override
    public void visit(Code node) {
      text.append(node.getLiteral());
    }

    @Override
    public void visit(HtmlInline node) {
      text.append(node.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak node) {
      text.append(' ');
    }
  }

  /** Leaves out what may not be shown, and says so. */
  private final class Checking extends AbstractVisitor {
    @Override
    public void visit(Link link) {
      visitChildren(link);
      leaveOut(link, link.getDestination(), targets.faultOfLink(link.getDestination()));
    }

    @Override
    public void visit(Image image) {
      visitChildren(image);
      leaveOut(image, image.getDestination(), targets.faultOfPicture(image.getDestination()));
    }

    @Override
    public void visit(FencedCodeBlock code) {
      if (DakonBlock.isOne(code)) {
        findings.error(place(code), "block.inside");
      }
    }

    private void leaveOut(Node node, String destination, Optional<String> fault) {
      if (fault.isPresent()) {
        findings.error(place(node), fault.get(), destination);
        while (node.getFirstChild() != null) {
          node.insertBefore(node.getFirstChild());
        }
        node.unlink();
      }
    }
  }
}
