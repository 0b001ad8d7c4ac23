package dakon.ui.theme;

import java.awt.Color;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter;
import javax.swing.text.JTextComponent;

/** Marks the character at which a written text goes wrong, in the colour of what is wrong. */
public final class FaultMark {
  private static final int VEIL = 90;

  private FaultMark() {}

  /**
   * Marks a place in a text; what is missing at the end, at the last character.
   *
   * @param line where the line begins in the text
   * @param column the place in the line, from 1, in characters as a reader counts them
   */
  public static void on(JTextComponent component, int line, int column) {
    String text = component.getText();
    int rest = text.codePointCount(line, text.length());
    int from = text.offsetByCodePoints(line, Math.min(column - 1, rest));
    int to = Math.min(text.length(), from + 1);
    try {
      component
          .getHighlighter()
          .addHighlight(
              Math.max(0, to - 1), to, new DefaultHighlighter.DefaultHighlightPainter(veil()));
    } catch (BadLocationException outside) {
      throw new IllegalStateException(outside);
    }
  }

  private static Color veil() {
    Color colour = Palette.CAPTURE.color();
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), VEIL);
  }
}
