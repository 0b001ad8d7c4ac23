package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.List;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.SourceSpan;

/**
 * A fenced block that is meant for the program and not for the reader: its information begins with
 * the word {@code dakon}, and the kind of block follows.
 *
 * @param kind what stands behind that word; nothing where nothing does
 * @param body the YAML in it
 * @param place where it begins
 * @param kindPlace where the kind is named, or should be
 * @param closed whether it ends before the file does
 */
record DakonBlock(String kind, Fragment body, Place place, Place kindPlace, boolean closed) {
  private static final String WORD = "dakon";

  /** Whether a fenced block is one. */
  static boolean isOne(FencedCodeBlock code) {
    return words(code)[0].equals(WORD);
  }

  /** The block of a node of a file. */
  static DakonBlock of(FencedCodeBlock code, SourceText source) {
    SourceSpan span = code.getSourceSpans().get(0);
    int line = span.getLineIndex();
    String fence = source.lines().get(line);
    int wordEnd = fence.indexOf(WORD, span.getColumnIndex()) + WORD.length();
    int kind = wordEnd;
    while (kind < fence.length() && Character.isWhitespace(fence.charAt(kind))) {
      kind++;
    }
    String literal = code.getLiteral();
    String body = literal.endsWith("\n") ? literal.substring(0, literal.length() - 1) : literal;
    return new DakonBlock(
        code.getInfo().strip().substring(WORD.length()).strip(),
        new Fragment(source, line + 1, List.of(body.split("\n", -1))),
        source.place(line, span.getColumnIndex()),
        source.place(line, kind < fence.length() ? kind : wordEnd),
        code.getClosingFenceLength() != null);
  }

  private static String[] words(FencedCodeBlock code) {
    return code.getInfo().strip().split("\\s+", 2);
  }
}
