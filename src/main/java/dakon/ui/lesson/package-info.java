/**
 * A lesson on the screen: its text, its steps, and the board beside them. Imports {@code
 * dakon.lesson}, {@code dakon.ui.replay}, {@code dakon.ui.board}, {@code dakon.ui.theme}, {@code
 * dakon.text} and what these stand on.
 */
package dakon.ui.lesson;
