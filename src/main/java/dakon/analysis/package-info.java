/**
 * Searches: the best first turn, the best move of any position, and a player who goes by them. What
 * comes of them are values; all of them can be watched and called off. Imports {@code dakon.board},
 * {@code dakon.rules}, and of {@code dakon.trace} how a move ends.
 */
package dakon.analysis;
