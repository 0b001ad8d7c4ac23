package dakon.ui.replay;

import dakon.ui.theme.Reflow;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** Brings a player into sight, where pages scroll, when it begins to play or is stepped through. */
final class Entrance {
  private final JComponent player;
  private final Playback playback;
  private int seen;
  private boolean wasRunning;

  private Entrance(JComponent player, Playback playback) {
    this.player = player;
    this.playback = playback;
  }

  /** Has a player come into sight from now on. */
  static void of(JComponent player, Playback playback) {
    playback.onChange(new Entrance(player, playback)::look);
  }

  private void look() {
    boolean runs = playback.isRunning();
    if (runs ? !wasRunning : playback.moment() != seen) {
      SwingUtilities.invokeLater(() -> Reflow.reveal(player));
    }
    wasRunning = runs;
    seen = playback.moment();
  }
}
