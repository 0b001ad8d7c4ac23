package dakon.lesson;

import java.util.Objects;
import java.util.Optional;

/**
 * One step of a lesson: something to read, and as a rule something to see.
 *
 * @param id what progress is kept by; no other step of the lesson has it
 * @param title its heading, plain text
 * @param prose what is said, as HTML that is safe to show: no scripts, no foreign markup, links
 *     only to the web or to files of the lesson's folder, pictures only from there
 * @param block what is on the board; without one it stays as it was
 */
public record Step(String id, String title, String prose, Optional<Block> block) {

  /** Refuses a step that lacks something. */
  public Step {
    Objects.requireNonNull(id);
    Objects.requireNonNull(title);
    Objects.requireNonNull(prose);
    Objects.requireNonNull(block);
  }
}
