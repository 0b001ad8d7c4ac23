package dakon.notation;

import dakon.text.Messages;
import java.util.function.IntPredicate;

/** Reads a text code point by code point, and knows where it is when something is wrong. */
final class TextReader {
  private static final int END = -1;
  private static final int MOST_DIGITS = 9;

  private final String what;
  private final int[] text;
  private int at;

  /**
   * A reader at the start of a text.
   *
   * @param what the key of the name that the errors call the text by
   */
  TextReader(String what, String text) {
    this.what = what;
    this.text = codePoints(text);
  }

  /** By a plain loop: a stream for each of thousands of lines costs more than all the reading. */
  private static int[] codePoints(String text) {
    int[] codePoints = new int[text.codePointCount(0, text.length())];
    int at = 0;
    for (int i = 0; i < codePoints.length; i++) {
      codePoints[i] = text.codePointAt(at);
      at += Character.charCount(codePoints[i]);
    }
    return codePoints;
  }

  /** The place of the next code point, from 0. */
  int at() {
    return at;
  }

  boolean atEnd() {
    return at == text.length;
  }

  boolean sees(int codePoint) {
    return !atEnd() && text[at] == codePoint;
  }

  boolean sees(IntPredicate kind) {
    return !atEnd() && kind.test(text[at]);
  }

  int next() {
    return atEnd() ? END : text[at++];
  }

  /** Steps over a code point if it comes next, and tells whether it did. */
  boolean skip(int codePoint) {
    boolean seen = sees(codePoint);
    if (seen) {
      at++;
    }
    return seen;
  }

  void skipBlanks() {
    while (sees(TextReader::isBlank)) {
      at++;
    }
  }

  /** All code points of a kind that come next. */
  String skipWhile(IntPredicate kind) {
    int from = at;
    while (sees(kind)) {
      at++;
    }
    return new String(text, from, at - from);
  }

  /** A number in ASCII digits; one of too many digits is as good as any that is too large. */
  int number(String expected) throws NotationException {
    int from = at;
    int number = 0;
    while (sees(TextReader::isDigit)) {
      number = 10 * number + (next() - '0');
    }
    if (at == from) {
      throw expected(from, expected);
    }
    return at - from > MOST_DIGITS ? Integer.MAX_VALUE : number;
  }

  static boolean isDigit(int codePoint) {
    return codePoint >= '0' && codePoint <= '9';
  }

  static boolean isBlank(int codePoint) {
    return Character.isWhitespace(codePoint) || codePoint == 0xFEFF || codePoint == 0xA0;
  }

  /** The error that something else was expected at a place than what stands there. */
  NotationException expected(int place, String expected) {
    Messages messages = Messages.of(TextReader.class);
    return wrong(place, "expected", messages.text("expected." + expected), found(place, messages));
  }

  private String found(int place, Messages messages) {
    if (place >= text.length) {
      return messages.text("found.end");
    }
    return isBlank(text[place])
        ? messages.text("found.blank")
        : messages.text("found", Character.toString(text[place]));
  }

  /** The error that something is wrong at a place. */
  NotationException wrong(int place, String key, Object... arguments) {
    Messages messages = Messages.of(TextReader.class);
    return wrongAt(place, messages.text(key, arguments));
  }

  /** The error that something, said in a sentence, is wrong at a place. */
  NotationException wrongAt(int place, String sentence) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < place; i++) {
      if (text[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    int column = place - lineStart + 1;
    Messages messages = Messages.of(TextReader.class);
    String where =
        line == 1 ? messages.text("column", column) : messages.text("line.column", line, column);
    return new NotationException(
        messages.text("what." + what) + ", " + where, line, column, sentence);
  }
}
