package dakon.ui.replay;

import dakon.replay.Caption;
import dakon.replay.Slip;
import dakon.ui.theme.Card;
import dakon.ui.theme.Scale;
import dakon.ui.theme.ShortText;
import dakon.ui.theme.StyleClass;
import dakon.ui.theme.WrappedText;
import java.io.Serial;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JComponent;

/**
 * The card under the board that says what happens. It keeps room for two lines of text, and for as
 * many as it ever needed in its width, so that nothing jumps while a move is played. An author's
 * words stand on the board; to a screen reader the card says them too.
 */
final class CaptionPane extends Card {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 2;

  // in pixels at 100 %
  private static final int TOP = 10;
  private static final int SIDE = 16;
  private static final int BOTTOM = 12;
  private static final int GAP = 2;

  private final ShortText heading = StyleClass.SMALL.on(new ShortText(LINES));
  private final WrappedText text;
  private final ShortText summary = StyleClass.QUIET.on(new ShortText(2 * LINES));

  /** The width in which it was measured, and the height it ever needed there. */
  private int measured;

  private int highest;

  /** An empty caption. */
  CaptionPane() {
    this("caption");
  }

  /** An empty caption, one of several. */
  CaptionPane(String name) {
    super(null);
    text = StyleClass.SPOKEN.on(new WrappedText(name, ""));
    heading.setName(name + "-heading");
    heading.setText(" ");
    text.setRows(LINES);
    summary.setName(name + "-summary");
    summary.setText(" ");
    add(heading);
    add(text);
    add(summary);
  }

  /** How high it is in a width, both in pixels. */
  int heightFor(int width) {
    if (width != measured) {
      measured = width;
      highest = 0;
    }
    int inner = inner(width);
    int texts = heading.heightFor(inner) + text.heightFor(inner) + summary.heightFor(inner);
    highest = Math.max(highest, texts + Scale.of(TOP + 2 * GAP + BOTTOM));
    return highest;
  }

  private static int inner(int width) {
    return Math.max(1, width - 2 * Scale.of(SIDE));
  }

  @Override
  public void doLayout() {
    int inner = inner(getWidth());
    int y = Scale.of(TOP);
    y = put(heading, y, heading.heightFor(inner));
    y = put(text, y, text.heightFor(inner));
    put(summary, y, summary.heightFor(inner));
  }

  /** Puts a part at a height; gives that of the next. */
  private int put(JComponent part, int y, int height) {
    part.setBounds(Scale.of(SIDE), y, inner(getWidth()), height);
    return y + height + Scale.of(GAP);
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
