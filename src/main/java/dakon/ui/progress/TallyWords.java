package dakon.ui.progress;

import dakon.progress.Outline.Tally;
import dakon.text.Messages;

/** Says how far one has come in a lesson. */
public final class TallyWords {
  private TallyWords() {}

  /** A clause such as "3 of 5 steps done, 4 of 9 stars". */
  public static String of(Tally tally) {
    Messages messages = Messages.of(TallyWords.class);
    String done = messages.text("tally.done", tally.done(), tally.steps());
    return tally.mostStars() == 0
        ? done
        : messages.text("tally.stars", done, tally.stars(), tally.mostStars());
  }
}
