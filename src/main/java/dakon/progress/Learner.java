package dakon.progress;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;

/**
 * Whoever learns at this account.
 *
 * @param name what they are called, in any script; empty for the one without a name
 */
public record Learner(String name) {
  /** Who learns where nobody said who it is. */
  public static final Learner NAMELESS = new Learner("");

  /** The longest name, in characters. */
  public static final int MOST_CHARACTERS = 40;

  /** The longest name in bytes of UTF-8, so that it fits the name of a file. */
  private static final int MOST_BYTES = 120;

  /** Refuses a name that was not tidied. */
  public Learner {
    if (!name.isEmpty() && !(isName(name) && name.equals(tidy(name)))) {
      throw new IllegalArgumentException("no name of a learner: " + name);
    }
  }

  /** The learner of this name, blanks around it left out. */
  public static Learner named(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException("no name of a learner: " + name);
    }
    return new Learner(tidy(name));
  }

  /** Whether a learner can have this name: it is not blank, not too long and of one line. */
  public static boolean isName(String text) {
    String name = tidy(text);
    return !name.isEmpty()
        && name.codePointCount(0, name.length()) <= MOST_CHARACTERS
        && StandardCharsets.UTF_8.newEncoder().canEncode(name)
        && name.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES
        && name.codePoints().noneMatch(Learner::isUnseen);
  }

  /** Whether it would break the line, or turn the text around it. */
  private static boolean isUnseen(int character) {
    int type = Character.getType(character);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
  }

  private static String tidy(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFC);
  }

  /** Whether nobody would tell the names of the two apart by ear. */
  boolean isCalledLike(Learner other) {
    return folded().equals(other.folded());
  }

  private String folded() {
    String compatible = Normalizer.normalize(name, Normalizer.Form.NFKC);
    return compatible.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
