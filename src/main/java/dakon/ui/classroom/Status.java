package dakon.ui.classroom;

import java.util.Objects;

/**
 * How things stand, in a line.
 *
 * @param tone how it is meant
 * @param words what is said
 */
record Status(Tone tone, String words) {
  /** Refuses a status that lacks something. */
  Status {
    Objects.requireNonNull(tone);
    Objects.requireNonNull(words);
  }

  /** Something to know. */
  static Status plain(String words) {
    return new Status(Tone.PLAIN, words);
  }
}
