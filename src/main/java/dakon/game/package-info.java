/**
 * A game in play: turns, passing, undo and redo, repetition, result. Imports {@code dakon.board},
 * {@code dakon.trace} and {@code dakon.rules}.
 */
package dakon.game;
