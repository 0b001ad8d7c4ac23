package dakon.ui.replay;

import dakon.ui.theme.Scale;
import java.awt.Component;
import java.io.Serial;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;

/**
 * What stands below a board: what is said of it and, where moves are played, the transport and the
 * story in short. The story is left out where hardly a line of it could be seen.
 */
final class UnderBoard extends JPanel {
  @Serial private static final long serialVersionUID = 1;

  // in pixels at 100 %
  private static final int GAP = 10;
  private static final int LEAST = 150;
  private static final int FEW_LINES = 56;

  private final CaptionPane caption;
  private final transient List<TransportBar> transport;
  private final transient List<JComponent> story;

  /** A caption alone. */
  UnderBoard(CaptionPane caption) {
    this(caption, List.of(), List.of());
  }

  /** All that a player has. */
  UnderBoard(CaptionPane caption, TransportBar transport, JComponent story) {
    this(caption, List.of(transport), List.of(story));
  }

  private UnderBoard(CaptionPane caption, List<TransportBar> transport, List<JComponent> story) {
    super(null);
    this.caption = caption;
    this.transport = transport;
    this.story = story;
    setOpaque(false);
    add(caption);
    transport.forEach(this::add);
    story.forEach(this::add);
  }

  /**
   * The height in a width, both in pixels, that is kept for it: with room for the transport even
   * where there is none, so that the board is as large before a move as while it is played.
   */
  int leastHeight(int width) {
    int played =
        transport.stream()
            .mapToInt(bar -> bar.heightFor(width))
            .findFirst()
            .orElseGet(() -> TransportBar.usualHeight(width));
    return Math.max(Scale.of(LEAST), caption.heightFor(width) + Scale.of(GAP) + played);
  }

  @Override
  public void doLayout() {
    int y = put(caption, 0, caption.heightFor(getWidth()));
    for (TransportBar bar : transport) {
      y = put(bar, y, bar.heightFor(getWidth()));
    }
    for (JComponent part : story) {
      part.setVisible(getHeight() - y >= Scale.of(FEW_LINES));
      put(part, y, Math.max(0, getHeight() - y));
    }
  }

  /** Puts a part at a height; gives that of the next. */
  private int put(Component part, int y, int height) {
    part.setBounds(0, y, getWidth(), height);
    return y + height + Scale.of(GAP);
  }
}
