package dakon.ui.replay;

import dakon.settings.Settings;
import dakon.settings.Switch;
import dakon.ui.theme.Keys;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;

/** The single keys by which whatever is played is played, stepped through and gone to. */
final class PlayerKeys {
  private static final int LAST_DIGIT = 9;

  private final JComponent player;
  private final Settings settings;
  private final BooleanSupplier means;

  /**
   * Keys that work while a player is shown.
   *
   * @param settings in which the user may have switched single keys off
   * @param means whether they mean something to the player now
   */
  PlayerKeys(JComponent player, Settings settings, BooleanSupplier means) {
    this.player = player;
    this.settings = settings;
    this.means = means;
  }

  /** Binds all keys of a playback. */
  void bind(Playback playback, TransportBar transport) {
    bind("SPACE", playback::toggle);
    bind("RIGHT", playback::seedOn);
    bind("LEFT", playback::seedBack);
    bind("shift RIGHT", playback::lapOn);
    bind("shift LEFT", playback::lapBack);
    bind("typed ]", playback::lapOn);
    bind("typed [", playback::lapBack);
    bind("HOME", playback::restart);
    bind("END", playback::finish);
    bind("typed +", () -> transport.changeSpeed(1));
    bind("typed -", () -> transport.changeSpeed(-1));
    for (String loop : List.of("typed l", "typed L")) {
      bind(loop, () -> settings.turn(Switch.LOOP, !settings.isOn(Switch.LOOP)));
    }
    bind("typed ?", () -> KeyList.show(player));
    for (int tenths = 0; tenths <= LAST_DIGIT; tenths++) {
      int place = tenths;
      bind("typed " + tenths, () -> playback.tenth(place));
    }
  }

  /** Binds a single key. */
  void bind(String key, Runnable action) {
    Keys.bindWhile(
        () -> means.getAsBoolean() && settings.isOn(Switch.SINGLE_KEYS), player, key, action);
  }
}
