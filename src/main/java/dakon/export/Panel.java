package dakon.export;

import dakon.replay.Scene;
import java.util.List;

/**
 * A picture of a storyboard with what is said of it.
 *
 * @param scene what the board looks like
 * @param heading which lap it is, or what else
 * @param position the position, in notation
 * @param sentences what happened
 * @param notes what an author adds
 */
record Panel(
    Scene scene, String heading, String position, List<String> sentences, List<String> notes) {

  /** Keeps its own lists. */
  Panel {
    sentences = List.copyOf(sentences);
    notes = List.copyOf(notes);
  }
}
