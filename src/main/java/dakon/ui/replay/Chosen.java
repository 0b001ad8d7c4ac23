package dakon.ui.replay;

import dakon.settings.Settings;
import dakon.settings.Switch;

/** What the user has chosen, as a playback asks for it. */
record Chosen(Settings settings) implements Playback.Manner {
  /** The property by which FlatLaf is told not to animate. */
  private static final String FLATLAF_ANIMATION = "flatlaf.animation";

  @Override
  public boolean stopsAfterLap() {
    return settings.isOn(Switch.STOP_AFTER_LAP);
  }

  @Override
  public boolean loops() {
    return settings.isOn(Switch.LOOP);
  }

  @Override
  public boolean isStill() {
    return settings.isOn(Switch.REDUCED_MOTION)
        || !Boolean.parseBoolean(System.getProperty(FLATLAF_ANIMATION, "true"));
  }
}
