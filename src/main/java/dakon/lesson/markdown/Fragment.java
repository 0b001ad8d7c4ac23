package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.List;

/**
 * A part of a file that is read by itself: some lines, from each of which the same indentation may
 * have been cut, and the way back from its text to places in the file.
 */
final class Fragment {
  private final SourceText source;
  private final int firstLine;
  private final List<String> lines;
  private final int[] text;

  /**
   * Lines that stand in a file.
   *
   * @param source the file
   * @param firstLine which of its lines is the first of these, from 0
   * @param lines the ends of the file's lines
   */
  Fragment(SourceText source, int firstLine, List<String> lines) {
    this.source = source;
    this.firstLine = firstLine;
    this.lines = List.copyOf(lines);
    this.text = String.join("\n", lines).codePoints().toArray();
  }

  /** The lines as one text. */
  String text() {
    return new String(text, 0, text.length);
  }

  /** How long the text is, in code points. */
  int length() {
    return text.length;
  }

  /** The code point at an index. */
  int codePoint(int index) {
    return text[index];
  }

  /** The place in the file of a code point, or of the end. */
  Place place(int index) {
    int line = 0;
    int start = 0;
    for (int i = 0; i < Math.min(index, text.length); i++) {
      if (text[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    return place(line, index - start);
  }

  /**
   * The place in the file of a code point.
   *
   * @param line its line here, from 0
   * @param column its column here, in code points from 0
   */
  Place place(int line, int column) {
    if (line >= lines.size() || firstLine + line >= source.lines().size()) {
      return new Place(firstLine + line + 1, column + 1);
    }
    return new Place(firstLine + line + 1, cutFrom(line) + column + 1);
  }

  private int cutFrom(int line) {
    String whole = source.lines().get(firstLine + line);
    String rest = lines.get(line);
    return Math.max(
        0, whole.codePointCount(0, whole.length()) - rest.codePointCount(0, rest.length()));
  }
}
