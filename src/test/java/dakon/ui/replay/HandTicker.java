package dakon.ui.replay;

/** A clock that ticks when a test says so. */
final class HandTicker implements Ticker {
  private Runnable onTick = () -> {};
  private boolean ticking;
  private double now;

  @Override
  public void start(Runnable tick) {
    onTick = tick;
    ticking = true;
  }

  @Override
  public void stop() {
    ticking = false;
  }

  @Override
  public double now() {
    return now;
  }

  boolean isTicking() {
    return ticking;
  }

  /** Lets time go by unseen. */
  void pass(double millis) {
    now += millis;
  }

  /** Lets time go by, and tells so. */
  void tick(double millis) {
    pass(millis);
    onTick.run();
  }
}
