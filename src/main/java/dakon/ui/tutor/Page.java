package dakon.ui.tutor;

import java.util.Locale;

/** What can be on the page beside the side bar. */
enum Page {
  /** A lesson. */
  LESSON,
  /** The examples. */
  EXAMPLES,
  /** Things asked again. */
  REVIEW;

  /** What it is called in messages and settings. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
