/**
 * The coach: what each move of a position does, how much it is worth, and why; and which moves of a
 * game cost most. Every reason it gives is a value that holds on the board; what is said of it
 * comes from the bundle. Imports {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules},
 * {@code dakon.game}, {@code dakon.analysis} and {@code dakon.text}.
 */
package dakon.coach;
