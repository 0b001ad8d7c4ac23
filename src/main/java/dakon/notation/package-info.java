/**
 * The text and JSON forms of positions, moves, games and traces: what people write down and scripts
 * rely on. Imports {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code
 * dakon.game} and {@code dakon.text}.
 */
package dakon.notation;
