package dakon.ui.replay;

import dakon.replay.Caption;
import dakon.replay.Slip;
import dakon.ui.theme.Card;
import dakon.ui.theme.StyleClass;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/**
 * The card under the board that says what happens. It keeps room for two lines of text, so that
 * nothing jumps while a move is played. An author's words stand on the board; to a screen reader
 * the card says them too.
 */
final class CaptionPane extends Card {
  @Serial private static final long serialVersionUID = 1;

  private final JLabel heading = StyleClass.SMALL.on(new JLabel(" "));
  private final JTextArea text = StyleClass.SPOKEN.on(lines(2));
  private final JLabel summary = StyleClass.QUIET.on(new JLabel(" "));

  /** An empty caption. */
  CaptionPane() {
    super(new MigLayout("insets 10 16 12 16, gapy 2", "[grow,fill]", "[][][]"));
    heading.setName("caption-heading");
    text.setName("caption");
    add(heading, "wrap");
    summary.setName("summary");
    add(text, "wmin 100, wrap");
    add(summary, "wmin 100");
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
    String sum = caption.summary().isEmpty() ? " " : caption.summary();
    if (!summary.getText().equals(sum)) {
      summary.setText(sum);
    }
  }

  /** Says what the author adds to it, to whoever cannot see the board. */
  void add(List<Slip> slips) {
    text.getAccessibleContext()
        .setAccessibleDescription(slips.stream().map(Slip::text).collect(Collectors.joining(" ")));
  }
}
