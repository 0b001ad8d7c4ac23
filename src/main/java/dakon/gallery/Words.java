package dakon.gallery;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Words to look for, in any order, in capitals or not, with accents or without. */
final class Words {
  private static final Pattern MARK = Pattern.compile("\\p{M}+");
  private static final Pattern TAG = Pattern.compile("<[^>]*>");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final List<String> words;

  /** The words of a text. */
  Words(String text) {
    this.words = Arrays.stream(BLANKS.split(plain(text))).filter(word -> !word.isEmpty()).toList();
  }

  /** Whether each of them is somewhere in these texts, if only as a part of a word. */
  boolean areIn(String... texts) {
    String all = plain(String.join("\n", texts));
    return words.stream().allMatch(all::contains);
  }

  /** The text of a piece of HTML. */
  static String ofHtml(String html) {
    return TAG.matcher(html)
        .replaceAll("")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
  }

  private static String plain(String text) {
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return MARK.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }
}
