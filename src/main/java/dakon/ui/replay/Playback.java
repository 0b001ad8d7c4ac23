package dakon.ui.replay;

import dakon.replay.Scene;
import dakon.replay.Timeline;
import java.util.ArrayList;
import java.util.List;

/**
 * A place on a timeline that can be moved by hand and runs along by itself. It tells its listeners
 * whenever it is elsewhere or runs otherwise. Lives on the event dispatch thread.
 */
final class Playback {
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

  /** Calls this whenever something has changed. */
  void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** The timeline it runs along. */
  Timeline timeline() {
    return timeline;
  }

  /** Where it is, in milliseconds from the start at normal speed. */
  double time() {
    return time;
  }

  /** What is to be seen. */
  Scene scene() {
    return running && manner.isStill() ? timeline.withoutMotion(time) : timeline.at(time);
  }

  boolean isRunning() {
    return running;
  }

  private boolean isAtEnd() {
    return time >= timeline.duration();
  }

  /** Runs; from the start again if everything has happened. */
  void play() {
    if (timeline.momentAt(time) == timeline.lastMoment()) {
      time = 0;
    }
    running = true;
    lastTick = ticker.now();
    ticker.start(this::tick);
    changed();
  }

  /** Stands still; where nothing is to move, with no seed in the air. */
  void pause() {
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

  /** Plays or pauses. */
  void toggle() {
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
  void stand(int moment) {
    time = timeline.timeOf(moment);
    halt();
  }

  /** A seed on; more at a time the longer the key is held. */
  void seedOn() {
    stand(timeline.momentAfter(time));
    stand(Math.min(timeline.momentAt(time) + furtherSteps(), timeline.lastMoment()));
  }

  /** A seed back; more at a time the longer the key is held. */
  void seedBack() {
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
  void lapOn() {
    stand(timeline.lapAfter(time));
  }

  /** To where the lap before began. */
  void lapBack() {
    stand(timeline.lapBefore(time));
  }

  /** To the start. */
  void restart() {
    stand(0);
  }

  /** To the end. */
  void finish() {
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
