/**
 * Searches: the best first turn, the best move of any position. What comes of them are values;
 * nothing here plays a game, and nothing knows a window. Imports {@code dakon.board}, {@code
 * dakon.rules}, and of {@code dakon.trace} how a move ends.
 */
package dakon.analysis;
