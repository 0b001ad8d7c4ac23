package dakon.text;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The sentences of one package, from its bundle {@code messages}, in the language of the display as
 * far as there is a translation, else in English.
 */
public final class Messages {
  private static final ResourceBundle.Control NO_DETOUR =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final ResourceBundle bundle;

  private Messages(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The sentences of the package of this class, in the language of the display. */
  public static Messages of(Class<?> owner) {
    return of(owner, Locale.getDefault(Locale.Category.DISPLAY));
  }

  /** The sentences of the package of this class. */
  public static Messages of(Class<?> owner, Locale locale) {
    String name = owner.getPackageName() + ".messages";
    return new Messages(ResourceBundle.getBundle(name, locale, owner.getClassLoader(), NO_DETOUR));
  }

  /**
   * A sentence, its places filled.
   *
   * @param key its name in the bundle
   * @param arguments what its places are filled with; a count must be an {@code Integer}
   */
  public String text(String key, Object... arguments) {
    return Pattern.fill(bundle.getString(key), language(), arguments);
  }

  /** The name of a value that has one in the bundle, as {@code Type.VALUE}. */
  public String text(Enum<?> value) {
    return text(value.getDeclaringClass().getSimpleName() + "." + value.name());
  }

  /**
   * A number that need not be whole, with two decimals at most, as it is written in the language of
   * the sentences; in the digits of the board, as all numbers.
   */
  public String number(double value) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(language());
    symbols.setZeroDigit('0');
    return new DecimalFormat("0.##", symbols).format(value);
  }

  /**
   * A date and a time of day, as they are written in the language of the sentences: where the user
   * has chosen a country of that language, as there. In the digits of the board, on one line.
   */
  public String time(ZonedDateTime time) {
    Locale chosen = Locale.getDefault(Locale.Category.FORMAT);
    boolean isSpoken = chosen.getLanguage().equals(language().getLanguage());
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(isSpoken ? chosen.stripExtensions() : language())
        .withDecimalStyle(DecimalStyle.STANDARD)
        .format(time)
        .replaceAll("\\s|\u202f", "\u00a0");
  }

  /** Whether there is a sentence of this name. */
  public boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** The language of the sentences: English where there is no translation. */
  private Locale language() {
    return bundle.getLocale().equals(Locale.ROOT) ? Locale.ENGLISH : bundle.getLocale();
  }
}
