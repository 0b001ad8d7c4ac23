package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A part of a file that is read by itself: some lines, from which indentation may have been cut,
 * and the way back from its text to places in the file.
 */
final class Fragment {
  private final int firstLine;
  private final int[] text;
  private final int[] lineStarts;
  private final int[] cuts;

  /** The one place that all of it has; none where it is the text of a file. */
  private final Optional<Place> only;

  /**
   * Lines that stand in a file.
   *
   * @param source the file
   * @param firstLine which of its lines is the first of these, from 0
   * @param ends the ends of the file's lines
   */
  Fragment(SourceText source, int firstLine, List<String> ends) {
    List<String> lines = ends.isEmpty() ? List.of("") : ends; // even no text has a place
    this.only = Optional.empty();
    this.firstLine = firstLine;
    this.text = String.join("\n", lines).codePoints().toArray();
    this.lineStarts = new int[lines.size()];
    this.cuts = new int[lines.size()];
    int start = 0;
    for (int i = 0; i < lines.size(); i++) {
      int length = length(lines.get(i));
      boolean inFile = firstLine + i < source.lines().size();
      lineStarts[i] = start;
      cuts[i] = inFile ? Math.max(0, length(source.lines().get(firstLine + i)) - length) : 0;
      start += length + 1;
    }
  }

  /** A text that does not stand in the file, and is spoken of at a place in it. */
  Fragment(Place place, String text) {
    this.only = Optional.of(place);
    this.firstLine = 0;
    this.text = text.codePoints().toArray();
    this.lineStarts = new int[] {0};
    this.cuts = new int[] {0};
  }

  private static int length(String line) {
    return line.codePointCount(0, line.length());
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

  /** The place in the file of the code point at an index; the text's length stands for its end. */
  Place place(int index) {
    return only.orElseGet(() -> placeInFile(index));
  }

  private Place placeInFile(int index) {
    int found = Arrays.binarySearch(lineStarts, index);
    int line = found >= 0 ? found : -found - 2;
    return new Place(firstLine + line + 1, cuts[line] + index - lineStarts[line] + 1);
  }
}
