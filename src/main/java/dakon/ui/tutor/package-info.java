/**
 * The tutor as a whole: a panel that any Swing program can embed, with the list of lessons at its
 * side and the lesson that is open; what comes of a lesson is entered into the learner's progress.
 * Imports {@code dakon.ui.lesson}, {@code dakon.ui.progress}, {@code dakon.ui.theme}, {@code
 * dakon.lesson}, {@code dakon.progress}, {@code dakon.text} and what these stand on.
 */
package dakon.ui.tutor;
