/**
 * Whole games between two contenders, persons or the computer: who begins, whose turn it is, the
 * way back and on again, what is to be said of it, and where it is kept. Knows no window. Imports
 * {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code dakon.game}, {@code
 * dakon.notation}, {@code dakon.analysis}, {@code dakon.file} and {@code dakon.text}.
 */
package dakon.match;
