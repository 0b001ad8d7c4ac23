package dakon.ui.replay;

/** Something that ticks while it runs, and knows the time. */
interface Ticker {

  /** Begins to tick. */
  void start(Runnable tick);

  /** Ticks no more. */
  void stop();

  /** The time in milliseconds, from anywhere. */
  double now();
}
