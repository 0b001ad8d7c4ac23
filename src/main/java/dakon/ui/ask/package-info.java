/**
 * Where one asks the program: for the best first turn of a position, which is searched for in the
 * background, shown as a replay, and found once more by the learner; the coach, what each move is
 * worth; of a game, which moves cost most, each beside a better one; and how the same moves go
 * under other rules. Imports {@code dakon.coach}, {@code dakon.contrast}, {@code dakon.challenge},
 * {@code dakon.analysis}, {@code dakon.match}, {@code dakon.rules}, {@code dakon.lesson.markdown},
 * {@code dakon.ui.lesson}, {@code dakon.ui.replay}, {@code dakon.ui.rules}, {@code dakon.ui.board},
 * {@code dakon.ui.export}, {@code dakon.ui.theme} and what these stand on.
 */
package dakon.ui.ask;
