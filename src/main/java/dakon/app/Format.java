package dakon.app;

import java.util.Locale;

/** How results are written. */
enum Format {
  /** For a person. */
  TEXT,
  /** For a program. */
  JSON;

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
