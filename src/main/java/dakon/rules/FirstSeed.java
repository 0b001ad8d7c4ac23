package dakon.rules;

/** Where the first seed of a lap falls. */
public enum FirstSeed {
  /** Into the pit after the hole just lifted. */
  ONWARDS,
  /** Back into the hole just lifted. */
  BACK
}
