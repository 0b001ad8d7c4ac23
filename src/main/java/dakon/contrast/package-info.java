/**
 * The same moves under two sets of rules: how each goes, and where they first differ. All is read
 * off the traces; nothing works out the rules a second time. Imports {@code dakon.board}, {@code
 * dakon.trace}, {@code dakon.rules}, {@code dakon.game}, {@code dakon.replay} for its words and
 * marks, and {@code dakon.text}.
 */
package dakon.contrast;
