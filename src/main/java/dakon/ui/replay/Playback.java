package dakon.ui.replay;

import dakon.replay.Scene;
import dakon.replay.Timeline;
import dakon.settings.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * A place on a timeline that can be moved by hand and runs along by itself. It tells its listeners
 * whenever it is elsewhere or runs otherwise. Lives on the event dispatch thread.
 */
public final class Playback {
  /** A speed at which there is nothing to be seen between one stop and the next. */
  static final double INSTANT = Double.POSITIVE_INFINITY;

  /** A key that is held repeats faster than this, in milliseconds. */
  private static final double REPEAT = 100;

  /** So many repeats later a held key steps one more at a time. */
  private static final int REPEATS_A_STEP = 12;

  private final Timeline timeline;
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

  /** At the start of a timeline, not running. */
  Playback(Timeline timeline, Ticker ticker, Manner manner) {
    this.timeline = timeline;
    this.ticker = ticker;
    this.manner = manner;
  }

  /** At the start of a timeline, in the manner that the user has chosen; runs by the clock. */
  public static Playback of(Timeline timeline, Settings settings) {
    return new Playback(timeline, new SwingTicker(), new Chosen(settings));
  }

  /** Calls this whenever something has changed. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** The timeline it runs along. */
  public Timeline timeline() {
    return timeline;
  }

  /** Where it is, in milliseconds from the start at normal speed. */
  public double time() {
    return time;
  }

  /** What is to be seen. */
  public Scene scene() {
    return running && manner.isStill() ? timeline.withoutMotion(time) : timeline.at(time);
  }

  /** Whether it runs along. */
  public boolean isRunning() {
    return running;
  }

  private boolean isAtEnd() {
    return time >= timeline.duration();
  }

  /** Runs; from the start again if everything has happened. */
  public void play() {
    if (timeline.momentAt(time) == timeline.lastMoment()) {
      time = 0;
    }
    running = true;
    lastTick = ticker.now();
    ticker.start(this::tick);
    changed();
  }

  /** Stands still; where nothing is to move, with no seed in the air. */
  public void pause() {
    if (running && manner.isStill()) {
      time = timeline.timeOf(timeline.landmarkAt(time));
    }
    halt();
  }

  private void halt() {
    running = false;
    ticker.stop();
    changed();
  }

  /** How many events have happened. */
  public int moment() {
    return timeline.momentAt(time);
  }

  /** Whether everything has happened. */
  public boolean hasEnded() {
    return moment() == timeline.lastMoment();
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
    time = Math.max(0, Math.min(newTime, timeline.duration()));
    changed();
  }

  /** Stands still at a moment. */
  public void stand(int moment) {
    time = timeline.timeOf(moment);
    halt();
  }

  /** A seed on; more at a time the longer the key is held. */
  public void seedOn() {
    stand(timeline.momentAfter(time));
    stand(Math.min(timeline.momentAt(time) + furtherSteps(), timeline.lastMoment()));
  }

  /** A seed back; more at a time the longer the key is held. */
  public void seedBack() {
    stand(timeline.momentBefore(time));
    stand(Math.max(timeline.momentAt(time) - furtherSteps(), 0));
  }

  private int furtherSteps() {
    double now = ticker.now();
    repeats = now - lastStep < REPEAT ? repeats + 1 : 0;
    lastStep = now;
    return repeats / REPEATS_A_STEP;
  }

  /** To where the next lap begins. */
  public void lapOn() {
    stand(timeline.lapAfter(time));
  }

  /** To where the lap before began. */
  public void lapBack() {
    stand(timeline.lapBefore(time));
  }

  /** To the start. */
  public void restart() {
    stand(0);
  }

  /** To the end. */
  public void finish() {
    stand(timeline.lastMoment());
  }

  /** To so many tenths of the whole. */
  void tenth(int tenths) {
    stand(timeline.momentAt(timeline.duration() * tenths / 10));
  }

  private void tick() {
    double now = ticker.now();
    double next = Math.min(time + step(now - lastTick), timeline.duration());
    lastTick = now;
    int stop = timeline.lapAfter(time);
    boolean reachesLap = stop < timeline.lastMoment() && next >= timeline.timeOf(stop);
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
    return speed == INSTANT ? timeline.duration() : elapsed * speed;
  }

  private void changed() {
    listeners.forEach(Runnable::run);
  }
}
