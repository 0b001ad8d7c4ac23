package dakon.ui.replay;

import dakon.replay.Timetable;
import dakon.settings.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * A place in a timetable that can be moved by hand and runs along by itself. It tells its listeners
 * whenever it is elsewhere or runs otherwise. Lives on the event dispatch thread.
 */
public final class Playback {
  /** A speed at which there is nothing to be seen between one stop and the next. */
  static final double INSTANT = Double.POSITIVE_INFINITY;

  /** A key that is held repeats faster than this, in milliseconds. */
  private static final double REPEAT = 100;

  /** So many repeats later a held key steps one more at a time. */
  private static final int REPEATS_A_STEP = 12;

  private final Timetable timetable;
  private final Ticker ticker;
  private final Manner manner;
  private final List<Runnable> listeners = new ArrayList<>();
  private double time;
  private double speed = 1;
  private boolean running;
  private double lastTick;
  private double lastStep = -REPEAT;
  private int repeats;

  /** How the user wants to be shown things; asked anew each time. */
  interface Manner {
    /** Whether it stands still after each lap. */
    boolean stopsAfterLap();

    /** Whether it begins again at the end. */
    boolean loops();

    /** Whether nothing is to move. */
    boolean isStill();
  }

  /** At the start of a timetable, not running. */
  Playback(Timetable timetable, Ticker ticker, Manner manner) {
    this.timetable = timetable;
    this.ticker = ticker;
    this.manner = manner;
  }

  /** At the start of a timetable, in the manner that the user has chosen; runs by the clock. */
  public static Playback of(Timetable timetable, Settings settings) {
    return new Playback(timetable, new SwingTicker(), new Chosen(settings));
  }

  /** Calls this whenever something has changed. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** What it runs along. */
  Timetable timetable() {
    return timetable;
  }

  /** Where it is, in milliseconds from the start at normal speed. */
  public double time() {
    return time;
  }

  /**
   * The time of what is to be seen: where nothing is to move, that of the latest landmark as long
   * as it runs.
   */
  public double seen() {
    return running && manner.isStill() ? timetable.timeOf(timetable.landmarkAt(time)) : time;
  }

  /** Whether it runs along. */
  public boolean isRunning() {
    return running;
  }

  private boolean isAtEnd() {
    return time >= timetable.duration();
  }

  /** Runs; from the start again if everything has happened. */
  public void play() {
    if (timetable.momentAt(time) == timetable.lastMoment()) {
      time = 0;
    }
    running = true;
    lastTick = ticker.now();
    ticker.start(this::tick);
    changed();
  }

  /** Stands still; where nothing is to move, with no seed in the air. */
  public void pause() {
    time = seen();
    halt();
  }

  private void halt() {
    running = false;
    ticker.stop();
    changed();
  }

  /** How many events have happened. */
  public int moment() {
    return timetable.momentAt(time);
  }

  /** Whether everything has happened. */
  public boolean hasEnded() {
    return moment() == timetable.lastMoment();
  }

  /** Plays or pauses. */
  public void toggle() {
    if (running) {
      pause();
    } else {
      play();
    }
  }

  /** Goes on at another speed, 1 being normal. */
  void speed(double newSpeed) {
    speed = newSpeed;
    changed();
  }

  /** Goes elsewhere, without ceasing to run. */
  void seek(double newTime) {
    time = Math.max(0, Math.min(newTime, timetable.duration()));
    changed();
  }

  /** Stands still at a moment. */
  public void stand(int moment) {
    time = timetable.timeOf(moment);
    halt();
  }

  /** A seed on; more at a time the longer the key is held. */
  public void seedOn() {
    stand(timetable.momentAfter(time));
    stand(Math.min(timetable.momentAt(time) + furtherSteps(), timetable.lastMoment()));
  }

  /** A seed back; more at a time the longer the key is held. */
  public void seedBack() {
    stand(timetable.momentBefore(time));
    stand(Math.max(timetable.momentAt(time) - furtherSteps(), 0));
  }

  private int furtherSteps() {
    double now = ticker.now();
    repeats = now - lastStep < REPEAT ? repeats + 1 : 0;
    lastStep = now;
    return repeats / REPEATS_A_STEP;
  }

  /** To where the next lap begins. */
  public void lapOn() {
    stand(timetable.lapAfter(time));
  }

  /** To where the lap before began. */
  public void lapBack() {
    stand(timetable.lapBefore(time));
  }

  /** To the start. */
  public void restart() {
    stand(0);
  }

  /** To the end. */
  public void finish() {
    stand(timetable.lastMoment());
  }

  /** To so many tenths of the whole. */
  void tenth(int tenths) {
    stand(timetable.momentAt(timetable.duration() * tenths / 10));
  }

  private void tick() {
    double now = ticker.now();
    double next = Math.min(time + step(now - lastTick), timetable.duration());
    lastTick = now;
    int stop = timetable.lapAfter(time);
    boolean reachesLap = stop < timetable.lastMoment() && next >= timetable.timeOf(stop);
    if (reachesLap && manner.stopsAfterLap()) {
      stand(stop);
      return;
    }
    time = next;
    if (!isAtEnd()) {
      changed();
    } else if (manner.loops()) {
      time = 0;
      changed();
    } else {
      halt();
    }
  }

  private double step(double elapsed) {
    return speed == INSTANT ? timetable.duration() : elapsed * speed;
  }

  private void changed() {
    listeners.forEach(Runnable::run);
  }
}
