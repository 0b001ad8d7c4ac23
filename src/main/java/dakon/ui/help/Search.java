package dakon.ui.help;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;

/**
 * Places in the chapters where some words stand, whatever their case.
 *
 * @param places where in each chapter's text they begin, in the order of the chapters
 * @param length of the words
 */
record Search(List<List<Integer>> places, int length) {

  /** Keeps its own lists. */
  Search {
    places = places.stream().map(List::copyOf).toList();
  }

  /** A place where the words stand: which chapter, and where in its text. */
  record Hit(int chapter, int place) {}

  /** Where the words stand in these texts; nowhere where there are no words. */
  static Search of(String words, List<String> texts) {
    Pattern pattern =
        Pattern.compile(Pattern.quote(words), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    List<List<Integer>> places = new ArrayList<>();
    for (String text : texts) {
      List<Integer> found = new ArrayList<>();
      Matcher matcher = pattern.matcher(text);
      while (!words.isEmpty() && matcher.find()) {
        found.add(matcher.start());
      }
      places.add(found);
    }
    return new Search(places, words.length());
  }

  /** The text of a document, in which the places count. */
  static String text(Document document) {
    try {
      return document.getText(0, document.getLength());
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** All places, chapter by chapter. */
  List<Hit> hits() {
    List<Hit> hits = new ArrayList<>();
    for (int chapter = 0; chapter < places.size(); chapter++) {
      for (int place : places.get(chapter)) {
        hits.add(new Hit(chapter, place));
      }
    }
    return hits;
  }
}
