package dakon.text;

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

  /** Whether there is a sentence of this name. */
  public boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** The language of the sentences: English where there is no translation. */
  private Locale language() {
    return bundle.getLocale().equals(Locale.ROOT) ? Locale.ENGLISH : bundle.getLocale();
  }
}
