/**
 * The gallery of examples, without a window: what there is to see in lessons, how it is found by
 * game, rule and words, and how text from elsewhere becomes an example too. Imports {@code
 * dakon.lesson}, {@code dakon.notation}, {@code dakon.game}, {@code dakon.text} and what these
 * stand on.
 */
package dakon.gallery;
