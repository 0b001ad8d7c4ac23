/**
 * What a lesson is, and what may be claimed in one: steps with prose and a board, notes on moments
 * of a move, conditions on how moves came out, findings on what is wrong with a file. Knows nothing
 * of the format a lesson is written in. Imports {@code dakon.board}, {@code dakon.trace}, {@code
 * dakon.rules}, {@code dakon.notation}, {@code dakon.replay} and {@code dakon.text}.
 */
package dakon.lesson;
