/**
 * What a search has found, put to people: in sentences, and as exercises in which it is found once
 * more, move by move. Imports {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code
 * dakon.game}, {@code dakon.analysis}, {@code dakon.lesson} and {@code dakon.text}.
 */
package dakon.challenge;
