package dakon.notation;

import dakon.rules.Ruleset;
import java.util.Optional;

/**
 * Games as text, after the manner of chess players' PGN: tags in brackets, then numbered turns,
 * South's and North's, with comments in braces.
 *
 * <pre>{@code
 * [Game "dakon"]
 * [South "Sri"]
 * [Result "*"]
 *
 * 1. GB b 2. A {North sleeps.}
 * }</pre>
 */
public final class RecordNotation {
  private RecordNotation() {}

  /**
   * What came of reading a record.
   *
   * @param record the record as far as it is good
   * @param fault the first thing that is wrong with it, if anything is
   */
  public record Reading(GameRecord record, Optional<NotationException> fault) {}

  /**
   * Reads a record, as far as it is good.
   *
   * @param text the record
   * @param usual the rules where it names no game
   */
  public static Reading read(String text, Ruleset usual) {
    return new RecordReader(text, usual).read();
  }

  /** The one way to write a record, in lines of at most 80 characters unless a word is longer. */
  public static String write(GameRecord record) {
    return new RecordWriter(record).write();
  }
}
