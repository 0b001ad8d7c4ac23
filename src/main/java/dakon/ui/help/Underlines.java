package dakon.ui.help;

import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.text.BadLocationException;
import javax.swing.text.Highlighter;
import javax.swing.text.JTextComponent;
import javax.swing.text.LayeredHighlighter;
import javax.swing.text.Position;
import javax.swing.text.View;

/**
 * Underlines what was found, in a colour that stands out and lets the words be read; the place that
 * is pointed out lies on a soft ground besides, within a line all round.
 */
final class Underlines extends LayeredHighlighter.LayerPainter {
  private static final int THICK = 3;

  private final boolean isCurrent;

  private Underlines(boolean isCurrent) {
    this.isCurrent = isCurrent;
  }

  /**
   * Underlines a place.
   *
   * @param isCurrent whether it is the one that is pointed out
   */
  static void add(Highlighter highlighter, int from, int length, boolean isCurrent) {
    try {
      highlighter.addHighlight(from, from + length, new Underlines(isCurrent));
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** All is painted by layers. */
  @Override
  public void paint(Graphics g, int from, int to, Shape bounds, JTextComponent text) {}

  @Override
  public Shape paintLayer(
      Graphics g, int from, int to, Shape bounds, JTextComponent text, View view) {
    try {
      Rectangle words =
          view.modelToView(from, Position.Bias.Forward, to, Position.Bias.Backward, bounds)
              .getBounds();
      if (isCurrent) {
        surround(g, words);
      }
      int thick = Scale.of(THICK);
      g.setColor(Palette.QUESTION.color());
      g.fillRect(words.x, words.y + words.height - thick, words.width, thick);
      return words;
    } catch (BadLocationException gone) {
      return bounds;
    }
  }

  private static void surround(Graphics g, Rectangle words) {
    g.setColor(Palette.ACTION_SOFT.color());
    g.fillRect(words.x, words.y, words.width, words.height);
    g.setColor(Palette.QUESTION.color());
    g.drawRect(words.x, words.y, words.width - 1, words.height - 1);
  }
}
