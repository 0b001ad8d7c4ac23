/**
 * The player of moves: the clock that runs along a timeline, and board, caption and transport
 * around it. Imports {@code dakon.replay}, {@code dakon.game}, {@code dakon.ui.board}, {@code
 * dakon.ui.theme}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.replay;
