package dakon.ui.replay;

import javax.swing.Timer;

/**
 * Ticks on the event dispatch thread, about sixty times a second. Owns the one timer of a player.
 */
final class SwingTicker implements Ticker {
  private static final int MILLIS_A_FRAME = 16;
  private static final double NANOS_A_MILLI = 1e6;

  private Runnable tick = () -> {};
  private final Timer timer = new Timer(MILLIS_A_FRAME, event -> tick.run());

  @Override
  public void start(Runnable newTick) {
    tick = newTick;
    timer.start();
  }

  @Override
  public void stop() {
    timer.stop();
  }

  @Override
  public double now() {
    return System.nanoTime() / NANOS_A_MILLI;
  }
}
