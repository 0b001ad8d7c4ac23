package dakon.lesson.markdown;

import dakon.lesson.Place;

/**
 * A text that stands in YAML, in one of the ways to write it there, and the way back from its
 * characters to places in the file.
 *
 * @param text what it says
 * @param source what it stands in
 * @param start where it begins there, its quotation mark or indicator included, in code points
 * @param end where it ends there
 */
record Scalar(String text, Fragment source, int start, int end) implements Value {

  /** A text that stands at one place, all of it. */
  static Scalar at(Place place, String text) {
    Fragment source = new Fragment(place, text);
    return new Scalar(text, source, 0, source.length());
  }

  @Override
  public Scalar at(Place place) {
    return at(place, text);
  }

  @Override
  public Place place() {
    return source.place(start);
  }

  /** Whether there is nothing but blanks in it. */
  boolean isBlank() {
    return text.isBlank();
  }

  /**
   * The place of a character of the text, found by counting what is not blank, since YAML folds
   * lines and cuts indentation. Where something was written otherwise than it reads, it is the
   * place where the whole begins.
   *
   * @param index the index in the text, in code points; its length stands for the end
   */
  Place place(int index) {
    int[] read = text.codePoints().toArray();
    int at = contentStart();
    for (int i = 0; i < Math.min(index, read.length); i++) {
      if (!Character.isWhitespace(read[i])) {
        at = skipBlanks(at);
        if (at >= end || source.codePoint(at) != read[i]) {
          return place();
        }
        at++;
      }
    }
    return source.place(index < read.length ? skipBlanks(at) : at);
  }

  /** Behind the quotation mark, or behind the line of the indicator of a block. */
  private int contentStart() {
    if (start >= end) {
      return start;
    }
    int first = source.codePoint(start);
    if (first == '"' || first == '\'') {
      return start + 1;
    }
    int at = start;
    if (first == '|' || first == '>') {
      while (at < end && source.codePoint(at) != '\n') {
        at++;
      }
    }
    return at;
  }

  private int skipBlanks(int from) {
    int at = from;
    while (at < end && Character.isWhitespace(source.codePoint(at))) {
      at++;
    }
    return at;
  }
}
