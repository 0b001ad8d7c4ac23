package dakon.study;

import java.util.Objects;

/**
 * What came of an edit: another draft, or the same one where it could not be done.
 *
 * @param draft the draft now
 * @param remark what is to be said of it, in a sentence: what was lost, or why nothing was done;
 *     else empty
 */
public record Edited(Draft draft, String remark) {

  /** Refuses an edit that came to nothing at all. */
  public Edited {
    Objects.requireNonNull(draft);
    Objects.requireNonNull(remark);
  }

  /** An edit that speaks for itself. */
  static Edited to(Draft draft) {
    return new Edited(draft, "");
  }
}
