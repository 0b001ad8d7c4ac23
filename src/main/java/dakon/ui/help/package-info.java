/**
 * Help: the rules of the games beside a board on which they can be tried, the keys, screen readers,
 * and what the program is made of. The texts are lesson files, the parts a list that the build
 * writes. Imports {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code
 * dakon.game}, {@code dakon.replay}, {@code dakon.lesson}, {@code dakon.settings}, {@code
 * dakon.text}, {@code dakon.ui.lesson}, {@code dakon.ui.replay} and {@code dakon.ui.theme}.
 */
package dakon.ui.help;
