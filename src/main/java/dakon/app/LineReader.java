package dakon.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** Reads lines one by one and never holds more of one than a line of moves can need. */
final class LineReader {
  private static final int LONGEST = 10_000;
  private static final int END = -1;

  private final BufferedReader in;
  private final StringBuilder line = new StringBuilder();
  private boolean isTooLong;
  private int number;

  LineReader(Reader in) {
    this.in = new BufferedReader(in);
  }

  /** Goes to the next line, and tells whether there is one. */
  boolean next() throws IOException {
    line.setLength(0);
    isTooLong = false;
    number++;
    int character = in.read();
    boolean isLine = character != END;
    while (character != '\n' && character != END) {
      append((char) character);
      character = in.read();
    }
    return isLine;
  }

  private void append(char character) {
    if (line.length() < LONGEST) {
      line.append(character);
    } else {
      isTooLong = true;
    }
  }

  /** The line, without its end. */
  String line() {
    int length = line.length();
    boolean endsInReturn = length > 0 && line.charAt(length - 1) == '\r';
    return endsInReturn ? line.substring(0, length - 1) : line.toString();
  }

  /** The number of the line, from 1. */
  int number() {
    return number;
  }

  /** Whether the line is longer than what was kept of it. */
  boolean isTooLong() {
    return isTooLong;
  }

  /** Whether reading on would have to wait. */
  boolean wouldWait() throws IOException {
    return !in.ready();
  }
}
