package dakon.text;

import java.util.Locale;

/**
 * The plural categories of the Unicode CLDR, for whole numbers. Knows the languages that the
 * program is or is about to be translated into; ICU4J knows them all but weighs more than twice the
 * program.
 */
enum PluralCategory {
  ZERO,
  ONE,
  TWO,
  FEW,
  MANY,
  OTHER;

  /** The category of a count in a language. */
  static PluralCategory of(int count, Locale locale) {
    return switch (locale.getLanguage()) {
      case "ar" -> arabic(count);
      case "id", "ms", "jv" -> OTHER;
      case "fr" -> count == 0 || count == 1 ? ONE : OTHER;
      default -> count == 1 ? ONE : OTHER;
    };
  }

  private static PluralCategory arabic(int count) {
    int hundredth = count % 100;
    if (count <= 2) {
      return count == 0 ? ZERO : count == 1 ? ONE : TWO;
    }
    if (hundredth >= 3 && hundredth <= 10) {
      return FEW;
    }
    return hundredth >= 11 ? MANY : OTHER;
  }
}
