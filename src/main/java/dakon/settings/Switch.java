package dakon.settings;

/** Something a user can switch on and off. */
public enum Switch {
  /** A replay pauses after each lap. */
  STOP_AFTER_LAP("stop-after-lap", true),
  /** A replay that has reached its end begins again. */
  LOOP("loop", false),
  /** Nothing flies: the board changes lap by lap. */
  REDUCED_MOTION("reduced-motion", false),
  /** Seeds are heard as they fall. */
  SOUND("sound", false),
  /** Single keys, such as space, work wherever the focus is. */
  SINGLE_KEYS("single-keys", true);

  private final String key;
  private final boolean byDefault;

  Switch(String key, boolean byDefault) {
    this.key = key;
    this.byDefault = byDefault;
  }

  /** What it is called where it is kept. */
  String key() {
    return key;
  }

  /** How it stands until the user says otherwise. */
  boolean byDefault() {
    return byDefault;
  }
}
