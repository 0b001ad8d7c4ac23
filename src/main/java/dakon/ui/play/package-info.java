/**
 * The page on which whole games are played: a new game, pingsut, the game itself. Imports what it
 * shows, down to {@code dakon.match}, and {@code dakon.ui.replay}, which plays every move.
 */
package dakon.ui.play;
