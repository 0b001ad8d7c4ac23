package dakon.ui.help;

import dakon.text.Messages;

/** A chapter of the help, in the order of the list. */
public enum Chapter {
  /** The rules of Dakon. */
  DAKON("dakon"),
  /** The rules of Congkak. */
  CONGKAK("congkak"),
  /** The rules of Djenon-aboure. */
  DJENON_ABOURE("djenon-aboure"),
  /** The list of keys. */
  KEYS("keys"),
  /** How to set up a screen reader. */
  SCREEN_READERS("screen-readers"),
  /** The program, its version, and what it is made of. */
  ABOUT("about");

  private final String lesson;

  Chapter(String lesson) {
    this.lesson = lesson;
  }

  /** The name of the lesson file that it is written in, if it is written in one. */
  String lesson() {
    return lesson;
  }

  /** What it is called, in the language of the display. */
  @Override
  public String toString() {
    return Messages.of(Chapter.class).text(this);
  }
}
