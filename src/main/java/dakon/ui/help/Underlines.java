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

/** Underlines what was found, in a colour that stands out and lets the words be read. */
final class Underlines extends LayeredHighlighter.LayerPainter {
  private static final int THICK = 3;

  /** Underlines a place. */
  static void add(Highlighter highlighter, int from, int length) {
    try {
      highlighter.addHighlight(from, from + length, new Underlines());
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
      int thick = Scale.of(THICK);
      g.setColor(Palette.QUESTION.color());
      g.fillRect(words.x, words.y + words.height - thick, words.width, thick);
      return words;
    } catch (BadLocationException gone) {
      return bounds;
    }
  }
}
