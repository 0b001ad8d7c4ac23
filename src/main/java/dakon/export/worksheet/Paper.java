package dakon.export.worksheet;

import java.util.Locale;
import java.util.Set;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** What is printed on. */
public enum Paper {
  /** 210 by 297 mm, usual nearly everywhere. */
  A4,
  /** 8.5 by 11 inches, usual in America. */
  LETTER;

  /** Where Letter is usual, by the Unicode CLDR. */
  private static final Set<String> LETTER_COUNTRIES =
      Set.of("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE");

  /** What is usual in the country of a locale. */
  public static Paper of(Locale locale) {
    return LETTER_COUNTRIES.contains(locale.getCountry()) ? LETTER : A4;
  }

  /** The size of a page, in points. */
  PDRectangle size() {
    return switch (this) {
      case A4 -> PDRectangle.A4;
      case LETTER -> PDRectangle.LETTER;
    };
  }
}
