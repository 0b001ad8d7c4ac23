package dakon.ui.lesson;

import dakon.lesson.Place;
import dakon.text.Messages;
import dakon.ui.theme.Palette;
import dakon.ui.theme.Scale;
import dakon.ui.theme.StyleClass;
import java.awt.Rectangle;
import java.io.Serial;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;

/** The text of a lesson file with the numbers of its lines, and one line of it marked. */
final class SourcePane extends JScrollPane {
  @Serial private static final long serialVersionUID = 1;

  private final JTextArea text = new JTextArea();

  /** The lines of a file. */
  SourcePane(List<String> lines) {
    int digits = Integer.toString(lines.size()).length();
    text.setName("source");
    text.getAccessibleContext().setAccessibleName(Messages.of(SourcePane.class).text("source"));
    text.setEditable(false);
    StyleClass.CODE.on(text);
    text.setBorder(Scale.room(4, 8, 4, 8));
    text.setText(
        IntStream.range(0, lines.size())
            .mapToObj(line -> numbered(digits, line + 1, lines.get(line)))
            .collect(Collectors.joining("\n")));
    setViewportView(text);
  }

  private static String numbered(int digits, int number, String line) {
    return String.format(Locale.ROOT, "%" + digits + "d  %s", number, line);
  }

  /** Marks the line of a place and brings it into sight. */
  void show(Place place) {
    try {
      int line = Math.min(place.line(), text.getLineCount()) - 1;
      int start = text.getLineStartOffset(line);
      text.getHighlighter().removeAllHighlights();
      text.getHighlighter()
          .addHighlight(
              start,
              text.getLineEndOffset(line),
              new DefaultHighlightPainter(Palette.ACTION_SOFT.color()));
      text.setCaretPosition(start);
      SwingUtilities.invokeLater(() -> centre(start));
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Brings a character into the middle, once there is a size to speak of. */
  private void centre(int offset) {
    try {
      if (text.modelToView2D(offset) != null) {
        Rectangle line = text.modelToView2D(offset).getBounds();
        int room = getViewport().getHeight();
        text.scrollRectToVisible(new Rectangle(0, line.y - (room - line.height) / 2, 1, room));
      }
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
