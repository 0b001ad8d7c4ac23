package dakon.app;

import dakon.text.Messages;

/** The sentences of the command line, in the language of the display. */
final class Texts {
  private Texts() {}

  /** A sentence, its places filled. */
  static String text(String key, Object... arguments) {
    return Messages.of(Texts.class).text(key, arguments);
  }

  /** The name of a value. */
  static String text(Enum<?> value) {
    return Messages.of(Texts.class).text(value);
  }
}
