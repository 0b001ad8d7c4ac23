/**
 * A position that somebody sets up and tries: drafts and their edits, what is to be said of them,
 * the moves tried from them and what each would do, and a way back from everything. Knows no
 * window. Imports {@code dakon.board}, {@code dakon.trace}, {@code dakon.rules}, {@code dakon.game}
 * and {@code dakon.text}.
 */
package dakon.study;
