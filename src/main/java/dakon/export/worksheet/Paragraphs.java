package dakon.export.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes plain paragraphs of the prose of lessons, which is HTML without foreign markup. */
final class Paragraphs {
  private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>");
  private static final Pattern ALTERNATIVE = Pattern.compile("alt=\"([^\"]*)\"");
  private static final Set<String> BLOCKS =
      Set.of("p", "li", "tr", "pre", "blockquote", "br", "hr", "h1", "h3", "h4", "h5", "h6", "div");
  private static final Set<String> CELLS = Set.of("td", "th");
  private static final String BULLET = "\u2022 ";
  private static final String BETWEEN_CELLS = " \u00b7 ";

  private final List<String> paragraphs = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private String opening = "";

  private Paragraphs() {}

  /** The paragraphs of some HTML. */
  static List<String> of(String html) {
    Paragraphs read = new Paragraphs();
    Matcher tag = TAG.matcher(html);
    int from = 0;
    while (tag.find()) {
      read.text.append(unescaped(html.substring(from, tag.start())));
      read.meet(tag.group(2), !tag.group(1).isEmpty(), tag.group(3));
      from = tag.end();
    }
    read.text.append(unescaped(html.substring(from)));
    read.end();
    return List.copyOf(read.paragraphs);
  }

  private void meet(String name, boolean closes, String attributes) {
    if (BLOCKS.contains(name)) {
      end();
      opening = name.equals("li") ? (closes ? "" : BULLET) : opening;
    } else if (CELLS.contains(name) && !closes && !text.toString().isBlank()) {
      text.append(BETWEEN_CELLS);
    } else if (name.equals("img")) {
      Matcher alternative = ALTERNATIVE.matcher(attributes);
      text.append(alternative.find() ? unescaped(alternative.group(1)) : "");
    }
  }

  private void end() {
    String paragraph = text.toString().strip().replaceAll("\\s+", " ");
    text.setLength(0);
    if (!paragraph.isEmpty()) {
      paragraphs.add(opening + paragraph);
      opening = "";
    }
  }

  private static String unescaped(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
  }
}
