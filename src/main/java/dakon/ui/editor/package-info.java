/**
 * The board editor on the screen: a position is set up by clicks, keys or notation, moves are tried
 * from it, and it is turned into something else. Imports {@code dakon.study}, {@code
 * dakon.notation}, {@code dakon.lesson.markdown}, {@code dakon.export}, {@code
 * dakon.export.worksheet}, {@code dakon.ui.board}, {@code dakon.ui.replay}, {@code
 * dakon.ui.export}, {@code dakon.ui.theme} and what these stand on.
 */
package dakon.ui.editor;
