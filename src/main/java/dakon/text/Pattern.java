package dakon.text;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A sentence with places to fill, in a small part of the ICU message syntax: <code>{0}</code> is
 * the first argument, <code>{1,plural,one{# seed}other{# seeds}}</code> chooses by a count, in
 * which <code>#</code> is the count itself and <code>=0{…}</code> an exact one. There is no
 * quoting: braces and, in a plural, the number sign are always syntax.
 */
final class Pattern {
  private final String text;
  private final Locale locale;
  private final Object[] arguments;
  private int at;

  private Pattern(String text, Locale locale, Object[] arguments) {
    this.text = text;
    this.locale = locale;
    this.arguments = arguments.clone();
  }

  /** The sentence with its places filled. */
  static String fill(String text, Locale locale, Object... arguments) {
    Pattern pattern = new Pattern(text, locale, arguments);
    String filled = pattern.sentence("#");
    if (pattern.at < text.length()) {
      throw pattern.wrong("a brace too many");
    }
    return filled;
  }

  private String sentence(String count) {
    StringBuilder filled = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '}') {
      char next = text.charAt(at++);
      switch (next) {
        case '{' -> filled.append(place());
        case '#' -> filled.append(count);
        default -> filled.append(next);
      }
    }
    return filled.toString();
  }

  private String place() {
    Object argument = arguments[Integer.parseInt(upTo(",}"))];
    if (text.charAt(at++) == '}') {
      return String.valueOf(argument);
    }
    if (!upTo(",").equals("plural") || !(argument instanceof Integer count)) {
      throw wrong("only a whole number has a plural");
    }
    at++;
    Map<String, String> forms = forms(count);
    String exact = forms.get("=" + count);
    String category = PluralCategory.of(count, locale).name().toLowerCase(Locale.ROOT);
    return exact != null ? exact : forms.getOrDefault(category, forms.get("other"));
  }

  private Map<String, String> forms(int count) {
    Map<String, String> forms = new TreeMap<>();
    while (text.charAt(at) != '}') {
      String form = upTo("{").strip();
      at++;
      forms.put(form, sentence(String.valueOf(count)));
      at++;
    }
    at++;
    if (!forms.containsKey("other")) {
      throw wrong("a plural has a form 'other'");
    }
    return forms;
  }

  private String upTo(String ends) {
    int from = at;
    while (ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(from, at).strip();
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + ", at " + at + " of: " + text);
  }
}
