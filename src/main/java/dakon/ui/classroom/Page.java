package dakon.ui.classroom;

import java.util.List;
import javax.swing.JComponent;

/** A step of a lesson as it stands on the wall. */
interface Page {
  /** What stands above it: its question or its title. */
  String title();

  /** How things stand. */
  Status status();

  /** What fills the wall. */
  JComponent body();

  /** What can be done, in the order in which one wants to. */
  List<WallButton> ways();

  /** Whether letters are answers now, so that they mean nothing else. */
  default boolean takesLetters() {
    return false;
  }

  /** All that is to be heard of it beside its title and status. */
  default String spoken() {
    return "";
  }

  /** Shows what has changed. */
  default void refresh() {}

  /** Another page takes its place. */
  default void leave() {}
}
