package dakon.ui.replay;

import dakon.replay.Caption;
import dakon.ui.theme.Card;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/**
 * The card under the board that says what happens. It keeps room for two lines of text, and for a
 * note where there will be some, so that nothing jumps while a move is played.
 */
final class CaptionPane extends Card {
  @Serial private static final long serialVersionUID = 1;

  private final JLabel heading = StyleClass.SMALL.on(new JLabel(" "));
  private final JTextArea text = StyleClass.SPOKEN.on(lines(2));
  private final JTextArea note = StyleClass.NOTE.on(lines(1));

  /**
   * An empty caption.
   *
   * @param withNotes whether an author adds something at times
   */
  CaptionPane(boolean withNotes) {
    super(new MigLayout("insets 10 16 12 16, gapy 2, hidemode 3", "[grow,fill]", "[][][]"));
    heading.setName("caption-heading");
    text.setName("caption");
    note.setName("note");
    note.setVisible(withNotes);
    add(heading, "wrap");
    add(text, "wmin 100, wrap");
    add(note, "wmin 100");
  }

  private static JTextArea lines(int rows) {
    JTextArea area = new JTextArea(rows, 0);
    area.setEditable(false);
    area.setFocusable(false);
    area.setOpaque(false);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    area.setBorder(BorderFactory.createEmptyBorder());
    return area;
  }

  /** Shows what is said now. Text that stays the same is left alone, sixty times a second. */
  void show(Caption caption) {
    if (!heading.getText().equals(caption.heading())) {
      heading.setText(caption.heading());
    }
    if (!text.getText().equals(caption.text())) {
      text.setText(caption.text());
    }
    if (!note.getText().equals(caption.note())) {
      note.setText(caption.note());
    }
  }
}
