/**
 * The rules of a game as they are chosen on any page: the game, the direction and what ends it.
 * Imports {@code dakon.rules}, {@code dakon.board}, {@code dakon.text} and {@code dakon.ui.theme}.
 */
package dakon.ui.rules;
