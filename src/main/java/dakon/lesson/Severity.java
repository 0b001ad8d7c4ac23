package dakon.lesson;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
  /** Something is wrong and must be mended. */
  ERROR,
  /** Something is to be known; the file is well. */
  WARNING;

  /** The word for it in the text form of a finding. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
