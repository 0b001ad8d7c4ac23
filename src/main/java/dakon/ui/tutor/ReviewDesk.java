package dakon.ui.tutor;

import dakon.lesson.Lesson;
import dakon.settings.Settings;
import dakon.text.Messages;
import dakon.ui.lesson.LessonPanel;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks again what is due, on a page of its own. */
final class ReviewDesk {
  private final Messages messages = Messages.of(ReviewDesk.class);
  private final PageArea pages;
  private final Settings settings;
  private final Consumer<Page> turner;

  /**
   * A desk on which nothing is asked.
   *
   * @param turner turns to a page
   */
  ReviewDesk(PageArea pages, Settings settings, Consumer<Page> turner) {
    this.pages = pages;
    this.settings = settings;
    this.turner = turner;
  }

  /** Goes through a round; without anything in it, all stays as it was. */
  void show(ReviewRound round) {
    round.lesson().ifPresent(lesson -> show(round, lesson));
  }

  private void show(ReviewRound round, Lesson lesson) {
    LessonPanel.Neighbours end =
        new LessonPanel.Neighbours(
            Optional.empty(), Optional.of(() -> end(round)), messages.text("review.finish"));
    pages.put(Page.REVIEW, new LessonPanel(round.file(), lesson, end, settings, round));
    turner.accept(Page.REVIEW);
  }

  private void end(ReviewRound round) {
    pages.put(Page.REVIEW, new ReviewEnd(round, () -> turner.accept(Page.LESSON)));
    turner.accept(Page.REVIEW);
  }
}
