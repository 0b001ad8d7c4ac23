/**
 * The page on which whole games are played: a new game, pingsut, the game itself. Imports what it
 * shows, down to {@code dakon.match}, {@code dakon.ui.replay}, which plays every move, and {@code
 * dakon.ui.ask}, where the coach speaks of a game.
 */
package dakon.ui.play;
