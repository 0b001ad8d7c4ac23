package dakon.ui.replay;

import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.trace.Event;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** Lets the seeds be heard that fall while moves are played, where the user wants it. */
final class Hearing {
  private final Playback playback;
  private final IntFunction<Stream<Event>> happened;
  private final Settings settings;
  private final Clicks clicks = new Clicks();
  private int heard;

  private Hearing(Playback playback, IntFunction<Stream<Event>> happened, Settings settings) {
    this.playback = playback;
    this.happened = happened;
    this.settings = settings;
  }

  /**
   * Lets a playback be heard from now on.
   *
   * @param happened tells what has happened with a moment
   */
  static void of(Playback playback, IntFunction<Stream<Event>> happened, Settings settings) {
    playback.onChange(new Hearing(playback, happened, settings)::listen);
  }

  private void listen() {
    int moment = playback.moment();
    if (playback.isRunning() && moment > heard && settings.isOn(Switch.SOUND)) {
      happened
          .apply(moment)
          .filter(Event.Sown.class::isInstance)
          .forEach(sown -> clicks.fall(((Event.Sown) sown).into()));
    }
    heard = moment;
  }
}
