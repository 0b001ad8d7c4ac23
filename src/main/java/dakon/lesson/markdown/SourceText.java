package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The lines of a file that is text: UTF-8, with or without a byte order mark, whatever its ends of
 * lines.
 */
final class SourceText {
  /** The most bytes a lesson file may have. */
  static final int MOST_BYTES = 1 << 20;

  /** The most lines a lesson file may have. */
  static final int MOST_LINES = 10_000;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final List<String> lines;

  private SourceText(List<String> lines) {
    this.lines = List.copyOf(lines);
  }

  /** The text in these bytes; nothing, but a finding, where they are not the text of a lesson. */
  static Optional<SourceText> of(byte[] bytes, Findings findings) {
    if (bytes.length > MOST_BYTES) {
      findings.error(Place.START, "file.large", MOST_BYTES);
      return Optional.empty();
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    SourceText text = new SourceText(linesOf(out.flip().toString()));
    if (result.isError()) {
      String bad = String.format(Locale.ROOT, "%02X", bytes[in.position()]);
      findings.error(text.end(), "file.not.utf8", bad);
      return Optional.empty();
    }
    return text.isFit(findings) ? Optional.of(text) : Optional.empty();
  }

  private static List<String> linesOf(String text) {
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return List.of((marked ? text.substring(1) : text).split("\r\n|\r|\n", -1));
  }

  private boolean isFit(Findings findings) {
    if (lines.size() > MOST_LINES) {
      findings.error(new Place(MOST_LINES + 1, 1), "file.long", MOST_LINES);
      return false;
    }
    for (int i = 0; i < lines.size(); i++) {
      Optional<Integer> bad =
          lines.get(i).codePoints().boxed().filter(SourceText::isNoText).findFirst();
      if (bad.isPresent()) {
        int column = lines.get(i).indexOf(bad.get());
        findings.error(
            place(i, column), "file.control", String.format(Locale.ROOT, "U+%04X", bad.get()));
        return false;
      }
    }
    return true;
  }

  /** Control characters but the tab, and code points that are no characters. */
  private static boolean isNoText(int codePoint) {
    return (Character.isISOControl(codePoint) && codePoint != '\t')
        || (codePoint & 0xFFFE) == 0xFFFE
        || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF);
  }

  /** The lines, without their ends. */
  List<String> lines() {
    return lines;
  }

  /**
   * The place of a character.
   *
   * @param line the line it is in, from 0
   * @param index its index in the line, in UTF-16 units from 0
   */
  Place place(int line, int index) {
    String text = lines.get(line);
    return new Place(line + 1, text.codePointCount(0, Math.min(index, text.length())) + 1);
  }

  private Place end() {
    int last = lines.size() - 1;
    return place(last, lines.get(last).length());
  }
}
