/**
 * The tutor as a whole: a panel that any Swing program can embed, with the list of lessons at its
 * side and the lesson that is open. Imports {@code dakon.ui.lesson}, {@code dakon.ui.theme}, {@code
 * dakon.lesson}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.tutor;
