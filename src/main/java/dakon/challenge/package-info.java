/**
 * What a search has found, put to people: in sentences, and as exercises in which it is found once
 * more, move by move, or in which what was played is done better. Imports {@code dakon.board},
 * {@code dakon.trace}, {@code dakon.rules}, {@code dakon.game}, {@code dakon.analysis}, {@code
 * dakon.coach}, {@code dakon.lesson} and {@code dakon.text}.
 */
package dakon.challenge;
