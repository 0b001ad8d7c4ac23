/**
 * What a learner has done, in the window: who learns ({@link dakon.ui.progress.Seat}), how far they
 * are with a lesson, and what can be done with their progress. Imports {@code dakon.progress},
 * {@code dakon.lesson}, {@code dakon.settings}, {@code dakon.text} and {@code dakon.ui.theme}.
 */
package dakon.ui.progress;
