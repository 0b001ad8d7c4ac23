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
  private final Timeline timeline;
  private final Ticker ticker;
  private final List<Runnable> listeners = new ArrayList<>();
  private double time;
  private double speed = 1;
  private boolean running;
  private double lastTick;

  /** At the start of a timeline, not running. */
  Playback(Timeline timeline, Ticker ticker) {
    this.timeline = timeline;
    this.ticker = ticker;
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
    return timeline.at(time);
  }

  boolean isRunning() {
    return running;
  }

  private boolean isAtEnd() {
    return time >= timeline.duration();
  }

  /** Runs; from the start again if it had reached the end. */
  void play() {
    if (isAtEnd()) {
      time = 0;
    }
    running = true;
    lastTick = ticker.now();
    ticker.start(this::tick);
    changed();
  }

  /** Stands still. */
  void pause() {
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
    pause();
  }

  /** A seed on. */
  void seedOn() {
    stand(timeline.momentAfter(time));
  }

  /** A seed back. */
  void seedBack() {
    stand(timeline.momentBefore(time));
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

  private void tick() {
    double now = ticker.now();
    time = Math.min(time + (now - lastTick) * speed, timeline.duration());
    lastTick = now;
    if (isAtEnd()) {
      pause();
    } else {
      changed();
    }
  }

  private void changed() {
    listeners.forEach(Runnable::run);
  }
}
